import { contentCheck } from './check-content.ts';
import type { ContentFolder } from './content-folder.ts';
import type { OpenApi } from './openapi.ts';
import { watchContent } from './watch-content.ts';
import { changeOf, sendWebhook, type WebhookTarget } from './webhook.ts';

interface ContentKeeperOptions {
  folder: ContentFolder;
  openApi: OpenApi;
  /** Receives one line for each fault of the content. Without `log`, the content is not checked. */
  log?: ((line: string) => void) | undefined;
  webhook?: WebhookTarget;
}

const MOST_LINES = 100;
/** The slow check for faults waits this long after a change. So the API first answers requests for the new content. */
const REPORT_AFTER_MS = 500;

/** Checks the folder now and after each change, and sends changes to the webhook. Returns a function to stop both. */
export function keepContent({ folder, openApi, log, webhook }: ContentKeeperOptions): () => void {
  const check = contentCheck(folder, openApi);
  let reported = new Set<string>();
  const contents = new Map<string, unknown>();
  const remember = (name: string) => contents.set(name, folder.read(name)?.content);

  /** Logs the faults that are new since the last check. If all earlier faults are corrected, logs this once. */
  function report(): void {
    if (!log) return;
    const faults = new Set(check());
    const unsaid = [...faults].filter((fault) => !reported.has(fault));
    unsaid.slice(0, MOST_LINES).forEach((fault) => log(fault));
    if (unsaid.length > MOST_LINES) log(`... and ${unsaid.length - MOST_LINES} more faults of the content.`);
    if (reported.size > 0 && faults.size === 0) log('The content has no more faults.');
    reported = faults;
  }

  async function tell(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const before = contents.get(name);
      remember(name);
      if (!webhook || before === contents.get(name)) continue;
      await sendWebhook(webhook, changeOf(name, before, contents.get(name))).catch((error: unknown) =>
        log?.(error instanceof Error ? error.message : String(error)),
      );
    }
  }

  report();
  folder.names().forEach(remember);
  remember('site');
  let timer: NodeJS.Timeout | undefined;
  const stopWatching = watchContent(folder.dir, (names) => {
    void tell(names);
    clearTimeout(timer);
    timer = setTimeout(report, REPORT_AFTER_MS);
  });
  return () => {
    stopWatching();
    clearTimeout(timer);
  };
}
