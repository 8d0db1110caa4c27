// Writes English words in Devanagari, well enough for the words of an index to have the lengths and letters of Hindi ones.

const COMMON = new Map(
  Object.entries({
    supply: 'आपूर्ति',
    repair: 'मरम्मत',
    construction: 'निर्माण',
    of: 'का',
    and: 'एवं',
    for: 'हेतु',
    in: 'में',
    at: 'में',
    to: 'से',
    from: 'से',
    the: '',
    road: 'सड़क',
    water: 'जल',
    school: 'विद्यालय',
    building: 'भवन',
    work: 'कार्य',
    works: 'कार्य',
    village: 'ग्राम',
    maintenance: 'रखरखाव',
    providing: 'उपलब्ध',
    under: 'अंतर्गत',
    rain: 'वर्षा',
    damages: 'क्षति',
    wall: 'दीवार',
    scheme: 'योजना',
    bridge: 'पुल',
    new: 'नया',
    office: 'कार्यालय',
    hospital: 'अस्पताल',
    restoration: 'पुनर्स्थापना',
  }),
);
const SOUNDS: readonly (readonly [string, string, string])[] = [
  ['chh', 'छ', ''],
  ['tion', 'शन', ''],
  ['sh', 'श', ''],
  ['ch', 'च', ''],
  ['th', 'थ', ''],
  ['dh', 'ध', ''],
  ['bh', 'भ', ''],
  ['gh', 'घ', ''],
  ['kh', 'ख', ''],
  ['ph', 'फ', ''],
  ['aa', 'आ', 'ा'],
  ['ee', 'ई', 'ी'],
  ['oo', 'ऊ', 'ू'],
  ['ai', 'ऐ', 'ै'],
  ['au', 'औ', 'ौ'],
  ['ck', 'क', ''],
  ['a', 'अ', 'ा'],
  ['e', 'ए', 'े'],
  ['i', 'इ', 'ि'],
  ['o', 'ओ', 'ो'],
  ['u', 'उ', 'ु'],
  ...Array.from('bcdfghjklmnpqrstvwxyz').map((letter, index): [string, string, string] => [
    letter,
    Array.from('बकडफगहजकलमनपकरसटववक्षयज')[index] ?? 'क',
    '',
  ]),
];

function wordInDevanagari(word: string): string {
  const lower = word.toLowerCase();
  const known = COMMON.get(lower);
  if (known !== undefined) return known;
  let [text, at, isAfterConsonant] = ['', 0, false];
  while (at < lower.length) {
    const [sound, letter, sign] = SOUNDS.find(([one]) => lower.startsWith(one, at)) ?? [lower.charAt(at), '', ''];
    text += isAfterConsonant && sign ? sign : letter;
    isAfterConsonant = letter !== '' && sign === '';
    at += sound.length;
  }
  return text;
}

/** Word by word; numbers and signs stay. */
export const inDevanagari = (text: string): string => text.replace(/[A-Za-z]+/g, wordInDevanagari);
