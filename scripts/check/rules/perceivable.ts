// Checks the principle "perceivable" of WCAG: guidelines 1.1 to 1.4.
import type { Element } from 'hast';
import { all, placed, property, textOf } from '../html.ts';
import { meta, shown, shortOf } from './page.ts';
import { type Check, finding, onEachPage, onParts } from './watch.ts';

const PICTURES = ['img', 'area', 'svg', 'input'];
const isPicture = ({ tagName, properties }: Element): boolean =>
  tagName === 'svg' ? properties.role === 'img' : tagName !== 'input' || properties.type === 'image';
const isNamed = (element: Element): boolean =>
  element.tagName === 'svg'
    ? Boolean(property(element, 'ariaLabel') ?? property(element, 'ariaLabelledBy')) || all(element, 'title').length > 0
    : property(element, 'alt') !== undefined;
/** Matches alternative texts that fit every picture. Such a text does not describe a picture. */
const EMPTY_WORDS = /^(an? )?(image|img|picture|photo|photograph|pic|graphic|icon|चित्र|फ़ोटो|फोटो|तस्वीर)\s*\d*[.।]?$/i;

const alternatives = onParts(
  ({ tree }) => all(tree, ...PICTURES).filter(isPicture),
  (picture) => {
    if (!isNamed(picture)) return [finding(shown(picture), 'an alternative text, or an empty alt', 'neither')];
    const alt = property(picture, 'alt')?.trim() ?? '';
    return EMPTY_WORDS.test(alt) ? [finding(shown(picture), 'words that describe the picture', `"${alt}"`)] : [];
  },
);

const captions = onParts(
  ({ tree }) => all(tree, 'video'),
  (film) =>
    all(film, 'track').some((track) => /^(captions|subtitles)$/.test(property(track, 'kind') ?? 'subtitles'))
      ? []
      : [finding(shown(film), 'a track of captions', 'none')],
);

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const structure = onEachPage(({ tree, parts }) => {
  const marks = (['header', 'main', 'footer'] as const).filter((name) => !parts[name]);
  // The headings of the footer are left out, because the footer begins its own outline.
  const headings = placed(tree, ...HEADINGS)
    .filter(({ around }) => !parts.footer || !around.includes(parts.footer))
    .map(({ element }) => ({ level: Number(element.tagName.slice(1)), words: textOf(element) }));
  const mains = headings.filter(({ level }) => level === 1).length;
  return [
    ...marks.map((name) => finding('the page', `a part marked as ${name}`, 'none')),
    ...(mains === 1 ? [] : [finding('the page', 'one main heading', String(mains))]),
    ...headings.flatMap(({ level, words }, index) => {
      const before = headings[index - 1]?.level ?? 0;
      return level > before + 1
        ? [finding(`the heading "${shortOf(words)}"`, `level ${before + 1} at most`, String(level))]
        : [];
    }),
  ];
});

const orientation = onEachPage(({ manifest: { orientation: said } }) =>
  said && said !== 'any' && said !== 'natural' ? [finding('the manifest', 'any orientation', said)] : [],
);

/** The values of `autocomplete` in WCAG 1.3.5, and further values that browsers know. */
const TOKENS =
  /(^| )(name|honorific-prefix|given-name|additional-name|family-name|honorific-suffix|nickname|username|new-password|current-password|one-time-code|organization|organization-title|street-address|address-line[123]|address-level[1-4]|country|country-name|postal-code|bday(-day|-month|-year)?|sex|language|url|photo|tel(-country-code|-national|-area-code|-local|-extension)?|email|impp)$/;
const PERSONAL =
  /^(name|full.?name|first.?name|last.?name|e-?mail|mail|phone|mobile|tel|telephone|address|pin.?code|postal.?code|dob)$/i;

const purposes = onParts(
  ({ tree }) =>
    all(tree, 'input').filter(
      (input) =>
        /^(email|tel)$/.test(property(input, 'type') ?? '') ||
        (PERSONAL.test(property(input, 'name') ?? '') && property(input, 'type') !== 'hidden'),
    ),
  (input) => {
    const token = property(input, 'autoComplete');
    return TOKENS.test(token ?? '')
      ? []
      : [finding(shown(input), 'an autocomplete value that fits the field', token ?? 'none')];
  },
);

const silent = onEachPage(({ tree }) =>
  all(tree, 'video', 'audio', 'bgsound', 'iframe')
    .filter(
      (one) =>
        one.tagName === 'bgsound' ||
        property(one, 'autoPlay') !== undefined ||
        /[?&]autoplay=1/.test(property(one, 'src') ?? ''),
    )
    .map((one) => finding(shown(one), 'to wait for the visitor', 'starts by itself')),
);

const enlarged = onEachPage(({ tree }) => {
  const viewport = meta(tree, 'viewport');
  const [, most = ''] = /maximum-scale\s*=\s*([\d.]+)/.exec(viewport ?? '') ?? [];
  const isFixed = /user-scalable\s*=\s*(no|0)/.test(viewport ?? '') || (most !== '' && Number(most) < 2);
  if (viewport === undefined) return [finding('the head', 'a viewport', 'none')];
  return isFixed ? [finding('the viewport', 'to allow zoom', viewport)] : [];
});

export const perceivableChecks = {
  A1: alternatives,
  A3: captions,
  A7: structure,
  A10: orientation,
  A11: purposes,
  A13: silent,
  A15: enlarged,
} satisfies Record<string, Check>;
