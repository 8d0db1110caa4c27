/** Takes the pictures of a light twin (the page that servers send to visitors who save data) out of their templates. */
export function unwrapPictures(page: Document): void {
  for (const twin of page.querySelectorAll<HTMLTemplateElement>('template[data-live]')) twin.replaceWith(twin.content);
}
