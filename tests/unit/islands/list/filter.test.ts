import { describe, expect, it } from 'vitest';
import {
  byLetters,
  chosen,
  type Entry,
  type Filter,
  fold,
  isActive,
  numberIn,
  queryOf,
  readFilter,
} from '~/islands/list/filter';
import { bySounds } from '~/islands/list/sounds';

const NOTHING: Filter = { words: '', state: '', from: '', to: '', sort: '' };
const read = (query: string): Filter =>
  readFilter(new URLSearchParams(query), ['open', 'closed'], ['closes', 'value', 'title']);
const compare = new Intl.Collator('hi', { numeric: true }).compare;

interface Named extends Entry {
  readonly name: string;
}
const entry = (name: string, about: Partial<Entry> = {}): Named => ({
  name,
  text: fold(name),
  states: [],
  day: '',
  values: {},
  ...about,
});
const namesOf = (entries: readonly Named[], filter: Partial<Filter>, matchersOf = byLetters): string[] =>
  chosen(entries, { filter: { ...NOTHING, ...filter }, matchersOf, isWhole: true, compare }).found.map(
    ({ name }) => name,
  );

it('finds words however commas stand between them', () => {
  const entries = [entry('belt', { text: fold('कन्वेयर बेल्ट, सोनपहाड़') }), entry('pump', { text: 'pump' })];
  expect(namesOf(entries, { words: 'सोनपहाड़, कन्वेयर' })).toEqual(['belt']);
  expect(namesOf(entries, { words: ',' })).toEqual(['belt', 'pump']);
});

describe('an address', () => {
  it('is read and written without loss, and keeps what else it asks', () => {
    const query =
      '?page=2&words=pump+%E0%A4%95%E0%A5%8B%E0%A4%AF%E0%A4%B2%E0%A4%BE&state=open&from=2026-03-01&to=2026-03-20&sort=-closes';
    const filter = read(query);
    expect(filter).toEqual({
      words: 'pump कोयला',
      state: 'open',
      from: '2026-03-01',
      to: '2026-03-20',
      sort: '-closes',
    });
    expect(queryOf(filter, '?page=2')).toBe(query);
    expect(queryOf(NOTHING, query)).toBe('?page=2');
    expect(queryOf(NOTHING, '?words=pump')).toBe('');
  });

  it.each([
    'state=burning',
    'from=2026-02-31',
    'from=2026-13-01',
    'from=yesterday',
    'to=2026-3-1',
    'to=99999-01-01',
    'sort=colour',
    'sort=--closes',
    'words=+++',
    'page=2',
  ])('asks nothing by %s', (query) => {
    expect(read(query)).toEqual(NOTHING);
    expect(isActive(read(query))).toBe(false);
  });

  it('asks something by one value that is right among wrong ones', () => {
    expect(read('state=burning&from=2028-02-29&sort=colour')).toEqual({ ...NOTHING, from: '2028-02-29' });
    expect(isActive(read('from=2028-02-29'))).toBe(true);
  });
});

describe('words', () => {
  it.each([
    ['PUMP', 'Submersible pumps for the mine'],
    ['cafe', 'Café at the mine'],
    ['pump mine', 'Mine: supply of a pump'],
    ['26-27/0105', 'VCL/AML/26-27/0105'],
    ['26–27', 'VCL/AML/26-27/0105'],
    ['18750000', 'Value 1,87,50,000'],
    ['1,87,50,000', 'Value 18750000'],
    ['१२५', '125 wagons'],
    ['हिंदी', 'हिन्दी पखवाड़ा'],
    ['हिन्दी', 'हिंदी पखवाड़ा'],
    ['पखवाडा', 'पखवाड़ा'],
    ['फ़ाइल', 'फाइल'],
    ['पांच', 'पाँच'],
    ['संमान', 'सम्मान'],
  ])('%s is found in %s', (words, text) => expect(namesOf([entry(text)], { words })).toEqual([text]));

  it.each([
    ['road', 'Mine: supply of a pump'],
    ['road crusher', 'Mine: supply of a pump'],
    ['कल', 'कोयला'],
    ['किला', 'कोयला'],
    ['0106', 'VCL/AML/26-27/0105'],
  ])('%s is not found in %s', (words, text) => expect(namesOf([entry(text)], { words })).toEqual([]));
});

describe('words by their sounds', () => {
  it.each([
    ['conveyor belt', 'स्टील-कॉर्ड कन्वेयर बेल्ट की आपूर्ति'],
    ['konveyar', 'कन्वेयर बेल्ट'],
    ['sonpah', 'सोनपहाड़ परियोजना'],
    ['sonpahar', 'सोनपहाड़ परियोजना'],
    ['sonpahad', 'सोनपहाड़ परियोजना'],
    ['marammat', 'पंप की मरम्मत'],
    ['road', 'रोड की मरम्मत'],
    ['बेल्ट', 'Steel-cord belt'],
    ['0105 belt', 'VCL/AML/26-27/0105 बेल्ट'],
  ])('%s is found in %s, and not by letters', (words, text) => {
    const entries = [entry(text), entry('VCL/AML/26-27/0105 pump')];
    expect(namesOf(entries, { words }, bySounds)).toEqual([text]);
    expect(namesOf(entries, { words })).not.toEqual([text]);
  });

  it.each([
    ['be', 'बेल्ट'],
    ['of', 'ऑफ'],
    ['steel', 'सोनपहाड़'],
    ['road', 'दूरी एवं दर'],
    ['car', 'किराये पर'],
    ['work', 'वृक्षारोपण'],
    ['qqqq', 'क से की तक'],
    ['0106', 'VCL/AML/26-27/0105'],
  ])('%s is not found in %s', (words, text) => expect(namesOf([entry(text)], { words }, bySounds)).toEqual([]));
});

