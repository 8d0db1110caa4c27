// Runs on the page that thanks for feedback: the reference number is in its address, and is shown on the page itself.
// Without it the page says where to find the number.
const place = document.querySelector<HTMLElement>('[data-reference]');
const reference = new URLSearchParams(location.search).get('reference') ?? '';
// Only what looks like a number of ours: anybody can write an address.
if (/^F-\d{4}-\d{1,9}$/.test(reference))
  place?.replaceChildren(
    ...(place.dataset.reference ?? '').split(/(#)/).map((part) => (part === '#' ? bold(reference) : part)),
  );
else place?.remove();

function bold(text: string): HTMLElement {
  const element = document.createElement('strong');
  element.textContent = text;
  return element;
}
