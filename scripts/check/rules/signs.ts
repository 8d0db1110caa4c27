// The general signs by which the checks know the parts of any site, in English and Hindi.
export const SIGNS = {
  contact: /contact|संपर्क|सम्पर्क/i,
  feedback: /feedback|प्रतिक्रिया|सुझाव/i,
  help: /^(help|सहायता|मदद)\b|^(सहायता|मदद)|\/help(\.html?)?$/i,
  sitemap: /site ?map|साइट ?मैप|साइट मानचित्र/i,
  search: /search|खोज/i,
  about: /about|profile|हमारे बारे|परिचय|प्रोफ़ाइल/i,
  terms: /terms|शर्तें|नियम/i,
  portal: /national portal|राष्ट्रीय पोर्टल/i,
  newTab: /new (browser )?(tab|window)|न[एई] टैब|नई विंडो|नयी विंडो/i,
  leaves: /another (web)?site|external|अन्य वेबसाइट|बाहरी/i,
  size: /\d\s?(kB|KB|MB|GB|bytes|केबी|एमबी|जीबी)/i,
  textSize: /A\s?[+−-]|larger text|text size|increase font|अक्षर|फ़ॉन्ट|फॉन्ट/i,
  lineage: /government of india|govt\.? of india|भारत सरकार/i,
  manager: /web information manager|वेब सूचना प्रबंधक/i,
  statement: /accessibility (statement|policy|declaration)|सुगम्यता (कथन|विवरण|वक्तव्य|घोषणा|नीति)/i,
  debarred: /penal|debar|black-?list/i,
  until: /\b(to|until|till|up ?to|valid|ends?|expir\w+)\b|तक|समाप्ति|वैध/i,
  consent: /agree|consent|accept|subscribe|सहमत|स्वीकार|सदस्यता/i,
  updated: /updat|modif|review|अद्यतन|संशोधित|परिवर्तित|समीक्षा/i,
} as const;

/** The policies that GIGW names, by their usual titles. */
export const POLICIES = {
  copyright: /copyright|प्रतिलिप्यधिकार|कॉपीराइट|स्वत्वाधिकार/i,
  contribution: /contribution|moderation|योगदान|अंशदान/i,
  archival: /archiv|अभिलेख|पुरालेख/i,
  review: /content.?review|समीक्षा/i,
  hyperlinking: /hyper.?link|हाइपरलिंक/i,
  terms: SIGNS.terms,
  monitoring: /monitoring|निगरानी|अनुवीक्षण/i,
} as const;

export const PROTECTION = {
  security: /security|सुरक्षा/i,
  privacy: /privacy|गोपनीयता|निजता/i,
} as const;

/** Endings of documents, films, songs and archives: what a visitor downloads. */
export const DOWNLOAD = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|zip|epub|mp4|webm|mp3)$/i;
export const EDITABLE = /\.(docx?|xlsx?|pptx?|od[tsp]|rtf)$/i;
