import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { API_BASE } from '../../src/lib/api-base.ts';
import { checkedFeedback } from './feedback-form.ts';
import type { JsonObject, Lang } from './openapi.ts';
import { fieldsPage, tooOften, tooOftenPage } from './refusal-page.ts';
import { isForm, isJson, sentJson, wantsPage } from './sent-body.ts';
import type { FeedbackLimit, Store } from './store.ts';

interface FeedbackOptions {
  store: Store;
  schema: JsonObject;
  limit: FeedbackLimit;
  /** When a form is sent without JavaScript, the API redirects only to the thank-you pages of these sites. */
  siteUrls: readonly string[];
  /** True if the proxy in front of the API adds the address of the client to `X-Forwarded-For`. */
  behindProxy: boolean;
}

const originOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;

/** Shortens an IPv6 address to its first four groups. One home connection owns all addresses that begin with these groups. */
function networkOf(address: string): string {
  const sender = ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
  return sender?.kind() === 'ipv6'
    ? sender.toNormalizedString().split(':').slice(0, 4).join(':')
    : String(sender ?? address);
}

/** Accepts feedback. It answers with a reference number only after the feedback is on the disk. */
export function feedbackRoutes({ store, schema, limit, siteUrls, behindProxy }: FeedbackOptions): Hono {
  const routes = new Hono();
  const siteOrigins = new Set(siteUrls.map(originOf));

  function clientOf(c: Context): string {
    const forwarded = behindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    return networkOf(forwarded ?? getConnInfo(c).remote.address ?? '');
  }

  function thanksPage(c: Context, lang: Lang, pageUrl: string | undefined, reference: string): string | undefined {
    const origins = [c.req.header('origin'), c.req.header('referer'), pageUrl].map(originOf);
    const origin = origins.find((one) => one !== undefined && siteOrigins.has(one));
    return origin && `${origin}${lang === 'hi' ? '/hi' : ''}/feedback/thank-you?reference=${reference}`;
  }

  routes.post(`${API_BASE}/submit_feedback/`, async (c) => {
    if (!isForm(c) && !isJson(c)) return c.json({ detail: 'Send JSON or a URL-encoded form.' }, 415);
    const sent = isForm(c) ? Object.fromEntries(new URLSearchParams(await c.req.text())) : await sentJson(c);
    const checked = checkedFeedback(sent, schema);
    if ('errors' in checked) {
      const { lang, errors } = checked;
      return wantsPage(c) ? c.html(fieldsPage(lang, errors), 400) : c.json(errors, 400);
    }
    const { lang, feedback } = checked;
    // A message that is sent again gets its first reference number at once. The limit does not apply to this message.
    const known = feedback.message_id && store.referenceOf(feedback.message_id);

    const client = clientOf(c);
    const seconds = known ? 0 : store.secondsToWait(client, limit);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      if (wantsPage(c)) return c.html(tooOftenPage(lang, seconds), 429);
      return c.json({ detail: tooOften(seconds, lang) }, 429);
    }
    const reference = known || store.keepFeedback(feedback, client);
    const thanks = isForm(c) ? thanksPage(c, lang, feedback.page_url, reference) : undefined;
    return thanks ? c.redirect(thanks, 303) : c.json({ results: { reference } }, 201);
  });

  return routes;
}
