// What looks like a fault on websites of others, and is none; and what is one all the same.
import { expect, it } from 'vitest';
import { goodSite } from './good-site.ts';
import { faulty, inFile, judge, type Plant } from './judge.ts';

const onAbout = (more: string): Plant => inFile('about.html', '</h1>', `</h1>${more}`);
const inHead = (more: string): Plant => inFile('about.html', '</head>', `${more}</head>`);
const both =
  (...plants: readonly Plant[]): Plant =>
  (files) => {
    for (const plant of plants) plant(files);
  };
const SEARCH = /<form role="search"(.*?) type="search"/;

const none: Readonly<Record<string, Plant>> = {
  'a key that works only together with Alt': onAbout('<button accesskey="s">x</button>'),
  'a declared shortcut with Control': onAbout('<button aria-keyshortcuts="Control+s Enter">x</button>'),
  'a page that leads on at once': inHead('<meta http-equiv="refresh" content="0; url=/about">'),
  'a secure cookie of a script': inFile('start.js', 'let', 'document.cookie = `a=${b}; path=/;Secure`; let'),
  'a place that is called like an old font': onAbout('<p>Chanakyapuri, New Delhi</p>'),
  'an example of an address with a password': onAbout('<p>https://name:password@proxy.example</p>'),
  'the size of a picture near a file': inFile(
    'about.html',
    /<p>(<a href="\/files\/report.*?) \(PDF, 2 KB\)<\/a><\/p>/,
    '<li><a href="/mine.png">The picture, 99 KB</a> $1</a> <b>PDF, 2 KB</b></li>',
  ),
  'addresses from <base> on': both(
    inFile('tenders/7.html', '<head>', '<head><base href="/">'),
    inFile('tenders/7.html', 'href="/help"', 'href="help"'),
  ),
  'a search known by its address only': (files) => {
    for (const file of Object.keys(files))
      files[file] = (files[file] ?? '')
        .replace(SEARCH, '<form$1')
        .replace(/<li><a href="(\/hi)?\/search">.*?<\/li>/, '')
        .replace(
          /<\/header>/,
          `<form action="/${file.startsWith('hi') ? 'hi/' : ''}search"><input name="q" aria-label="Q"></form></header>`,
        );
  },
};

it.each(Object.entries(none))('says nothing of %s', async (_, plant) => {
  const files = goodSite();
  plant(files);
  expect(faulty(await judge(files))).toEqual({});
});

const some: Readonly<Record<string, readonly [row: string, plant: Plant]>> = {
  'a shortcut of Shift and a letter': ['A23', onAbout('<button aria-keyshortcuts="Shift+s">x</button>')],
  'a page that leads on after a time': ['A24', inHead('<meta http-equiv="refresh" content="9; url=/about">')],
  'a cookie without its mark, before other words': [
    'S6',
    inFile('start.js', 'let', 'document.cookie = "a=1"; say("; secure"); let'),
  ],
  'an address with a real password': ['S3', onAbout('<p>https://name:9f8e7d6c@proxy.example</p>')],
  'an old font': ['Q13', onAbout('<p style="font-family: \'Kruti Dev 010\'">x</p>')],
  'a wrong address from <base> on': [
    'L7',
    inFile('about.html', '<head>', '<head><base href="/deep/"><link rel="preload" href="mine.png">'),
  ],
};

it.each(Object.entries(some))('tells of %s', async (_, [row, plant]) => {
  const files = goodSite();
  plant(files);
  expect(Object.keys(faulty(await judge(files)))).toEqual([row]);
});

it('takes a page for an error page only where servers have theirs', async () => {
  const { '404.html': en = '', 'hi/404.html': hi = '', ...others } = goodSite();
  const files = { ...others, 'deep/error.html': en, 'hi/deep/error.html': hi };
  expect(faulty(await judge(files)).S4).toEqual(['/404 the site: none']);
});
