/** Only addresses of the site, and those of other websites: nothing that runs, nor what a browser would read as another host's. */
export const isSafe = (url: string): boolean =>
  // Browsers drop tabs and take a backslash for a slash.
  /^(https?:\/\/[^/]|\/(?!\/))/i.test(url) && !/[\p{Cc}\\]/u.test(url);
