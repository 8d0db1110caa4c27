import { make } from '../make';
import type { Say } from './words';

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Shows the errors of a form: beside each field, and at the top with links to the fields. */
export function errorBoard(form: HTMLFormElement, say: Say, icon: () => Node) {
  const { title } = document;
  const heading = make('h2', { id: 'errors' });
  const list = make('ul', {});
  const summary = make('div', { className: 'errors', role: 'group', tabIndex: -1 });
  summary.setAttribute('aria-labelledby', heading.id);
  summary.append(heading, list);
  /** The elements that show the error of a field. */
  const shown = new Map<Field, readonly Element[]>();

  const count = (): void => {
    const number = shown.size;
    document.title = number ? say('error_title', { title }) : title;
    if (!number) summary.remove();
    heading.replaceChildren(icon(), say(number === 1 ? 'errors_one' : 'errors_other', { count: number }));
  };

  const mark = (field: Field, id: string, isBad: boolean): void => {
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);
    if (isBad) described.push(id);
    if (described.length > 0) field.setAttribute('aria-describedby', described.join(' '));
    else field.removeAttribute('aria-describedby');
    field.setAttribute('aria-invalid', String(isBad));
    field.parentElement?.classList.toggle('field--bad', isBad);
  };

  /** Removes a field's error. */
  const mend = (field: Field): void => {
    shown.get(field)?.forEach((part) => part.remove());
    if (!shown.delete(field)) return;
    mark(field, `${field.id}-error`, false);
    count();
  };
  const clear = (): void => [...shown.keys()].forEach(mend);

  return {
    mend,
    clear,
    /** Shows errors beside their fields and in a summary, and focuses the summary. */
    show(errors: ReadonlyMap<Field, string>): void {
      clear();
      for (const [field, said] of errors) {
        const link = make('a', { href: `#${field.id}` }, said);
        link.addEventListener('click', (event) => {
          event.preventDefault();
          // Scroll to the label, because the error is above the field.
          field.parentElement?.scrollIntoView();
          field.focus({ preventScroll: true });
        });
        const item = make('li', {}, link);
        const beside = make('p', { className: 'err', id: `${field.id}-error` }, icon(), make('span', {}, said));
        field.before(beside);
        list.append(item);
        mark(field, beside.id, true);
        shown.set(field, [item, beside]);
      }
      form.prepend(summary);
      count();
      summary.focus();
    },
  };
}
