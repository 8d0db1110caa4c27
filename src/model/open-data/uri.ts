/** Browsers accept some signs in addresses that the standard for URIs (RFC 3986) does not. */
export const uriOf = (address: string): string => {
  const { origin, href: whole } = new URL(address);
  const [path = '', ...fragment] = whole.slice(origin.length).split('#');
  const rest = [path, ...(fragment.length > 0 ? [fragment.join('%23')] : [])]
    .join('#')
    .replace(/[[\]]/g, encodeURIComponent);
  return (origin + rest).replace(/[{}|^`\\]|%(?![\da-f]{2})/gi, encodeURIComponent);
};
