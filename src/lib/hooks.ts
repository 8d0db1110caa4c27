/**
 * The elements that islands look for in the markup of pages. A component marks an element with `hook`, a script finds it
 * with `find`: a name that is not here compiles in neither.
 */
type Hook =
  // The feedback form.
  'send' | 'erase' | 'status' | 'kept' | 'fault-icon' | 'done-icon';

export const hook = (name: Hook) => ({ 'data-part': name });

export const find = (place: ParentNode, name: Hook): HTMLElement | null => place.querySelector(`[data-part=${name}]`);
