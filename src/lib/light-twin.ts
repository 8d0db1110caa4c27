/** Takes pictures out of templates. A light twin, the page for visitors who save data, has pictures in templates. */
export function unwrapPictures(page: Document): void {
  for (const twin of page.querySelectorAll<HTMLTemplateElement>('template[data-live]')) twin.replaceWith(twin.content);
}
