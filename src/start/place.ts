/** Scrolls to the position that the visitor had on this page in the other language. */
export function goToPlace(): void {
  try {
    const [place, path] = String(sessionStorage.place).split(' ');
    delete sessionStorage.place;
    if (path === location.pathname) scrollTo(0, Number(place) * document.documentElement.scrollHeight);
  } catch {
    // Storage is off, so the page starts at its top.
  }
}
