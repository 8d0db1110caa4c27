import { describe, expect, it } from 'vitest';
import { type Make, shows, useProse } from '../../../support/prose.ts';

describe('HTML that is not well made is put right:', () => {
  const make = useProse();
  shows(make, [
    ['words without a paragraph', 'One <b>two', '<p>One <b>two</b></p>'],
    ['tags that cross', '<p><b>a<i>b</b>c</i></p>', '<p><b>a<i>b</i></b><i>c</i></p>'],
    ['a paragraph in bold', '<b><p>a</p><p>b</p></b>', '<p>a</p><p>b</p>'],
    [
      'a link around paragraphs',
      '<a href="/news/"><div><p>a</p></div>b</a>',
      '<p><a href="/news">a</a></p><p><a href="/news">b</a></p>',
    ],
    ['a list in a paragraph', '<p>a<ul><li>b</ul>c</p>', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
    [
      'a list in a list without an item',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>',
    ],
    ['words in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['what is empty', '<p>&nbsp;</p><h2> </h2><ul><li></li></ul><p><b></b></p><p>a</p>', '<p>a</p>'],
    ['items without a list', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
    ['cells without a table', '<td>a</td><td>b</td>', '<p>a</p><p>b</p>'],
    ['parts of a page', '<section>a</section><article>b</article>', '<p>a</p><p>b</p>'],
    ['a paragraph in a heading', '<h2><div>a</div><div>b</div></h2>', '<h2 id="part-1">a b</h2>'],
    ['terms that are not in pairs', '<dl><dd>a</dd><dt>b</dt></dl>', '<p>a</p><p>b</p>'],
    ['a caption without a figure', '<figure><figcaption>a</figcaption></figure>', '<p>a</p>'],
    [
      'a link in a link',
      '<a href="/news">a <b><a href="/tenders">b</a></b></a>',
      '<p><a href="/news">a </a><b><a href="/tenders">b</a></b></p>',
    ],
    ['line ends at the edges', '<p><br>a<br>b<br><br></p>', '<p>a<br>b</p>'],
  ]);

  it('a text as Word writes it', async () => {
    const word =
      '<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->' +
      '<p class="MsoNormal" style="mso-margin-top-alt:auto"><span lang="EN-US" style="font-family:&quot;Arial&quot;">' +
      'Safety <o:p></o:p></span><font color="#1F497D">comes</font> first</p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>' +
      '<p class="MsoListParagraph"><![if !supportLists]>1.<span style="mso-list:Ignore">&nbsp;</span><![endif]>Helmets</p>';
    expect(await make(word)).toBe('<p>Safety comes first</p><p>1.\u00a0Helmets</p>');
  });

  it('has each range of hours on one line, or broken between its words', async () => {
    expect(await make('<p>Open 10:00 to 17:30, or by letter</p>')).toBe(
      '<p>Open <span class="num">10:00 to 17:30,</span> or by letter</p>',
    );
    expect(await make('<p>Help (10:00 to 17:30), or by letter</p>')).toBe(
      '<p>Help <span class="num">(10:00 to 17:30),</span> or by letter</p>',
    );
  });

  it('has each financial year inside a text on one line, but no part of a number', async () => {
    expect(await make('<p>The target for 2026-27, and T/2026-27/4</p>')).toBe(
      '<p>The target for <span class="num">2026-27,</span> and T/2026-27/4</p>',
    );
  });
});

describe('headings', () => {
  const make = useProse();
  shows(make, [
    ['stand under the heading of the page', '<h1>a</h1><h2>b</h2>', '<h2 id="part-1">a</h2><h3>b</h3>'],
    ['skip no level', '<h2>a</h2><h5>b</h5><h6>c</h6>', '<h2 id="part-1">a</h2><h3>b</h3><h4>c</h4>'],
    [
      'keep who is under whom in any order',
      '<h4>a</h4><h2>b</h2><h6>c</h6><h3>d</h3>',
      '<h2 id="part-1">a</h2><h2 id="part-2">b</h2><h3>c</h3><h3>d</h3>',
    ],
    [
      'in a table or a quotation are emphasis',
      '<blockquote><h2>a</h2></blockquote>',
      '<blockquote><p><strong>a</strong></p></blockquote>',
    ],
  ]);
});

const COLUMNS = /<colgroup>.*?<\/colgroup>/g;

describe('tables', () => {
  const prose = useProse();
  const make: Make = async (...asked) => (await prose(...asked)).replace(COLUMNS, '');
  const cell = (html: string) =>
    `<section class="scroll" tabindex="0" aria-label="Table">${html.replace('<table', '$& aria-label="Table"')}</section>`;
  shows(make, [
    [
      'get header cells for their columns and rows',
      '<table><tr><th>Mine<th>Tonnes<tr><th>North<td>5</table>',
      cell(
        '<table><tbody><tr><th scope="col">Mine</th><th scope="col" class="number">Tonnes</th></tr><tr><th scope="row">North</th><td class="number">5</td></tr></tbody></table>',
      ),
    ],
    [
      'take a first row in bold for headers',
      '<table><tr><td><b>Mine</b></td><td><p><strong>Tonnes</strong></p></td></tr><tr><td>North</td><td>5</td></tr></table>',
      cell(
        '<table><tbody><tr><th scope="col"><b>Mine</b></th><th scope="col" class="number"><p><strong>Tonnes</strong></p></th></tr><tr><td>North</td><td class="number">5</td></tr></tbody></table>',
      ),
    ],
    [
      'have no empty header cell',
      '<table><tr><th></th><th>2025</th></tr><tr><th>Coal</th><td>5</td></tr></table>',
      cell(
        '<table><tbody><tr><td></td><th scope="col" class="number">2025</th></tr><tr><th scope="row">Coal</th><td class="number">5</td></tr></tbody></table>',
      ),
    ],
    [
      'are named by their caption, which comes first',
      '<table><tr><th>a</th></tr><tr><td>b</td></tr><caption>Production</caption></table>',
      '<section class="scroll" tabindex="0" aria-label="Production"><table><caption>Production</caption><tbody><tr><th scope="col">a</th></tr><tr><td>b</td></tr></tbody></table></section>',
    ],
    [
      'are named by the heading before them',
      '<h2>Production</h2>\n<table><tr><td>a</td><td>b</td></tr></table>',
      '<h2 id="part-1">Production</h2><section class="scroll" tabindex="0" aria-label="Production"><table aria-label="Production"><tbody><tr><td>a</td><td>b</td></tr></tbody></table></section>',
    ],
    [
      'under one heading have a name each',
      '<h2>Mines</h2><table><tr><td>a</td><td>b</td></tr></table><p>And</p><table><tr><td>c</td><td>d</td></tr></table>',
      '<h2 id="part-1">Mines</h2><section class="scroll" tabindex="0" aria-label="Mines"><table aria-label="Mines"><tbody><tr><td>a</td><td>b</td></tr></tbody></table></section><p>And</p><section class="scroll" tabindex="0" aria-label="Mines (2)"><table aria-label="Mines (2)"><tbody><tr><td>c</td><td>d</td></tr></tbody></table></section>',
    ],
    [
      'may stand in one another',
      '<table><tr><td>a</td><td><table><tr><th>b</th><th>c</th></tr><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
      cell(
        '<table><tbody><tr><td>a</td><td><table aria-label="Table (2)"><tbody><tr><th scope="col">b</th><th scope="col">c</th></tr><tr><td>1</td><td>2</td></tr></tbody></table></td></tr></tbody></table>',
      ),
    ],
    ['of one cell are no tables', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', '<p>a</p><p>b</p>'],
    [
      'keep spans and lose absurd ones',
      '<table><tr><td colspan="2" rowspan="99999">a</td><td>b</td></tr></table>',
      cell('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'),
    ],
  ]);

  it.each([
    [
      'a year, a date and a sentence',
      ['2025-26', '16 November 2026', 'Overburden removed by hired machines in the year'],
      's l l',
    ],
    ['one long word', ['Serial', '2026', 'www.vindhyacoal.example'], 's s l'],
    [
      'two sentences, which share the room',
      ['What the tender is about, in words', 'The officer whom the document names'],
      '',
    ],
  ])('have columns as wide as what they say: %s', async (_name, cells, widths) => {
    const html = await prose(`<table><tr><td>${cells.join('<td>')}<tr><td>a</table>`);
    expect((html.match(COLUMNS)?.[0].match(/col-\w/g) ?? []).join(' ')).toBe(widths.replace(/\w/g, 'col-$&'));
  });

  it('know the columns of cells that lie over several, and under one from above', async () => {
    const html = await prose(
      '<table><tr><th colspan="2">Coal and overburden, both of them together</th><th rowspan="2">Year of the report</th></tr><tr><td>1</td><td>2</td></tr></table>',
    );
    expect(html.match(COLUMNS)?.[0].match(/col-\w/g)).toEqual(['col-s', 'col-s', 'col-m']);
  });
});

describe('whom to call, at the begin of a text', () => {
  const make = useProse();
  const tel = '<a class="tel" href="tel:0000000064">0000-000 064</a>';
  shows(make, [
    ['is marked', '<p><b>Ask:</b> 0000-000 064</p>', `<p class="call"><b>Ask:</b> ${tel}</p>`],
    [
      'is marked as an emergency if its bold words say so',
      '<p><strong>Emergency, always:</strong> 0000-000 064</p>',
      `<p class="call call--emergency"><strong>Emergency, always:</strong> ${tel}</p>`,
    ],
    ['is not marked without bold words', '<p>Ask <b>us</b>: 0000-000 064</p>', `<p>Ask <b>us</b>: ${tel}</p>`],
    ['is not marked without a number', '<p><b>Ask:</b> the office</p>', '<p><b>Ask:</b> the office</p>'],
    ['is not marked further down', '<p>a</p><p><b>Ask:</b> 0000-000 064</p>', `<p>a</p><p><b>Ask:</b> ${tel}</p>`],
  ]);
});
