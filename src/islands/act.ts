/** An island's handler. `element` is the served element, `target` the touched element in it. */
export type Act = (element: HTMLElement, target: Element) => void;
