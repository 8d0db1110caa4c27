import { make } from '../make';

/** `wait` and `done` are told apart by colour and icon; `plain` has no icon. */
export type Look = 'plain' | 'wait' | 'done';

/**
 * Says what becomes of a message, to be read and to be heard, right where it is sent from: nobody's focus has to move
 * for it. Without lines the notice goes.
 */
export function tell(status: HTMLElement, look: Look, icon: Node | undefined, lines: readonly (Node | string)[]): void {
  const text = make('div', {}, ...lines.map((line) => make('p', {}, line)));
  const notice = make('div', { className: `notice notice--${look}` }, ...(icon ? [icon] : []), text);
  status.replaceChildren(...(lines.length > 0 ? [notice] : []));
  if (status.closest('form')?.contains(document.activeElement)) status.scrollIntoView({ block: 'nearest' });
}
