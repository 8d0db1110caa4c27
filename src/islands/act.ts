/** What an island does when a visitor touches what it serves; `target` is what was touched in it. */
export type Act = (element: HTMLElement, target: Element) => void;

/** The language of the page, by its root element. */
export const pageLang = (): 'en' | 'hi' => (document.documentElement.lang === 'hi' ? 'hi' : 'en');
