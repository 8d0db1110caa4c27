import type { Lang } from '~/i18n/lang';

interface Props {
  readonly words: Readonly<
    Record<'label' | 'reader' | 'letter' | 'smaller' | 'standard' | 'larger' | 'theme' | 'settings' | 'other', string>
  >;
  /** The address of the page about screen readers. */
  readonly readerHref: string;
  readonly other: Lang;
  /** The address of this page in the other language. */
  readonly otherHref: string;
}

/**
 * The bar with reading settings on every page. React renders it only at build time and does not hydrate it, because
 * `start/start.ts` handles the buttons.
 */
export function SettingsStrip({ words, readerHref, other, otherHref }: Props) {
  const sizes = [
    { step: -1, sign: '−', said: words.smaller, look: 'text-[0.8em]!' },
    { step: 0, sign: '', said: words.standard },
    { step: 1, sign: '+', said: words.larger, look: 'text-[1.2em]!' },
  ];
  return (
    <ul aria-label={words.label}>
      <li className="max-strip:gone!">
        <a href={readerHref}>{words.reader}</a>
      </li>
      <li className="needs-script">
        {sizes.map(({ step, sign, said, look }) => (
          <button key={step} className={look} type="button" data-set={step}>
            {words.letter + sign}
            <span className="vh">{` ${said}`}</span>
          </button>
        ))}
      </li>
      <li className="needs-script">
        <button type="button" data-set="dark">
          {words.theme}
        </button>
      </li>
      <li className="needs-script max-strip:gone!">
        <button type="button" data-island="settings">
          {words.settings}
        </button>
      </li>
      <li>
        <a className="bold!" data-island="language" href={otherHref} lang={other} hrefLang={other}>
          {words.other}
        </a>
      </li>
    </ul>
  );
}
