/** The company's texts in one language. */
interface OwnerWords {
  name: string;
  /** The name under the icon on a phone's home screen. */
  short_name: string;
  /** Below the name at the top of each page. */
  tagline: string;
  /** The parent organisation: shown at the top of each page, and in full in the footer. */
  lineage: string;
  lineage_long: string;
  /** After the copyright. Empty in both languages if there is none. */
  footnote: string;
  address_1: string;
  address_2: string;
  /** For search engines, separated by commas. */
  keywords: string;
}

/** What `src/owner/owner.ts` must export. Colours, font, logo and icons are other files there: docs/another-company.md. */
export interface Owner {
  words: { en: OwnerWords; hi: OwnerWords };
  phones: readonly string[];
  email: string;
  social: readonly { name: string; url: string }[];
  /** For `/.well-known/security.txt`. RFC 9116 wants less than a year; the build report warns before it expires. */
  security: { contact: string; expires: string };
  citizenEngagementPortal: string;
  nationalPortal: string;
  /** Slugs of the policy pages. The help page links to those that exist. */
  policies: readonly string[];
}
