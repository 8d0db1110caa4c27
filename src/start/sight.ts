/**
 * An element is near if it is at most this far above or below the window. To the left and right, the distance is 0, because a
 * visitor may never scroll there.
 */
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
 * Loads pictures when they come near the window. The browser's own lazy loading starts too early, above all on slow
 * connections. Pictures that are hidden to save data are never loaded.
 */
export const bringPictures = (page: Document = document): void =>
  whenNear(page.querySelectorAll('picture'), ({ classList }) => classList.add('near'));
