import type { Act } from '../act';
import { make } from '../make';
import { hashOf } from '../verify/hash';
import { keepPage, takeShared } from '../verify/offline';
import { loadAll, lookUp } from '../verify/register';
import { answerOf } from '../verify/view';
import { find } from '~/lib/hooks';

function partsOf(element: HTMLElement) {
  const [field, progress] = [element.querySelector('input'), element.querySelector('progress')];
  const status = find(element, 'status');
  return field && progress && status ? { field, progress, status } : undefined;
}

const PDF = '%PDF-';
/** Programs open a PDF even if there are other bytes before the text `%PDF-`. This is the largest number of such bytes. */
const MOST_BEFORE = 1024;

/**
 * Takes files that are dropped anywhere on the page. Without this, a file that is dropped beside the field would open in place
 * of the page.
 */
function takeDropped(take: (files: FileList) => void): void {
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    const files = event.dataTransfer?.files;
    if (!files?.length) return;
    event.preventDefault();
    take(files);
  });
}

/**
 * Checks whether the site has published a file that the visitor chooses or drops. The browser reads the file. The site receives
 * only the first bits of the file's hash, as the address of a part of the register. Without a script, the page explains how to
 * compare a file by hand.
 */
export const act: Act = (element) => {
  const parts = partsOf(element);
  if (!parts) return;
  const { field, progress, status } = parts;
  delete element.dataset.lost;
  const { folder = '', bits = '', day = '', ...words } = element.dataset;
  const register = { folder, bits: Number(bits), day };
  let latest: File | undefined;

  const wordsOf = (name: string): Node => make('p', { className: 'mt-2 bold' }, words[name] ?? '');
  const say = (name: string, ...more: Node[]): void => status.replaceChildren(wordsOf(name), ...more);

  async function compare(file: File, hash: string): Promise<void> {
    say('loading');
    try {
      const registered = await lookUp(register, hash);
      keepAsked();
      const start = await file.slice(0, MOST_BEFORE).text();
      const state = registered?.state ?? (start.includes(PDF) ? 'unknown' : 'unlike');
      if (latest !== file) return;
      // If several files were dropped, only one is checked, and the answer shows its name. The name comes from the visitor, so
      // it must not look like a text of this site.
      const name = make('bdi', {}, file.name.replace(/\p{Bidi_Control}/gu, ''));
      status.replaceChildren(answerOf(state, registered), make('p', { className: 'mt-2' }, '“', name, '”'));
      if (words.asof) status.append(wordsOf('asof'));
    } catch {
      if (latest !== file) return;
      const again = (): void => {
        window.ononline = null;
        if (latest === file) void compare(file, hash);
      };
      window.ononline = again; // An assignment, not `addEventListener`: it replaces the handler of an earlier try.
      say('offline', make('button', { type: 'button', className: 'btn mt-2', onclick: again }, words.again ?? ''));
    }
  }

  async function judge(file: File | undefined): Promise<void> {
    if (!file) return;
    latest = file;
    const isWanted = (): boolean => latest === file;
    progress.hidden = file.size === 0;
    progress.value = 0;
    say(progress.hidden ? 'empty' : 'working');
    if (progress.hidden) return;
    try {
      const hash = await hashOf(file, { isWanted, tell: (done) => (progress.value = done) });
      if (hash) await compare(file, hash);
    } catch {
      if (isWanted()) say('unreadable');
    } finally {
      if (isWanted()) progress.hidden = true;
    }
  }

  // For some browsers, choosing another file with the same name is no change. But its bytes may differ, so the file is checked
  // again.
  field.onchange = field.oncancel = () => judge(field.files?.[0]);
  takeDropped((files) => {
    field.files = files;
    void judge(files[0]);
  });
  const take = find(element, 'take');
  // The messages about loading the register have their own place, because the answer for a file must stay visible.
  const sayOfList = (name: string): void => find(element, 'list-status')?.replaceChildren(wordsOf(name));
  /**
   * The name of the message that is shown after the browser has stored this page and the requested parts of a long register.
   */
  let kept = 'part';
  const keepAsked = (): void => {
    if (take) void keep().then((isKept) => isKept && sayOfList(kept));
  };
  /** If the browser cannot store the page, visitors can still check files until they close the page. */
  const keep = (): Promise<boolean> => keepPage().catch(() => false);
  const all = (): Promise<void> =>
    loadAll(register)
      .then(keep)
      .then((isKept) => sayOfList((kept = isKept ? 'taken' : 'held')));
  // A short register has only one part. The page loads this part without a click, and then works without a connection.
  if (!take) all().catch(() => {});
  else {
    keepAsked();
    take.onclick = () => {
      sayOfList((kept = 'taking'));
      all().catch(() => sayOfList((kept = 'untaken')));
    };
  }
  void judge(field.files?.[0]);
  if (location.search === '?shared') takeShared().then(judge, () => (location.hash = 'again'));
};
