import type { Act } from '../act';
import { make } from '../make';
import { copyOf, type Pictures } from '../save/copy';
import { words } from '../save/words';

const sizeOf = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en-IN')} ${words.kb}`;

/**
 * Offers a copy of the page as one file, with a choice of pictures, and says before how large each is. Without script its
 * button is not there: the browser's own way to save a page is.
 */
export const act: Act = (button) => {
  const said = make('span', { role: 'status' });
  const tell = (work: Promise<string>): void => {
    said.textContent = words.wait;
    void work.catch(() => words.failed).then((text) => (said.textContent = text));
  };

  async function save(pictures: Pictures): Promise<string> {
    const href = URL.createObjectURL(await copyOf(pictures));
    make('a', { href, download: `${document.title}.html` }).click();
    return words.done;
  }
  async function offer(): Promise<string> {
    const { size } = await copyOf('none');
    const choices = (['none', 'small', 'full'] as const).flatMap((pictures) => {
      // Pictures stand in the file as text, which takes four letters for three bytes.
      const bytes = size + (Number(pictures === 'none' ? 0 : button.dataset[pictures]) * 4) / 3;
      const named = `${words[pictures]}, ${sizeOf(bytes)}`;
      return bytes ? make('button', { type: 'button', onclick: () => tell(save(pictures)) }, named) : [];
    });
    button.replaceWith(...choices);
    choices[0]?.focus();
    return '';
  }

  button.nextElementSibling?.remove();
  button.after(said);
  tell(offer());
};
