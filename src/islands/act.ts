/**
 * The handler of an island (a script that loads when it is needed). `element` is the island's element. `target` is the touched
 * part of the element.
 */
export type Act = (element: HTMLElement, target: Element) => void;
