/** The headers of each request of the build to the content API. `npm run check:api` sends them too. */
export const API_HEADERS: Readonly<Record<string, string>> = { accept: 'application/json' };
