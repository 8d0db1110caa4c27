/** Puts the pictures of a light twin back where they stand in the page: a server sends it to whoever saves data. */
export function unwrapPictures(page: Document): void {
  for (const twin of page.querySelectorAll<HTMLTemplateElement>('template[data-live]')) twin.replaceWith(twin.content);
}
