import type { Context } from 'hono';

const typeOf = (c: Context): string | undefined => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();

export const isJson = (c: Context): boolean => typeOf(c) === 'application/json';
export const isForm = (c: Context): boolean => typeOf(c) === 'application/x-www-form-urlencoded';

/** True for a form sent without script: the browser shows the answer as a page. */
export const wantsPage = (c: Context): boolean => isForm(c) && (c.req.header('accept')?.includes('text/html') ?? false);
