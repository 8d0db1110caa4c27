import { unbroken } from '~/i18n/unbroken';
import { markup } from '~/lib/html';

const WITH_TIME = /(\d+\u00a0\S+\u00a0\d{4}, (?:\d{1,2}:\d{2}(?:\u00a0बजे)?|[^\s\d]+\u00a0\d{1,2}(?::\d{2})?\u00a0बजे))/;

/** Returns a text as HTML. There is no line break between a date and its time, if the line is long enough. */
export const wholeDates = (text: string): string =>
  markup`${unbroken(text)
    .split(WITH_TIME)
    .map((part, index) => (index % 2 === 1 ? markup`<span class="num">${part}</span>` : part))}`.text;
