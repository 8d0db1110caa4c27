/** The path of every address of the content API, behind its host and, where languages differ, the language. */
export const API_BASE = '/api/v2';
