/** Goes to the place of the page that the visitor read in the other language a moment ago. */
export function goToPlace(): void {
  try {
    const place = Number(sessionStorage.getItem('place'));
    sessionStorage.removeItem('place');
    if (place) scrollTo(0, place * document.documentElement.scrollHeight);
  } catch {
    // storage is off: the page starts at its top
  }
}
