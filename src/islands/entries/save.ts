import type { Act } from '../act';
import { make } from '../make';
import { copyOf, type Pictures } from '../save/copy';
import { words } from '../save/words';

const sizeOf = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en-IN')} ${words.kb}`;

/**
 * Offers a copy of the page as one file, with or without pictures, and shows the sizes first. Without script there is
 * no button, but the browser can save the page itself.
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
      // A copy contains its pictures as Base64, which needs four letters for three bytes.
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
