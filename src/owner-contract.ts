/** The company's texts in one language. */
interface OwnerWords {
  name: string;
  /** The name under the icon on a phone's home screen. */
  short_name: string;
  /** The text below the company's name at the top of each page. */
  tagline: string;
  /** The parent organisation. The short name is at the top of each page, and the long name is in the footer. */
  lineage: string;
  lineage_long: string;
  /** The text after the copyright notice. It is empty in both languages if there is no such text. */
  footnote: string;
  address_1: string;
  address_2: string;
  /** Keywords for search engines, separated by commas. */
  keywords: string;
}

/** An office in both languages, with its telephone number. */
interface Desk {
  en: string;
  hi: string;
  phone: string;
}

/**
 * What `src/owner/owner.ts` must export. Other files in that folder have the colours, font, logo and icons: see
 * docs/another-company.md.
 */
export interface Owner {
  words: { en: OwnerWords; hi: OwnerWords };
  phones: readonly string[];
  /**
   * Whom to ask about a tender or a vacancy that names no officer with a telephone number or e-mail address. Without it, such a
   * page has only the contacts of the company.
   */
  desks?: { tenders?: Desk; jobs?: Desk };
  /** The slug of the page with the contacts for each subject. If the API has no such page, the feedback form is shown. */
  contactPage: string;
  /** Slugs of the pages that show the company's map, if `src/owner/Map.astro` draws one. */
  mapPages?: readonly string[];
  /**
   * Slugs of the pages that warn about false offers and documents in the company's name. To each of these pages, the site adds
   * a link to the page on which visitors verify documents. A text that links to one of these pages, such as a news text, gets
   * this link too.
   */
  fraudPages?: readonly string[];
  /** The pages about matters that have an office of their own, such as grievances. The feedback page leads to them. */
  officePages?: readonly string[];
  email: string;
  social: readonly { name: string; url: string }[];
  /**
   * For `/.well-known/security.txt`. RFC 9116 wants a date less than a year ahead. The report warns before this date.
   */
  security: { contact: string; expires: string };
  /**
   * `ocdsPrefix`: the prefix for the IDs of the company's tenders. The Open Contracting Partnership has given this prefix to
   * the company.
   */
  openData: { ocdsPrefix: string; licence: { en: string; hi: string; url: string } };
  /**
   * For this many days, the page of a withdrawn tender or job says that the entry was withdrawn. After this time, the address
   * is gone.
   */
  withdrawnDays: number;
  /** After this many months without a change, the report asks the editors to review a page (content review policy). */
  reviewMonths: number;
  citizenEngagementPortal: string;
  nationalPortal: string;
  /** Slugs of the policy pages. The help page links to those that exist in the API. */
  policies: readonly string[];
}
