/** The base path of the content API, after the host and, if any, the language. */
export const API_BASE = '/api/v2';
