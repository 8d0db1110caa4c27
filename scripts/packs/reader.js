/* Marks tenders and jobs that have closed since the copy was made, and filters lists. */
(function () {
  const words = document.body.dataset;
  for (const chip of document.querySelectorAll('.state[data-closes], .state[data-lapses]')) {
    const end = Date.parse(chip.getAttribute('data-closes') ?? chip.getAttribute('data-lapses') ?? '');
    if (end < Date.now()) chip.textContent = chip.getAttribute('data-after') ?? words.closed ?? '';
  }

  const field = document.querySelector('input');
  const status = document.querySelector('[role=status]');
  if (!field || !status) return;
  /**
   * Returns lower-case text without accents and other marks that people omit when they type.
   *
   * @param {string} text
   */
  const plain = (text) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f\u093c]/g, '')
      .replace(/\u0901/g, '\u0902')
      .toLowerCase();
  const selected = field.dataset.rows ?? '';
  const rows = Array.from(document.querySelectorAll(selected), (row) => ({ row, text: plain(row.textContent) }));
  const parts = Array.from(document.querySelectorAll('section[data-part]'));
  const show = () => {
    const asked = plain(field.value).split(/\s+/).filter(Boolean);
    const fitting = new Set(
      rows.filter(({ text }) => asked.every((word) => text.includes(word))).map(({ row }) => row),
    );
    for (const { row } of rows) row.toggleAttribute('hidden', !fitting.has(row));
    for (const part of parts)
      part.toggleAttribute('hidden', !Array.from(part.querySelectorAll(selected)).some((row) => fitting.has(row)));
    const said = (words.shown ?? '').replace('{shown}', String(fitting.size)).replace('{total}', String(rows.length));
    status.textContent = asked.length > 0 ? said : '';
  };
  field.parentElement?.removeAttribute('hidden');
  field.addEventListener('input', show);
  // The browser may restore the text of the field when it returns to the page.
  show();
})();
