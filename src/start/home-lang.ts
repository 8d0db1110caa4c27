// Runs in the head of `/`, the only address without a language. Visitors who chose Hindi earlier are sent to `/hi`.
// Browsers that prefer Hindi show a link to the Hindi page. No other address redirects.
const [, kept] = /(?:^|; )lang=(\w+)/.exec(document.cookie) ?? [];
const [opened] = performance.getEntriesByType('navigation');
// Redirect only visits from outside. Links of the site, reloads and going back always show the requested page.
const isFromOutside = !document.referrer.startsWith(location.origin) && opened?.type === 'navigate';

// A redirect from the head comes before the first paint, so the visitor does not see the English page.
if (kept === 'hi' && isFromOutside) location.replace(`/hi${location.search}${location.hash}`);
else if (!kept && navigator.language.startsWith('hi')) {
  const watch = new MutationObserver(() => {
    const offer = document.querySelector<HTMLTemplateElement>('template[data-offer]');
    // If a node follows the offer (a link to the Hindi page), the browser has parsed the whole offer. Show the offer
    // before the first paint, so that nothing moves.
    if (!offer?.nextSibling) return;
    offer.replaceWith(offer.content);
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}
