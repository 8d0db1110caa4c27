/** Moves the pictures of a light twin out of their templates. A server sends light twins to visitors who save data. */
export function unwrapPictures(page: Document): void {
  for (const twin of page.querySelectorAll<HTMLTemplateElement>('template[data-live]')) twin.replaceWith(twin.content);
}
