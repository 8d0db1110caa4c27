/**
 * Replaces the templates of pictures by the pictures. A light page (for visitors who save data) has its pictures in
 * templates, because browsers do not load pictures in templates.
 */
export function unwrapPictures(page: Document): void {
  for (const twin of page.querySelectorAll<HTMLTemplateElement>('template[data-live]')) twin.replaceWith(twin.content);
}
