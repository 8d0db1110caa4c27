import type { Act } from '../act';
import { make } from '../make';
import { hashOf } from '../verify/hash';
import { keepPage, takeShared } from '../verify/kept';
import { loadAll, lookUp } from '../verify/register';
import { answerOf } from '../verify/view';
import { find } from '~/lib/hooks';

function partsOf(element: HTMLElement) {
  const [field, progress] = [element.querySelector('input'), element.querySelector('progress')];
  const status = find(element, 'status');
  return field && progress && status ? { field, progress, status } : undefined;
}

const PDF = '%PDF-';
/** Programs read a PDF even if its first sign is some bytes later. */
const MOST_BEFORE = 1024;

/** Takes files that are dropped anywhere: one that misses the field must not open in place of the page. */
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
 * Says whether the site has published a file that the visitor chooses or drops. The file is read here, and the register of
 * files is asked for by the first bits of its hash. Without script, the page says how to compare a file by hand.
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
      // Of several files that were dropped, one is judged: the name says which. It must not look like words of ours.
      const name = make('bdi', {}, file.name.replace(/\p{Bidi_Control}/gu, ''));
      status.replaceChildren(answerOf(state, registered), make('p', { className: 'mt-2' }, '“', name, '”'));
      if (words.asof) status.append(wordsOf('asof'));
    } catch {
      if (latest !== file) return;
      const again = (): void => {
        window.ononline = null;
        if (latest === file) void compare(file, hash);
      };
      window.ononline = again; // in the place of an earlier try
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

  // A file that has the same name as the last one is no change for some browsers, but its bytes may be others.
  field.onchange = field.oncancel = () => judge(field.files?.[0]);
  takeDropped((files) => {
    field.files = files;
    void judge(files[0]);
  });
  const take = find(element, 'take');
  // These words have a place of their own, because the answer for a file must stay.
  const sayOfList = (name: string): void => find(element, 'list-status')?.replaceChildren(wordsOf(name));
  /** What is said when this page and the parts of a long register that were asked for are kept. */
  let kept = 'part';
  const keepAsked = (): void => {
    if (take) void keep().then((isKept) => isKept && sayOfList(kept));
  };
  /** Browsers that can keep nothing still compare: the page then works until it is closed. */
  const keep = (): Promise<boolean> => keepPage().catch(() => false);
  const all = (): Promise<void> =>
    loadAll(register)
      .then(keep)
      .then((isKept) => sayOfList((kept = isKept ? 'taken' : 'held')));
  // A short register is one part. It is loaded at once, so that the page then works without a connection.
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
