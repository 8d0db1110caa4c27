/** So much of the window before an element comes into sight from above or below; what lies beside it may never be turned to. */
const NEAR = '25% 0%';

/** Calls back with elements that are in sight or near it, whenever they come there. */
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
 * Lets pictures come when they are near: browsers bring them sooner, and the sooner the slower the line is. One that is to
 * be asked for is not seen whatever is said here.
 */
export const bringPictures = (page: Document = document): void =>
  whenNear(page.querySelectorAll('picture'), ({ classList }) => classList.add('near'));
