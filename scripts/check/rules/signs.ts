// Patterns by which the checks recognise the parts of any site, in English and Hindi.
export const SIGNS = {
  contact: /contact|संपर्क|सम्पर्क/i,
  feedback: /feedback|प्रतिक्रिया|सुझाव/i,
  help: /^(help|सहायता|मदद)\b|^(सहायता|मदद)|\/help(\.html?)?$/i,
  sitemap: /site ?map|साइट ?मैप|साइट मानचित्र/i,
  search: /(?<!re)search|खोज/i,
  about: /about|profile|हमारे बारे|परिचय|प्रोफ़ाइल/i,
  terms: /terms|शर्तें|नियम/i,
  portal: /national portal|राष्ट्रीय पोर्टल/i,
  newTab: /new (browser )?(tab|window)|न[एई] टैब|नई विंडो|नयी विंडो/i,
  leaves: /another (web)?site|external|अन्य वेबसाइट|बाहरी/i,
  size: /\d\s?(kB|KB|MB|GB|bytes|केबी|एमबी|जीबी)/i,
  textSize: /(?<!\w)A\s?[+−-](?!\s?Z\b|\w)|[Ll]arger [Tt]ext|[Tt]ext [Ss]ize|[Ii]ncrease [Ff]ont|अक्षर|फ़ॉन्ट|फॉन्ट/,
  lineage: /government of india|govt\.? of india|भारत सरकार/i,
  manager: /web information manager|वेब सूचना प्रबंधक/i,
  statement: /accessibility (statement|policy|declaration)|सुगम्यता (कथन|विवरण|वक्तव्य|घोषणा|नीति)/i,
  debarred: /penal|debar|black-?list/i,
  until: /\b(to|until|till|up ?to|valid|ends?|expir\w+)\b|तक|समाप्ति|वैध/i,
  consent: /agree|consent|accept|subscribe|सहमत|स्वीकार|सदस्यता/i,
  updated: /updat|modif|review|अद्यतन|संशोधित|परिवर्तित|समीक्षा/i,
} as const;

/**
 * Matches words for a policy. The word "policy" must be beside these words, or these words must be the whole name or address.
 */
const policyOn = (words: string): RegExp =>
  new RegExp(`^(\\/(hi|en))?\\/?(${words})$|(${words}).*(polic|नीति)|(polic|नीति).*(${words})`, 'i');

/** The policies that GIGW names, by their usual titles. */
export const POLICIES = {
  copyright: /copyright|प्रतिलिप्यधिकार|कॉपीराइट|स्वत्वाधिकार/i,
  contribution: /contribution|moderation|योगदान|अंशदान/i,
  archival: policyOn('archiv(?!es?$)\\w*|अभिलेख|पुरालेख'),
  review: /content.?review|समीक्षा/i,
  hyperlinking: /hyper.?link|हाइपरलिंक/i,
  terms: SIGNS.terms,
  monitoring: policyOn('(web ?site|content) monitoring( plan)?|monitoring|निगरानी|अनुवीक्षण'),
} as const;

export const PROTECTION = {
  security: policyOn('security|सुरक्षा'),
  privacy: /privacy|गोपनीयता|निजता/i,
} as const;

/** Matches the files that a visitor downloads: documents, films, songs and archives. */
export const DOWNLOAD = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|zip|epub|mp4|webm|mp3)$/i;
export const EDITABLE = /\.(docx?|xlsx?|pptx?|od[tsp]|rtf)$/i;

/** Half a year in seconds. The HTTP Observatory uses the same number. */
export const HALF_A_YEAR = 15_768_000;
