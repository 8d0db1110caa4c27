interface Props {
  readonly words: Readonly<Record<'form' | 'search' | 'placeholder', string>>;
  /** The address of the search page. */
  readonly action: string;
  /** True if the results appear on the same page. */
  readonly isBesideResults: boolean;
  /** The text in the field when the page opens. */
  readonly asked: string | undefined;
  /** True if the page has a visible label for the field, and something else is the main act of the page. */
  readonly isLabelled: boolean;
}

/**
 * A form that opens the search page with the query in the address. React renders it only at build time, because the
 * form needs no script and the results page works without React.
 */
export function SearchForm({ words, action, isBesideResults, asked, isLabelled }: Props) {
  return (
    <form
      role="search"
      className="bigsearch"
      action={action}
      aria-label={words.form}
      data-live={isBesideResults ? 'results' : undefined}
    >
      {!isLabelled && (
        <label className="vh" htmlFor="q">
          {words.search}
        </label>
      )}
      <input
        id="q"
        name="q"
        type="search"
        maxLength={200}
        autoComplete="off"
        defaultValue={asked}
        placeholder={isLabelled ? undefined : words.placeholder}
      />
      <button className={isLabelled ? 'btn btn--plain border-ember' : 'btn'} type="submit">
        <svg className="icon" width="20" height="20" aria-hidden="true">
          <use href="#i-search" />
        </svg>
        {words.search}
      </button>
    </form>
  );
}
