import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { line, onePage } from '../../../support/pdf.ts';
import { shows, useProse } from '../../../support/prose.ts';

describe('links', () => {
  const make = useProse({
    'media/docs/a.pdf': new Uint8Array(onePage({ content: line('Bids are invited in two parts', 700).padEnd(23_300) })),
  });
  const leaving =
    '<svg class="icon" width="20" height="20" aria-hidden="true"><use href="#i-external"></use></svg><span class="vh"> (opens another website in a new tab)</span>';
  const away = (href: string, words = 'a') =>
    `<p><a href="${href}" target="_blank" rel="external noopener">${words} ${leaving}</a></p>`;
  shows(make, [
    ['to another site are marked', '<a href="https://dgms.example/x">a</a>', away('https://dgms.example/x')],
    ['to a host without a scheme leave the site', '<a href="//dgms.example/x">a</a>', away('https://dgms.example/x')],
    [
      'with backslashes lead where a browser would go',
      '<a href="/\\dgms.example/x">a</a>',
      away('https://dgms.example/x'),
    ],
    [
      'take the place of pictures of sites that may not be asked',
      '<img src="https://dgms.example/x.jpg" alt="The pit">',
      away('https://dgms.example/x.jpg', 'The pit'),
    ],
    [
      'around such a picture keep its words',
      '<a href="https://dgms.example/x"><img src="https://dgms.example/x.jpg" alt="The pit"></a>',
      away('https://dgms.example/x', 'The pit'),
    ],
    [
      'made of a film of another site are marked',
      '<embed embedtype="media" url="https://dgms.example/x">',
      away('https://dgms.example/x', 'https://dgms.example/x'),
    ],
    ['in capitals are links', '<a href=" HTTPS://dgms.example ">a</a>', away('https://dgms.example')],
    ['that lack their scheme get it', '<a href="www.dgms.example">a</a>', away('https://www.dgms.example')],
    [
      'to this site in full stay in it',
      '<a href="https://www.vindhyacoal.example/en/tenders/?q=1#months">a</a> <a href="/pages/rules#part-2">b</a>',
      '<p><a href="/tenders?q=1#months">a</a> <a href="/pages/rules">b</a></p>',
    ],
    [
      'to a row of the self-audit lead to this row',
      '<a href="/hi/pages/self-audit/accessibility#A14">a</a> <a href="/pages/self-auditors#x">b</a>',
      '<p><a href="/pages/self-audit/accessibility#A14">a</a> <a href="/pages/self-auditors">b</a></p>',
    ],
    [
      'by post and telephone stay',
      '<a href="MAILTO:a@b.example">a</a> <a href="tel:+91">b</a>',
      '<p><a href="mailto:a@b.example">a</a> <a href="tel:+91">b</a></p>',
    ],
    [
      'that are a picture without words are named',
      '<a href="/tenders"><img src="data:x"></a>',
      '<p><a href="/tenders"><span class="no-picture">Picture not available</span>/tenders</a></p>',
    ],
    [
      'named by their address do not turn it around',
      '<a href="/a\u202Etxt.b"><img src="data:x"></a>',
      '<p><a href="/a%E2%80%AEtxt.b"><span class="no-picture">Picture not available</span>/atxt.b</a></p>',
    ],
    ['that only ask for a file stay', '<a href="/search?q=a.pdf">a</a>', '<p><a href="/search?q=a.pdf">a</a></p>'],
    ['to a missing file are words', '<a href="/docs/none.pdf">a</a>', '<p>a (PDF, not available)</p>'],
  ]);
  shows(
    make,
    [
      [
        'of an English address lead a Hindi reader to Hindi',
        '<a href="/en/tenders/">निविदाएँ</a>',
        '<p><a href="/hi/tenders">निविदाएँ</a></p>',
      ],
      [
        'of a Hindi address stay Hindi',
        '<a href="/hi/tenders/">निविदाएँ</a>',
        '<p><a href="/hi/tenders">निविदाएँ</a></p>',
      ],
    ],
    'hi',
  );
  it.each(['', '?v=2', '#page=3'])('to a file say its format, pages, size and language: docs/a.pdf%s', async (more) => {
    const html = await make(`<a href="docs/a.pdf${more}">a</a>`);
    const facts = 'PDF, 1\u00a0page, 24\u00a0KB, English';
    expect(html.replace(/http:\/\/[\d.:]+/, '')).toBe(`<p><a href="/media/docs/a.pdf${more}">a (${facts})</a></p>`);
  });
});

describe('what Wagtail keeps in its database', () => {
  const content = {
    'en/news_and_updates': [
      { id: 3, kind: 'press-release', title: 'Award', published_on: '2026-11-01' },
      { id: 4, kind: 'news', title: 'A line', published_on: '2026-11-01' },
    ],
  };
  const make = useProse(content);
  shows(make, [
    [
      'is resolved where its number is known',
      '<a linktype="page" id="3">the award</a>',
      '<p><a href="/press-release/3">the award</a></p>',
    ],
    [
      'keeps its words where it is not',
      'a <a linktype="page" id="99">b</a> <a linktype="document" id="3">c</a>',
      '<p>a b c</p>',
    ],
    ['keeps its words where the entry has no page', '<a linktype="page" id="4">the line</a>', '<p>the line</p>'],
    [
      'keeps what stands beside an embed',
      '<p>a</p><embed embedtype="image" id="5" alt="A mine"/><p>b</p>',
      '<p>a</p><p>A mine</p><p>b</p>',
    ],
    ['keeps what stands in an embed', '<embed embedtype="image" id="5"><b>a</b></embed> b', '<p><b>a</b> b</p>'],
  ]);

  it('is reported where its number is not known', () =>
    withContent(content, async (site) => {
      const { richText } = await import('~/model/kinds/rich-text');
      const { rawHtml } = await import('~/model/door/shapes');
      await richText(rawHtml.parse('<a linktype="page" id="99">b</a>'), 'en', 'pages/about');
      expect(await site.report('link')).toEqual([
        { kind: 'link', address: 'pages/about', lang: 'en', found: 'a linktype="page" id="99"' },
      ]);
    }));
});

