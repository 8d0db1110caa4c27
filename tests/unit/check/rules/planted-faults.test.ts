import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checks } from '../../../../scripts/check/rules/checks.ts';
import { ROWS, type RowId } from '../../../../src/rules/rows.ts';
import { askServer, type Served } from '../../../../scripts/check/rules/served.ts';
import { goodSite } from './good-site.ts';
import { faulty, inFile, judge, type Plant } from './judge.ts';

const onAbout = (more: string): Plant => inFile('about.html', '</h1>', `</h1>${more}`);
const inHead = (more: string): Plant => inFile('about.html', '</head>', `${more}</head>`);
const header = (name: string): Plant => inFile('_headers', new RegExp(`  ${name}: .*\n`), '');

const plants: Readonly<Partial<Record<RowId, Plant>>> = {
  Q1: inFile('index.html', /<img src="\/logo[^>]*>/, ''),
  Q2: inFile('about.html', /Good Coal Limited(?=<\/b>|, Gov)/g, ''),
  Q5: inFile('index.html', /<time.*?<\/time>/, ''),
  Q6: inFile('about.html', 'PDF, 2 KB', 'PDF, 9 KB'),
  Q10: inFile('about.html', /<li><a href="\/contact.*?<\/li>/, ''),
  Q11: inFile('feedback.html', 'action="https://api.goodcoal.example/"', ''),
  Q12: inFile('index.html', / target="_blank"(?=.*National)/, ''),
  Q13: onAbout('<p>\uE012</p>'),
  Q14: inFile('about.html', /<li>(<a href="\/help.*?<\/a>)<\/li>/, '<li><b>$1</b></li>'),
  Q15: onAbout('<center>x</center>'),
  Q17: inFile('about.html', /<meta name="keywords"[^>]*>/, ''),
  Q18: inFile('about.html', '<header><a href="/">', '<header><a href="/help">'),
  Q19: inFile('about.html', /<caption>.*?<\/caption>/, ''),
  A1: onAbout('<img src="/mine.png" width="9" height="9">'),
  A3: inFile('about.html', /<track[^>]*>/, ''),
  A7: onAbout('<h4>x</h4>'),
  A10: inFile('en.webmanifest', '{', '{"orientation":"portrait",'),
  A11: inFile('feedback.html', ' autocomplete="email"', ''),
  A13: inFile('about.html', '<video controls', '<video controls autoplay'),
  A15: inFile('about.html', 'initial-scale=1', 'initial-scale=1, user-scalable=no'),
  A23: onAbout('<button aria-keyshortcuts="s">x</button>'),
  A24: inHead('<meta http-equiv="refresh" content="60">'),
  A25: onAbout('<marquee>x</marquee>'),
  A27: inFile('about.html', /<a href="#main">.*?<\/a>/, ''),
  A28: inFile('about.html', /<title>.*?<\/title>/, '<title>Contact | Good Coal Limited</title>'),
  A29: onAbout('<button tabindex="3">x</button>'),
  A30: onAbout('<a href="/help">here</a>'),
  A31: inFile('about.html', /<li><a href="\/sitemap.*?<\/li>/, ''),
  A32: onAbout('<h2></h2>'),
  A36: onAbout('<button aria-label="close">Open</button>'),
  A37: inFile('start.js', 'let', 'addEventListener("devicemotion", go); let'),
  A38: inFile('about.html', 'lang="en-IN"', 'lang="en_IN"'),
  A39: onAbout('<p>कोयला</p>'),
  A42: inFile(
    'about.html',
    /<nav aria-label="Main"><ul>(<li>.*?<\/li>)(<li>.*?<\/li>)/,
    '<nav aria-label="Main"><ul>$2$1',
  ),
  A43: inFile('about.html', '>Privacy<', '>Privacy rules<'),
  A45: onAbout('<select name="x"></select>'),
  A48: onAbout('<p id="main">x</p>'),
  A49: onAbout('<button></button>'),
  S3: inFile('start.js', 'let', 'const apiKey = "9f8e7d6c5b4a3210"; let'),
  S4: (files) => {
    delete files['404.html'];
    delete files['hi/404.html'];
  },
  S5: inHead('<meta name="generator" content="Maker 1.0">'),
  S6: inFile('start.js', 'let', 'document.cookie = "a=1"; let'),
  S7: onAbout('<div class="g-recaptcha"></div>'),
  S8: (files) => {
    files['.env'] = 'A=1';
  },
  S9: inHead('<link rel="preconnect" href="http://fast.example">'),
  S12: header('Cache-Control'),
  S16: header('Strict-Transport-Security'),
  S20: inFile('_headers', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  S21: (files) => {
    for (const file of ['index.html', 'hi.html']) inFile(file, /<li><a href="[^"]*#privacy.*?<\/li>/, '')(files);
  },
  L1: inFile('manager.html', '0000-000 001', ''),
  L3: inFile('index.html', /<li><a href="\/policies#monitoring.*?<\/li>/, ''),
  L4: onAbout('<a href="https://mine.example/">A mine</a>'),
  L6: inFile('about.html', 'href="/hi/about" hreflang', 'href="/hi/help" hreflang'),
  L7: inFile('about.html', '/mine.png', '/lost.png'),
  L8: onAbout('<p>This page is under construction.</p>'),
  L10: inFile('about.html', /<a href="\/hi\/about".*?<\/a>/, ''),
  B2: onAbout('<i class="fa fa-home"></i>'),
  B10: inFile('about.html', 'A+ Larger text', 'Print'),
  B11: (files) => {
    files['logo.svg'] = 'x'.repeat(100_001);
  },
  B12: inFile('about.html', ', Government of India', ''),
  B13: (files) => {
    files['mine.png'] = 'x'.repeat(500_001);
  },
  B14: inFile('about.html', 'alt="A film"', 'alt="image of a film"'),
  B16: (files) => {
    files['lonely.html'] = (files['about.html'] ?? '')
      .replace('About us |', 'Lonely |')
      .replace('about About us', 'about lonely things');
    files['hi/lonely.html'] = (files['hi/about.html'] ?? '').replace('बारे में |', 'बारे |').replaceAll('यह है', 'वह है');
    for (const file of ['lonely.html', 'hi/lonely.html'])
      files[file] = files[file]?.replaceAll('/about" hreflang', '/lonely" hreflang') ?? '';
  },
  B20: inFile('about.html', /<link rel="alternate" hreflang="hi"[^>]*>/, ''),
  B22: inFile('policies.html', /<time.*?<\/time>/, ''),
  B25: inFile('about.html', /(mine.png") width="9"/, '$1'),
  B27: inFile('tenders/7.html', '<h1>', `<h1>${'Pumps and '.repeat(15)}`),
  B28: (files) => {
    files['files/post.pdf'] = 'x'.repeat(5_400_000);
    for (const file of ['vacancies.html', 'hi/vacancies.html']) inFile(file, '2 KB', '5.4 MB')(files);
  },
  B29: inFile('tenders/7.html', /<p><a href="https:\/\/bids.*?<\/p>/, ''),
  B30: (files) => {
    files['files/report.pdf'] = 'x'.repeat(51_000_000);
    for (const file of ['about.html', 'hi/about.html']) inFile(file, '2 KB', '51 MB')(files);
  },
  B35: (files) => {
    files['files/report.docx'] = files['files/report.pdf'] ?? '';
    inFile('about.html', 'report.pdf">Document (PDF', 'report.docx">Document (DOCX')(files);
  },
  R2: inFile('statement.html', /<p><a href="\/feedback.*?<\/p>/, ''),
  R6: inHead('<script src="https://counter.example/count.js"></script>'),
  R9: inFile('debarred.html', '<td>2027</td>', '<td></td>'),
  U10: inFile('feedback.html', 'type="checkbox"', 'type="checkbox" checked'),
};

/** Runs a server that answers as `answers` says, and else as servers do, and asks it. */
async function asked(answers: Record<string, [type: string, text: string]>): Promise<Served> {
  const server = createServer(({ url = '' }, answer) => {
    const [type, text] = answers[url] ?? ['text/html', '<html><title>404 Not Found</title><h1>Not Found</h1></html>'];
    answer.writeHead(url in answers ? 200 : 404, { 'Content-Type': type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return askServer(`http://127.0.0.1:${port}/`).finally(() => server.close());
}

describe('the rules, judged by a machine', () => {
  it('has a check for each row that a machine judges, and no other', () => {
    const named = ROWS.filter(({ by }) => by === 'machine' || by === 'both').map(({ id }) => id);
    expect(Object.keys(checks).sort()).toEqual([...named].sort());
    expect(Object.keys(plants).sort()).toEqual([...named].sort());
  });

  it('finds nothing wrong with a site that meets all, and looks at something for each row', async () => {
    const results = await judge(goodSite());
    expect(faulty(results)).toEqual({});
    expect([...results.rows].filter(([, { pages }]) => pages === 0).map(([id]) => id)).toEqual([]);
  });

  it.each(Object.entries(plants))('turns only %s by its own fault', async (id, plant) => {
    const files = goodSite();
    plant(files);
    expect(Object.keys(faulty(await judge(files)))).toEqual([id]);
  });
});

it('names the page and each picture that is too large, also one of several sizes, and one that is lost', async () => {
  const files = goodSite();
  for (const name of ['mine.png', 'wide.avif']) files[name] = 'x'.repeat(600_000);
  const sources = '<picture><source srcset="/wide.avif 2x, /wide.tiff 1x"><img id="photo" src="/mine.png"';
  inFile('about.html', '<img src="/mine.png"', sources)(files);
  inFile(
    'about.html',
    'alt="A film">',
    'alt="A film"></picture><img src="/lost.png" width="9" height="9" alt="A well">',
  )(files);
  const { B13, L7 } = faulty(await judge(files));
  expect(B13?.filter((line) => line.startsWith('/about '))).toEqual([
    ...['/about /wide.avif: 600 KB', '/about /wide.tiff: .tiff', '/about /mine.png: 600 KB'],
  ]);
  expect(L7?.filter((line) => line.includes('lost.png'))).toEqual([expect.stringMatching(/^\/about /)]);
});

it.each(['image', 'Photo 2', 'img', 'फ़ोटो'])('takes "%s" for no words of a picture', async (alt) => {
  const files = goodSite();
  inFile('about.html', 'alt="A film"', `alt="${alt}"`)(files);
  expect(faulty(await judge(files))).toEqual({ A1: [`/about <img> /mine.png: "${alt}"`] });
});

it('finds the words that stand in until a page is written', async () => {
  const files = goodSite();
  onAbout('<p>Lorem ipsum dolor sit amet</p>')(files);
  expect(Object.keys(faulty(await judge(files)))).toEqual(['L8']);
});

it('takes a page for one of one language only if its heading is marked as of the other', async () => {
  const files = goodSite();
  inFile('about.html', '<h1>', '<h1 lang="hi">')(files);
  expect(faulty(await judge(files)).L6).toEqual(['/about the heading: only "hi"']);
});

it('keeps a hundred faults of a row, or all of them where they are asked for', async () => {
  const files = goodSite();
  inFile('about.html', '<h1>', `${'<img src="/mine.tiff" width="9" height="9" alt="A film">'.repeat(120)}<h1>`)(files);
  const some = (await judge(files)).rows.get('B13');
  const all = (await judge(files, undefined, Infinity)).rows.get('B13');
  expect([some?.count, some?.faults.length, all?.count, all?.faults.length]).toEqual([120, 100, 120, 120]);
});

it('judges no headers where no server was asked', async () => {
  const { _headers, ...files } = goodSite();
  const { rows } = await judge(files);
  expect(_headers).toContain('nosniff');
  expect(['S5', 'S6', 'S12', 'S16', 'S20'].filter((id) => rows.has(id as RowId))).toEqual([]);
});

it('judges no row of the home page where there is none', async () => {
  const { 'index.html': home, 'hi.html': hindi, ...files } = goodSite();
  const { hasHome, rows } = await judge(files);
  expect([home, hindi]).not.toContain(undefined);
  expect(hasHome).toBe(false);
  expect(['Q1', 'Q5', 'Q12', 'S21', 'L3', 'B16'].filter((id) => rows.has(id as RowId))).toEqual([]);
});

describe('a server that was asked', () => {
  it.each([
    ['server', 'nginx', true],
    ['server', 'Apache/2.4.1', true],
    ['x-powered-by', 'PHP', true],
    ['via', '1.1 varnish', true],
    ['via', '1.1 edge-7', false],
    ['server', '', false],
  ])('that sends %s: %s names a program: %s', async (name, value, isNamed) => {
    const { S5 } = faulty(await judge(goodSite(), { headers: { [name]: value } }));
    expect(S5).toEqual(isNamed ? [`/ the header ${name}: "${value}"`] : undefined);
  });

  it('is told of sources, of lists of folders, and of an error page without a way back', async () => {
    const served = await asked({
      '/': ['text/html', '<html>Home</html>'],
      '/.git/config': ['text/plain', '[core]'],
      '/dump.sql': ['text/html', '<html>Everything is a page here</html>'],
      '/uploads/': ['text/html', '<html><title>Index of /uploads/</title></html>'],
      '/files/': ['text/html', '<html><title>Files</title></html>'],
    });
    const { S4, S8 } = faulty(await judge(goodSite(), served));
    expect(S8).toEqual(['/ /.git/config: one', '/ /uploads/: one']);
    expect(S4).toEqual(['/no-such-page-here its page: none', '/hi/no-such-page-here its page: none']);
  });

  it('is not told of an error page that leads home', async () => {
    const page = '<html><title>Not here</title><a href="/">Home</a></html>';
    const lost = [{ address: '/no-such-page-here', status: 404, text: page }];
    expect(faulty(await judge(goodSite(), { headers: {}, lost })).S4).toBeUndefined();
  });
});
