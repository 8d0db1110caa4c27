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
    { step: -1, sign: <small>{`${words.letter}−`}</small>, said: words.smaller },
    { step: 0, sign: words.letter, said: words.standard },
    { step: 1, sign: `${words.letter}+`, said: words.larger },
  ];
  return (
    <ul aria-label={words.label}>
      <li className="max-strip:gone!">
        <a href={readerHref}>{words.reader}</a>
      </li>
      <li className="needs-script">
        {sizes.map(({ step, sign, said }) => (
          <button key={step} type="button" data-set={step}>
            {sign}
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
        <a data-island="language" href={otherHref} lang={other} hrefLang={other}>
          <b>{words.other}</b>
        </a>
      </li>
    </ul>
  );
}
