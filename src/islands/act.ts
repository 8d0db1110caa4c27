/** What an island does when a visitor touches what it serves; `target` is what was touched in it. */
export type Act = (element: HTMLElement, target: Element) => void;
