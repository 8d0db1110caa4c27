type Lang = 'en' | 'hi';
const WORDS = {
  en: {
    ...{
      name: 'Good Coal Limited',
      home: 'Home',
      search: 'Search',
      help: 'Help',
      sitemap: 'Site map',
      contact: 'Contact',
      about: 'About us',
    },
    ...{
      feedback: 'Feedback',
      updated: 'Last updated',
      lineage: 'Government of India',
      away: 'opens another website in a new tab',
    },
    ...{
      copyright: 'Copyright',
      contribution: 'Contribution',
      archival: 'Archival',
      review: 'Content review',
      links: 'Hyperlinking',
    },
    ...{
      terms: 'Terms',
      monitoring: 'Monitoring',
      security: 'Security',
      privacy: 'Privacy',
      manager: 'Web Information Manager',
    },
    ...{
      portal: 'National portal',
      larger: 'A+ Larger text',
      other: 'हिन्दी',
      skip: 'Skip to content',
      tender: 'Tender for pumps',
    },
    ...{ debarred: 'Debarred firms', until: 'Until', agree: 'I agree' },
    ...{
      post: 'Post of a clerk',
      text: 'Words of this page about',
      menu: 'Main',
      file: 'Document',
      film: 'A film',
      lost: 'Not found',
      statement: 'Accessibility statement',
    },
  },
  hi: {
    ...{
      name: 'उत्तम कोल लिमिटेड',
      home: 'मुख पृष्ठ',
      search: 'खोज',
      help: 'सहायता',
      sitemap: 'साइट मानचित्र',
      contact: 'संपर्क',
      about: 'हमारे बारे में',
    },
    ...{ feedback: 'प्रतिक्रिया', updated: 'अद्यतन', lineage: 'भारत सरकार', away: 'नए टैब में अन्य वेबसाइट' },
    ...{ copyright: 'प्रतिलिप्यधिकार', contribution: 'योगदान', archival: 'अभिलेख', review: 'समीक्षा', links: 'हाइपरलिंक' },
    ...{ terms: 'शर्तें', monitoring: 'निगरानी', security: 'सुरक्षा', privacy: 'गोपनीयता', manager: 'वेब सूचना प्रबंधक' },
    ...{
      portal: 'राष्ट्रीय पोर्टल',
      larger: 'अक्षर बड़े करें',
      other: 'English',
      skip: 'सामग्री पर जाएँ',
      tender: 'पंपों की निविदा',
    },
    ...{ debarred: 'प्रतिबंधित फ़र्में', until: 'तक', agree: 'मैं सहमत हूँ' },
    ...{
      post: 'लिपिक का पद',
      text: 'इस पृष्ठ की सामग्री का विषय यह है',
      menu: 'मुख्य',
      file: 'दस्तावेज़',
      film: 'फ़िल्म',
      lost: 'पृष्ठ नहीं मिला',
      statement: 'सुगम्यता कथन',
    },
  },
} as const;

const ORIGIN = 'https://www.goodcoal.example';
const POLICIES = [
  'copyright',
  'contribution',
  'archival',
  'review',
  'links',
  'terms',
  'monitoring',
  'security',
  'privacy',
] as const;
const at = (path: string, lang: Lang): string => (lang === 'en' ? path : path === '/' ? '/hi' : `/hi${path}`);
const fileOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`;

function frame(path: string, lang: Lang, title: string, body: string): string {
  const w = WORDS[lang];
  const other = lang === 'en' ? 'hi' : 'en';
  const to = (where: string, words: string): string => `<a href="${at(where, lang)}">${words}</a>`;
  const policies = POLICIES.map((name) => `<li>${to(`/policies#${name}`, w[name])}</li>`).join('');
  return `<!doctype html><html lang="${lang === 'en' ? 'en-IN' : 'hi'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${w.name}</title>
