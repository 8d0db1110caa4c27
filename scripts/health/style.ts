// The style sheet of the status page. It is inside the HTML of the page, because the page must not load any other file.
const LIGHT = '--ink:#1a1a1a;--soft:#505a5f;--line:#d5d9dc;--ground:#fff;--wash:#f3f5f6;--link:#1d5a96;';
const DARK = '--ink:#e8eaec;--soft:#a9b1b7;--line:#3b4248;--ground:#15181a;--wash:#1f2427;--link:#8cc0f2;';

export const STYLE = [
  `:root{${LIGHT}--now:#b3261e;--due:#8a5a00;--better:#2b6b3f;color-scheme:light dark}`,
  `@media(prefers-color-scheme:dark){:root{${DARK}--now:#ff9c92;--due:#f0bd5c;--better:#8bd0a0}}`,
  'body{font-family:system-ui,sans-serif;line-height:1.5;overflow-wrap:anywhere;margin:0;color:var(--ink);background:var(--ground)}',
  'main{max-width:70rem;margin:auto;padding:1rem 1rem 3rem}a{color:var(--link)}svg{max-width:100%;height:auto}',
  'a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--link);outline-offset:2px}',
  'header{display:flex;flex-wrap:wrap;gap:0 2rem;justify-content:space-between;align-items:baseline}',
  'h1{font-size:1.75rem;line-height:1.2;margin:.75rem 0}h2{font-size:1.375rem;margin:2.5rem 0 1rem;padding-block-start:.5rem;border-block-start:4px solid var(--line)}',
  'h2.now{border-color:var(--now)}h2.due{border-color:var(--due)}h2.better{border-color:var(--better)}',
  'h3{font-size:1.125rem;margin:2rem 0 .25rem}.count{font-weight:400;color:var(--soft);margin-inline-start:.25rem}',
  '.languages{margin:0;font-size:1.125rem}.languages>*{display:inline-block;padding:.5rem .5rem .5rem 0}',
  '.all,.nothing,.stopped{font-size:1.25rem;margin:.5rem 0 1rem}.stopped{padding:1rem;background:var(--wash);border-inline-start:4px solid var(--now)}.nothing{padding:1rem;background:var(--wash);border-inline-start:4px solid var(--better)}',
  '.overview{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:1rem}',
  '.overview div{background:var(--wash);border-block-start:4px solid var(--line);padding:.75rem 1rem}.overview p{font-weight:600;margin:0 0 .25rem}',
  '.overview .now{border-color:var(--now)}.overview .due{border-color:var(--due)}.overview .better{border-color:var(--better)}',
  '.overview ul,.rows{list-style:none;margin:0;padding:0}.overview li{display:flex;justify-content:space-between;gap:1rem;padding:.25rem 0}.overview b{white-space:nowrap}',
  '.do{margin:0 0 .5rem;max-width:45rem}.rows{border-block-start:1px solid var(--line)}',
  '.rows li{padding:.75rem 0;border-block-end:1px solid var(--line)}.rows p{margin:0}.facts,.why,.whose{color:var(--soft);font-size:.9375rem}',
  '@media(min-width:48rem){.rows li{display:grid;grid-template-columns:1fr 14rem;gap:2rem}}',
  'summary{padding:.75rem 0;color:var(--link);cursor:pointer}',
  '.wide{overflow-x:auto}table{border-collapse:collapse}th,td{overflow-wrap:normal;text-align:start;vertical-align:top}',
].join('');
