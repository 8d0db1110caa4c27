/** Encodes signs that browsers accept in addresses, but that the standard for URIs (RFC 3986) forbids. */
export const uriOf = (address: string): string => {
  const { origin, href: whole } = new URL(address);
  const [path = '', ...fragment] = whole.slice(origin.length).split('#');
  const rest = [path, ...(fragment.length > 0 ? [fragment.join('%23')] : [])]
    .join('#')
    .replace(/[[\]]/g, encodeURIComponent);
  return (origin + rest).replace(/[{}|^`\\]|%(?![\da-f]{2})/gi, encodeURIComponent);
};