<meta name="description" content="${w.text} ${title}, ${w.name}"><meta name="keywords" content="${w.name}">
<link rel="canonical" href="${ORIGIN}${at(path, lang)}"><link rel="alternate" hreflang="en-IN" href="${ORIGIN}${path}"><link rel="alternate" hreflang="hi" href="${ORIGIN}${at(path, 'hi')}">
<link rel="manifest" href="/${lang}.webmanifest"></head><body><a href="#main">${w.skip}</a>
<header><a href="${at('/', lang)}"><img src="/logo.svg" width="9" height="9" alt="">${w.home}</a><b>${w.name}</b>
<button type="button">${w.larger}</button><a href="${at(path, other)}" hreflang="${other}" lang="${other}">${w.other}</a>
<nav aria-label="${w.menu}"><ul><li>${to('/about', w.about)}</li><li>${to('/search', w.search)}</li></ul></nav></header>
<main id="main"><h1>${title}</h1>${body}<p>${w.updated}: <time datetime="2026-11-01">2026</time></p></main>
<footer><p>${w.name}, ${w.lineage}</p><ul><li>${to('/help', w.help)}</li><li>${to('/contact', w.contact)}</li>
<li>${to('/feedback', w.feedback)}</li><li>${to('/sitemap', w.sitemap)}</li><li>${to('/manager', w.manager)}</li><li>${to('/statement', w.statement)}</li><li>${to('/debarred', w.debarred)}</li>
<li>${to('/tenders/7', w.tender)}</li><li>${to('/vacancies', w.post)}</li>${policies}
<li><a href="https://www.india.gov.in/" target="_blank" rel="noopener">${w.portal} (${w.away})</a></li></ul></footer></body></html>`;
}

const file = (name: string, words: string, size: string): string =>
  `<p><a href="/files/${name}">${words} (PDF, ${size})</a></p>`;

function bodies(lang: Lang): Record<string, readonly [title: string, body: string]> {
  const w = WORDS[lang];
  const reach = `<p>0000-000 001, <span lang="en">office@goodcoal.example</span></p>`;
  return {
    '/': [w.home, ''],
    '/about': [
      w.about,
      `<img src="/mine.png" width="9" height="9" alt="${w.film}"><table><caption>${w.about}</caption><tr><th scope="col">${w.name}</th></tr><tr><td>1</td></tr></table>${file('report.pdf', w.file, '2 KB')}
<video controls aria-label="${w.film}"><source src="/film.mp4"><track kind="captions" src="/film.vtt"></video><a href="https://mill.example/" target="_blank" rel="noopener" aria-label="${w.film} (${w.away})">${w.film}</a>`,
    ],
    '/search': [
      w.search,
      `<form role="search" action="${at('/search', lang)}"><label for="q">${w.search}</label><input id="q" name="q" type="search"></form>`,
    ],
    '/help': [w.help, ''],
    '/contact': [w.contact, reach],
    '/feedback': [
      w.feedback,
      `<form action="https://api.goodcoal.example/" method="post"><label for="m">${w.contact}</label><input id="m" type="email" name="email" autocomplete="email"><label for="t">${w.feedback}</label><textarea id="t" name="text"></textarea><label><input type="checkbox" name="agree">${w.agree}</label><button>${w.feedback}</button></form>`,
    ],
    '/sitemap': [w.sitemap, ''],
    '/manager': [w.manager, reach],
    '/statement': [w.statement, `<p><a href="${at('/feedback', lang)}">${w.feedback}</a></p>`],
    '/debarred': [
      w.debarred,
      `<table><caption>${w.debarred}</caption><thead><tr><th scope="col">${w.name}</th><th scope="col">${w.until}</th></tr></thead><tr><td>1</td><td>2027</td></tr></table>`,
    ],
    '/policies': [w.terms, POLICIES.map((name) => `<h2 id="${name}">${w[name]}</h2>`).join('')],
    '/tenders/7': [
      w.tender,
      `${file('tender.pdf', w.file, '2 KB')}<p><a href="https://bids.example/7" target="_blank" rel="noopener">${w.tender} (${w.away})</a></p>`,
    ],
    '/vacancies': [w.post, file('post.pdf', w.file, '2 KB')],
    '/404': [w.lost, ''],
  };
}

/** The files of a small site that meets every row that a machine judges. */
export function goodSite(): Record<string, string> {
  const pages = (['en', 'hi'] as const).flatMap((lang) =>
    Object.entries(bodies(lang)).map(
      ([path, [title, body]]) => [fileOf(at(path, lang)), frame(path, lang, title, body)] as const,
    ),
  );
  const pdfs = ['report', 'tender', 'post'].map((name) => [`files/${name}.pdf`, 'x'.repeat(2000)] as const);
  return Object.fromEntries([
    ...pages,
    ...pdfs,
    ['en.webmanifest', JSON.stringify({ name: WORDS.en.name })],
    ['hi.webmanifest', JSON.stringify({ name: WORDS.hi.name })],
    ...['logo.svg', 'mine.png', 'film.mp4', 'film.vtt'].map((name) => [name, 'x'] as const),
    ['start.js', 'let started = 1;'],
    [
      '_headers',
      `/*
  Content-Security-Policy: default-src 'none'; script-src 'self'; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=()
  Strict-Transport-Security: max-age=31536000
  Cache-Control: no-cache
`,
    ],
  ]);
}
