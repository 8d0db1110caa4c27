/* Checks whether a file is in the register of documents that this page contains. Sends nothing to a server. */
(function () {
  const place = document.querySelector('.find');
  const field = document.querySelector('input');
  const status = document.querySelector('[role=status]');
  const facts = document.querySelector('template');
  // Some programs that show pages cannot compute a hash. Then the page only explains how to compare by hand.
  if (!place || !field || !status || !facts || !isSecureContext) return;
  const words = field.dataset;
  // Each line is one file: its key, its state, the language of its title, the language of its entry's title, and its facts. The
  // facts are in the order of the rows of the template.
  const lines = (document.getElementById('register')?.textContent ?? '').split('\n').map((line) => line.split('\t'));
  const register = new Map(lines.map(([key = '', ...known]) => [key, known]));

  /**
   * Returns the key of a file in the register: the first digits of its SHA-256.
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
   * Shows the answer for a file: the words for its state, and the facts about it.
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
      // Programs accept a PDF even if `%PDF-` is not at the first byte.
      const isPdf = (await file.slice(0, 1024).text()).includes('%PDF-');
      // The visitor may have chosen another file while this file was read.
      if (file === field.files?.[0]) show(file, register.get(key) ?? [isPdf ? 'unknown' : 'unlike']);
    } catch {
      status.textContent = words.unreadable ?? '';
    }
  });
  place.removeAttribute('hidden');
})();
