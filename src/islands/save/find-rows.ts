/**
 * Filters a list by words, in a saved copy of a page. The copy contains only the text of this function, so the function must
 * not use other functions or constants.
 */
export function findRows(): void {
  const [field, said] = document.querySelectorAll<HTMLInputElement>('.filter :is(input,output)');
  const rows = document.querySelectorAll<HTMLElement>('[data-rows]>*');
  if (!field || !said) return;
  const fold = (text: string): string =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u093c]/g, '')
      .toLowerCase();
  field.oninput = () => {
    let shown = 0;
    for (const row of rows) {
      const text = fold(row.textContent);
      row.hidden = !fold(field.value)
        .split(' ')
        .every((word) => text.includes(word));
      shown += row.hidden ? 0 : 1;
    }
    said.value = `${shown} / ${rows.length}`;
  };
}
