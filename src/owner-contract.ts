/** The words about the company, in one language. */
interface OwnerWords {
  name: string;
  /** For the screen of a phone, under the icon. */
  short_name: string;
  /** Under the name, at the top of each page. */
  tagline: string;
  /** Whose company it is: at the top of each page, and longer at its foot. */
  lineage: string;
  lineage_long: string;
  /** Behind the copyright. It is empty where there is nothing to say. */
  footnote: string;
  address_1: string;
  address_2: string;
  /** For search engines, on each page, with commas between them. */
  keywords: string;
}

/** What `src/owner/owner.ts` must have. Colours, font, logo and icons are files beside it: docs/another-company.md. */
export interface Owner {
  words: { en: OwnerWords; hi: OwnerWords };
  phones: readonly string[];
  email: string;
  social: readonly { name: string; url: string }[];
  /** For `/.well-known/security.txt`. RFC 9116 asks for less than a year; the report of a build says when it is time. */
  security: { contact: string; expires: string };
  citizenEngagementPortal: string;
  nationalPortal: string;
  /** Slugs of the content pages that say how the site is run; those that exist are linked from the help page. */
  policies: readonly string[];
}
