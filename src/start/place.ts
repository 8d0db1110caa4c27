/** Goes to the place of the page that the visitor read in the other language a moment ago. */
export function goToPlace(): void {
  try {
    const [place, path] = String(sessionStorage.place).split(' ');
    delete sessionStorage.place;
    if (path === location.pathname) scrollTo(0, Number(place) * document.documentElement.scrollHeight);
  } catch {
    // storage is off: the page starts at its top
  }
}
