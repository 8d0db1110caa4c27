/**
 * The service worker of the page that verifies files, and of no other page. It hands a file that an app shares to the page,
 * without sending it to the server, and answers from what the page has kept if there is no connection.
 */
(function () {
  const KEPT = 'verify';

  /**
   * @param {Request} request
   * @param {URL} address
   */
  async function receive(request, { pathname, search }) {
    const file = (await request.formData()).get('file');
    if (file instanceof File)
      await (
        await caches.open(KEPT)
      ).put(pathname, new Response(file, { headers: { name: encodeURIComponent(file.name) } }));
    return Response.redirect(`${search === '?hi' ? '/hi' : ''}/verify?shared`, 303);
  }

  /** @param {Request} request */
  const kept = async (request) =>
    (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.error();

  addEventListener('fetch', (event) => {
    const { request, respondWith } =
      /** @type {Event & { request: Request, respondWith: (answer: Promise<Response>) => void }} */ (event);
    const address = new URL(request.url);
    const answer = (/** @type {Promise<Response>} */ coming) => respondWith.call(event, coming);
    if (request.method === 'POST' && address.pathname === '/verify/shared') answer(receive(request, address));
    else if (request.method === 'GET') answer(fetch(request).catch(() => kept(request)));
  });
})();
