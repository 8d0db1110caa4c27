/** The distance from the window, above and below. It is 0 at the sides, because a visitor may never scroll there. */
const NEAR = '25% 0%';

/** Calls `act` for each element that comes near the window. */
export function whenNear<Of extends Element>(elements: Iterable<Of>, act: (element: Of) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) act(target as Of);
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
}

/**
 * Loads pictures when they come near. Native lazy loading starts too early, above all on slow connections. Pictures
 * that are hidden to save data are never loaded.
 */
export const bringPictures = (page: Document = document): void =>
  whenNear(page.querySelectorAll('picture'), ({ classList }) => classList.add('near'));
