import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { checkedFeedback, type FieldErrors } from './feedback-form.ts';
import type { JsonObject, Lang } from './openapi.ts';
import { refusalPage } from './refusal-page.ts';
import { sentJson } from './sent-body.ts';
import type { FeedbackLimit, Store } from './store.ts';

interface FeedbackOptions {
  store: Store;
  schema: JsonObject;
  limit: FeedbackLimit;
  /** Sites whose pages without script may be sent on to their thank-you page. */
  siteUrls: readonly string[];
  /** The nearest proxy names the client in `X-Forwarded-For`. */
  behindProxy: boolean;
}

const tooOften = {
  en: 'Too much feedback was sent from here. Please try again later.',
  hi: 'यहाँ से बहुत अधिक सुझाव भेजे गए हैं। कृपया कुछ देर बाद प्रयास करें।',
} as const;

const originOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;

/** Takes feedback; when it answers with a reference number, the feedback is on the disk. */
export function feedbackRoutes({ store, schema, limit, siteUrls, behindProxy }: FeedbackOptions): Hono {
  const routes = new Hono();
  const siteOrigins = new Set(siteUrls.map(originOf));

  function clientOf(c: Context): string {
    const forwarded = behindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    return forwarded ?? getConnInfo(c).remote.address ?? '';
  }

  function thanksPage(c: Context, lang: Lang, pageUrl: string | undefined, reference: string): string | undefined {
    const origins = [c.req.header('origin'), c.req.header('referer'), pageUrl].map(originOf);
    const origin = origins.find((one) => one !== undefined && siteOrigins.has(one));
    return origin && `${origin}${lang === 'hi' ? '/hi' : ''}/feedback/thank-you?reference=${reference}`;
  }

  function refused(c: Context, isForm: boolean, lang: Lang, status: 400 | 429, errors: FieldErrors): Response {
    const wantsPage = isForm && c.req.header('accept')?.includes('text/html');
    if (wantsPage) return c.html(refusalPage(lang, errors), status);
    return c.json(status === 429 ? { detail: tooOften[lang] } : errors, status);
  }

  routes.post('/api/v2/submit_feedback/', async (c) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    const isForm = type === 'application/x-www-form-urlencoded';
    if (!isForm && type !== 'application/json') {
      return c.json({ detail: 'Send JSON or a URL-encoded form.' }, 415);
    }
    const sent = isForm ? Object.fromEntries(new URLSearchParams(await c.req.text())) : await sentJson(c);
    const checked = checkedFeedback(sent, schema);
    if ('errors' in checked) return refused(c, isForm, checked.lang, 400, checked.errors);
    const { lang, feedback } = checked;

    const client = clientOf(c);
    const seconds = store.secondsToWait(client, limit);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return refused(c, isForm, lang, 429, { message: [tooOften[lang]] });
    }
    const reference = store.keepFeedback(feedback, client);
    const thanks = isForm ? thanksPage(c, lang, feedback.page_url, reference) : undefined;
    return thanks ? c.redirect(thanks, 303) : c.json({ results: { reference } }, 201);
  });

  return routes;
}
