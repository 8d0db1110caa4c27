/* Says whether a file is in the register of documents that this page holds. It sends nothing. */
(function () {
  const place = document.querySelector('.find');
  const field = document.querySelector('input');
  const status = document.querySelector('[role=status]');
  const facts = document.querySelector('template');
  // Some programs that show pages cannot make a hash. Then the page says how to compare by hand.
  if (!place || !field || !status || !facts || !isSecureContext) return;
  const words = field.dataset;
  // One line for each file: its key, its state, the languages of its title and of that of its entry, and what is known of it, in the order of the rows
  // of the template.
  const lines = (document.getElementById('register')?.textContent ?? '').split('\n').map((line) => line.split('\t'));
  const register = new Map(lines.map(([key = '', ...known]) => [key, known]));

  /**
   * Returns the first digits of the SHA-256 of a file: its key in the register.
   *
   * @param {File} file
   */
  const keyOf = async (file) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .slice(0, Number(words.digits));
  };

  /**
   * Shows the answer for a file: what the page says of all files of its state, with the facts of this one.
   *
   * @param {File} file
   * @param {string[]} known
   */
  const show = (file, [state = 'unknown', titleLang = '', lang = '', ...known]) => {
    const name = document.createElement('bdi');
    name.textContent = file.name.replace(/\p{Bidi_Control}/gu, '');
    const told = document.createElement('p');
    told.append('“', name, '” ', words.asof ?? '');
    const answer = document.querySelector(`[data-answer=${state}]`)?.cloneNode(true);
    const list = /** @type {DocumentFragment} */ (facts.content.cloneNode(true));
    for (const [index, row] of Array.from(list.querySelectorAll('div')).entries()) {
      if (known[index]) row.lastElementChild?.append(known[index]);
      else row.remove();
      const written = { title: titleLang, of: lang }[row.dataset.fact ?? ''];
      if (written) row.lastElementChild?.setAttribute('lang', written);
    }
    status.replaceChildren(...(answer ? [answer, list] : []), told);
  };

  field.addEventListener('change', async () => {
    const [file] = field.files ?? [];
    if (!file) return;
    status.textContent = words.working ?? '';
    try {
      const key = await keyOf(file);
      // Programs read a PDF even if its first sign is some bytes later.
      const isPdf = (await file.slice(0, 1024).text()).includes('%PDF-');
      // While a large file was read, the visitor may have chosen another.
      if (file === field.files?.[0]) show(file, register.get(key) ?? [isPdf ? 'unknown' : 'unlike']);
    } catch {
      status.textContent = words.unreadable ?? '';
    }
  });
  place.removeAttribute('hidden');
})();
