/** Keeps the page behind a dialog from scrolling until the function that it gives is called. Nothing of it moves. */
export function holdStill(): () => void {
  const { clientWidth, style } = document.documentElement;
  // Where a scroll bar takes room, the page keeps that room and does not jump.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = style.scrollbarGutter = '';
  };
}
