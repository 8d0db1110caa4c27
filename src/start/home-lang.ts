// Runs in the head of `/`, the one page whose address names no language: who chose Hindi before goes on to `/hi`, and who
// reads Hindi in other places is offered it. Every other address is answered in the language that it names.
const [, kept] = /(?:^|; )lang=(\w+)/.exec(document.cookie) ?? [];
const [opened] = performance.getEntriesByType('navigation');
// A link of the site, a reload and a way back are asked for as they are.
const isFromOutside = !document.referrer.startsWith(location.origin) && opened?.type === 'navigate';

// Browsers read and paint no more of a page that is left from its head.
if (kept === 'hi' && isFromOutside) location.replace(`/hi${location.search}${location.hash}`);
else if (!kept && navigator.language.startsWith('hi')) {
  const watch = new MutationObserver(() => {
    const offer = document.querySelector<HTMLTemplateElement>('template[data-offer]');
    // What follows it is there: so is all of it. It is shown before that is painted, or the page would move.
    if (!offer?.nextSibling) return;
    offer.replaceWith(offer.content);
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}
