import { make } from '../make';

/** `wait` and `done` differ by colour and icon; `plain` has no icon. */
export type Look = 'plain' | 'wait' | 'done';

/** Shows the state of a message beside its button, in a live region. Without lines the notice disappears. */
export function tell(status: HTMLElement, look: Look, icon: Node | undefined, lines: readonly (Node | string)[]): void {
  const text = make('div', {}, ...lines.map((line) => make('p', {}, line)));
  const notice = make('div', { className: `notice notice--${look}` }, ...(icon ? [icon] : []), text);
  status.replaceChildren(...(lines.length > 0 ? [notice] : []));
  if (status.closest('form')?.contains(document.activeElement)) status.scrollIntoView({ block: 'nearest' });
}
