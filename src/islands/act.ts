/**
 * The handler of an island (a script that loads when it is needed). `element` is the island's element, and `target` is
 * the part of it that was touched.
 */
export type Act = (element: HTMLElement, target: Element) => void;
