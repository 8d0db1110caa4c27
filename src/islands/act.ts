/** An island's handler. `element` is the element of the island, and `target` is what was touched in `element`. */
export type Act = (element: HTMLElement, target: Element) => void;