describe('languages and signs', () => {
  const make = useProse();
  shows(make, [
    [
      'a Hindi run in an English text is marked',
      '<p>Said <b>जय हिन्द, भारत।</b> twice</p>',
      '<p>Said <b><span lang="hi">जय हिन्द, भारत</span>।</b> twice</p>',
    ],
    [
      'a third language stays marked',
      '<p lang="mr">नमस्कार <b>मित्रांनो</b></p>',
      '<p lang="mr">नमस्कार <b>मित्रांनो</b></p>',
    ],
    [
      'invisible signs that mislead are taken out',
      '<p>gp&#x202E;j.exe\u200B a\u0000b &rlm;c</p>',
      '<p>gpj.exe ab c</p>',
    ],
    ['joiners and emoji stay', '<p>क्\u200Dष 👷🏽\u200D♀️</p>', '<p><span lang="hi">क्\u200Dष</span> 👷🏽\u200D♀️</p>'],
  ]);
  shows(
    make,
    [
      [
        'an English run in a Hindi text is marked',
        '<p>खान Open Cast Mine में SAP</p>',
        '<p>खान <span lang="en">Open Cast Mine</span> में SAP</p>',
      ],
    ],
    'hi',
  );
});

describe('what a link says of itself', () => {
  const note = (lang: string) => `<span class="vh"${lang}> (opens another website in a new tab)</span>`;
  const html = async (raw: string, written: 'en' | 'hi') => {
    const { richText } = await import('~/model/kinds/rich-text');
    const { rawHtml } = await import('~/model/door/shapes');
    return (await richText(rawHtml.parse(raw), 'en', 'pages/test', { written })).html;
  };

  it('is marked in a text of the other language, and in a part of one', () =>
    withContent({}, async () => {
      const away = '<a href="https://a.example">a</a>';
      expect(await html(`<p>${away}</p>`, 'en')).toContain(note(''));
      expect(await html(`<p>${away}</p>`, 'hi')).toContain(note(' lang="en"'));
      expect(await html(`<p lang="mr">${away}</p>`, 'en')).toContain(note(' lang="en"'));
      expect(await html(`<p><a lang="mr" href="https://a.example">a</a></p>`, 'en')).toContain(note(' lang="en"'));
    }));
});

describe('telephone numbers and e-mail addresses', () => {
  const make = useProse();
  const link = (href: string, words: string) =>
    `<a${href.startsWith('tel') ? ' class="tel"' : ''} href="${href}">${words}</a>`;
  const paragraph = (text: string) => `<p>${text}</p>`;
  shows(make, [
    [
      'are links, with the signs around them as they were',
      'Mine accident: 0000-000 101. Ambulance (0755 255 1234), +91 98765 43210; 98765-43210, 1800 123 4567।',
      paragraph(
        `Mine accident: ${link('tel:0000000101', '0000-000 101')}. Ambulance (${link('tel:07552551234', '0755 255 1234')}), ${link('tel:+919876543210', '+91 98765 43210')}; ${link('tel:9876543210', '98765-43210')}, ${link('tel:18001234567', '1800 123 4567')}।`,
      ),
    ],
    [
      'of people are links',
      'Write to <b>pro.hq@vindhyacoal.example</b>, please.',
      paragraph(`Write to <b>${link('mailto:pro.hq@vindhyacoal.example', 'pro.hq@vindhyacoal.example')}</b>, please.`),
    ],
    [
      'with a slash between them are two',
      'gm@coal.example.in/ed@coal.example.in',
      paragraph(`${link('mailto:gm@coal.example.in', 'gm@coal.example.in')}/ed@coal.example.in`),
    ],
    ['in a link stay in it', '<a href="tel:1">0000-000 101</a>', paragraph('<a href="tel:1">0000-000 101</a>')],
    ...[
      'VCL/2026/0755-255 1234',
      '₹ 10,98765 43210',
      '9876543210',
      '0755-255 12345678',
      '2026-27',
      '01-04-2026',
      'a@b',
      'x@y.example@z.example',
      'x@a.co.in-b',
      '60000-80000',
      '₹ 70000 80000',
      '0123 4567 8901 2345',
    ].map((text): [string, string, string] => [
      `are not seen in ${text}`,
      text,
      paragraph(text.replace('₹ ', '₹\u00a0')),
    ]),
  ]);

  it('take no longer than the text, whatever stands in it', async () => {
    const hostile = ['0'.repeat(50_000), '0755-'.repeat(10_000), `${'a.'.repeat(25_000)}@`, `a@${'b.'.repeat(25_000)}`];
    for (const text of hostile) expect(await make(text)).not.toContain('<a');
  });
});
