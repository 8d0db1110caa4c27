// Runs in the head of `/`, the only address without a language. Visitors who chose Hindi before go to `/hi`; browsers that
// prefer Hindi get an offer. No other address redirects.
const [, kept] = /(?:^|; )lang=(\w+)/.exec(document.cookie) ?? [];
const [opened] = performance.getEntriesByType('navigation');
// Links of the site, reloads and going back always show the requested page.
const isFromOutside = !document.referrer.startsWith(location.origin) && opened?.type === 'navigate';

// A redirect from the head stops the browser before it paints.
if (kept === 'hi' && isFromOutside) location.replace(`/hi${location.search}${location.hash}`);
else if (!kept && navigator.language.startsWith('hi')) {
  const watch = new MutationObserver(() => {
    const offer = document.querySelector<HTMLTemplateElement>('template[data-offer]');
    // A following sibling means that the offer is fully parsed. Show it before it is painted, so that nothing moves.
    if (!offer?.nextSibling) return;
    offer.replaceWith(offer.content);
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}
