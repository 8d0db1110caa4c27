/** The base path of the API. It comes after the host, or after the language if there is one. */
export const API_BASE = '/api/v2';
