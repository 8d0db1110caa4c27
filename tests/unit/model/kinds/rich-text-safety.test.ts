import { describe, expect, it } from 'vitest';
import { readAgain, shows, useProse } from '../../../support/prose.ts';

describe('what runs is removed, and the words around it stay:', () => {
  const make = useProse();
  shows(make, [
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a script that is not closed', '<p>a</p><script>alert(1)', '<p>a</p>'],
    ['a script within a tag', '<p>a<scr<script>ipt>alert(1)</script>b</p>', '<p>aipt>alert(1)b</p>'],
    ['an event handler', '<p onclick="alert(1)">a <b onmouseover=alert(1)>b</b></p>', '<p>a <b>b</b></p>'],
    [
      'a picture with an event handler',
      '<p>a <img src="x:x" onerror="alert(1)" alt="A mine"></p>',
      '<p>a <span class="no-picture">A mine</span></p>',
    ],
    ['styles and classes', '<style>p{}</style><p style="color:red" class="x">a</p>', '<p>a</p>'],
    [
      'ids and names',
      '<p id="part-1">a <a name="cookie" id="body">b</a> <a href="/news" id="getElementById" name="x">c</a></p>',
      '<p>a b <a href="/news">c</a></p>',
    ],
    ['data attributes and roles', '<p data-x="1" role="alert" aria-hidden="true" hidden>a</p>', '<p>a</p>'],
    [
      'a form, whose words stay',
      '<form action="https://x.example"><p>Name <input name="n"><button>Send</button></p></form>',
      '<p>Name </p>',
    ],
    ['a frame', '<p>a</p><iframe src="https://x.example"><p>b</p></iframe>', '<p>a</p>'],
    ['an object, whose words stay', '<object data="x.swf"><p>Our mines</p></object>', '<p>Our mines</p>'],
    [
      'a base, a link and a meta',
      '<base href="https://x.example/"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0"><p>a</p>',
      '<p>a</p>',
    ],
    ['a picture drawn in the text', '<p>a<svg onload="alert(1)"><a href="javascript:1">b</a></svg></p>', '<p>a</p>'],
  ]);
});

describe('an address that runs something is taken off its words, however it is written:', () => {
  const make = useProse();
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '&#x1;javascript:alert(1)',
    'java&#9;script:alert(1)',
    'java\nscript:alert(1)',
    'java&#x0D;script:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)',
    '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
    'java\u200Bscript:alert(1)',
    'java&#x202E;script:alert(1)',
    'javascript\u2028:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'view-source:javascript:alert(1)',
    'feed:javascript:alert(1)',
    'http://[',
    'https://',
    '#part-1',
    '',
  ])('%j', async (address) => {
    expect(await make(`<p>Read <a href="${address}">this</a></p>`)).toBe('<p>Read this</p>');
  });
});

describe('a text that a browser would read otherwise than a sanitiser stays harmless:', () => {
  const make = useProse();
  it.each([
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg><style>&lt;img src=x onerror=alert(1)&gt;</style></svg>',
    '<svg><desc><noscript>&lt;/noscript>&lt;/desc>&lt;s>&lt;/s>&lt;style>&lt;a title="&lt;/style>&lt;img src onerror=alert(1)>">',
    '<template><script>alert(1)</script></template>',
    '<template><p>a<template><img src=x onerror=alert(1)></template></template>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!-- --!><img src=x onerror=alert(1)> -->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?xml version="1.0"?><img src=x onerror=alert(1)>',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
    '<title><p title="</title><img src=x onerror=alert(1)>">',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
    '<plaintext><p>a</p><script>alert(1)</script>',
    '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
    '<table><td><svg><desc><td><a href="javascript:alert(1)">x',
    '<p title=`<img src=x onerror=alert(1)>`>a</p>',
    '<a href="x" href="javascript:alert(1)">a</a>',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '<IMG """><SCRIPT>alert(1)</SCRIPT>"\\>',
    '<<SCRIPT>alert(1);//\\<</SCRIPT>',
    '<b <script>alert(1)</script>0',
    '<a href="javascript:alert(1)"\u0000>a</a>',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    '<isindex action="javascript:alert(1)">',
    '<math href="javascript:alert(1)">a</math>',
    '<embed src="javascript:alert(1)">',
    '<use href="data:image/svg+xml,<svg id=x><script>alert(1)</script></svg>#x">',
    '<a id="__proto__" name="constructor">a</a>',
  ])('%s', async (raw) => {
    const html = await make(`${raw}<p>Coal</p>`);
    expect(html).not.toContain('javascript:');
    expect(readAgain(html)).toBe(html);
  });

  it.each(['<<svg></svg>img src="/m/none.avif">', '<<math></math>a href="https://a.example/">words</a>'])(
    'what stands around a drawing does not become a tag without it: %s',
    async (raw) => {
      expect(await make(`<p>${raw}</p>`)).not.toMatch(/<(img|a|h1)\b/);
    },
  );
});