describe('words that no entry has as written', () => {
  const entries = [entry('कन्वेयर बेल्ट की आपूर्ति'), entry('कन्वेयर रोलर'), entry('बोल्ट')];
  const ask = (words: string, asked: { matchersOf?: typeof bySounds; isWhole?: boolean } = {}) => {
    const filter = { ...NOTHING, words };
    const { found, unknown } = chosen(entries, { filter, matchersOf: bySounds, isWhole: true, compare, ...asked });
    return [found.map(({ name }) => name), unknown];
  };

  it.each([
    ['बेल्ट', ['कन्वेयर बेल्ट की आपूर्ति'], []],
    ['“बेल्ट”, कन्वेयर।', ['कन्वेयर बेल्ट की आपूर्ति'], []],
    ['कन्वेयर बेल्ट टेंडर', ['कन्वेयर बेल्ट की आपूर्ति'], ['टेंडर']],
    ['supply of बेल्ट', ['कन्वेयर बेल्ट की आपूर्ति'], ['supply']],
    ['बोल्ट के लिए', ['बोल्ट'], []],
    ['कन्वेयर में रोलर', ['कन्वेयर रोलर'], []],
    ['बोल्ट कन्वेयर बेल्ट', ['कन्वेयर बेल्ट की आपूर्ति'], ['बोल्ट']],
    ['बोल्ट रोलर', [], []],
    ['रोलर बेल्ट कन्वेयर', ['कन्वेयर बेल्ट की आपूर्ति', 'कन्वेयर रोलर'], ['रोलर', 'बेल्ट']],
    ['कनवेयर', ['कन्वेयर बेल्ट की आपूर्ति', 'कन्वेयर रोलर'], ['कनवेयर']],
    ['बैल्ट कन्वेयर', ['कन्वेयर बेल्ट की आपूर्ति'], ['बैल्ट']],
    ['टेंडर', [], ['टेंडर']],
    ['पहाड़ी', [], ['पहाड़ी']],
  ])('%s: finds %j, and names %j', (words, names, unknown) => expect(ask(words)).toEqual([names, unknown]));

  it('does not restrict by them where sounds have not come either', () =>
    expect(ask('रोलर कनवेयर', { matchersOf: byLetters })).toEqual([['कन्वेयर रोलर'], ['कनवेयर']]));

  it('drops none of them while other rows may still have them', () =>
    expect(ask('कन्वेयर टेंडर', { isWhole: false })).toEqual([[], ['टेंडर']]));
});

describe('states and days', () => {
  const rows = [
    entry('a', { states: ['open', 'soon'], day: '2026-03-01' }),
    entry('b', { states: ['open'], day: '2026-03-20' }),
    entry('c', { states: ['closed'] }),
  ];

  it.each([
    [{ state: 'open' }, ['a', 'b']],
    [{ state: 'soon' }, ['a']],
    [{ from: '2026-03-01' }, ['a', 'b']],
    [{ from: '2026-03-02' }, ['b']],
    [{ to: '2026-03-19' }, ['a']],
    [{ from: '2026-03-20', to: '2026-03-20' }, ['b']],
    [{ from: '2026-03-20', to: '2026-03-01' }, []],
    [{}, ['a', 'b', 'c']],
  ])('%o lets %o through', (filter, names) => expect(namesOf(rows, filter)).toEqual(names));
});

describe('an order', () => {
  const rows = [
    entry('none', {}),
    entry('two', { values: { value: 200000, title: 'खदान 10' } }),
    entry('one', { values: { value: 90000, title: 'कोयला' } }),
    entry('two again', { values: { value: 200000, title: 'खदान 9' } }),
  ];

  it('is by size, in either direction, what is missing last, equal ones as they came', () => {
    expect(namesOf(rows, { sort: 'value' })).toEqual(['one', 'two', 'two again', 'none']);
    expect(namesOf(rows, { sort: '-value' })).toEqual(['two', 'two again', 'one', 'none']);
  });

  it("of texts is that of the page's language, numbers in them by size", () => {
    expect(namesOf(rows, { sort: 'title' })).toEqual(['one', 'two again', 'two', 'none']);
    expect(namesOf(rows, { sort: '-title' })).toEqual(['two', 'two again', 'one', 'none']);
  });

  it('leaves the list it was asked of as it is', () => {
    namesOf(rows, { sort: 'value' });
    expect(rows[0]?.name).toBe('none');
  });
});

it.each([
  ['12,34,567', 1_234_567],
  [' 1,875.50 Deposit: 3', 1875.5],
  ['Not stated', undefined],
  ['', undefined],
])('the number in “%s” is %s', (text, number) => expect(numberIn(text)).toBe(number));
