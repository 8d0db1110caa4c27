// Sentences of a coal company in both languages, and the numbers that choose among them: the same on every machine.

export type Lang = 'en' | 'hi';
type Both = readonly [en: string, hi: string];
type Texts = readonly [Both, ...Both[]];

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const inLang = (both: Both, lang: Lang): string => both[lang === 'en' ? 0 : 1];
const pick = <Item>(items: readonly [Item, ...Item[]], random: () => number): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

const PLACES: Texts = [
  ['Amlighat', 'अमलीघाट'],
  ['Kelhar', 'केल्हार'],
  ['Sonpahar', 'सोनपहाड़'],
  ['Dhauraganj', 'धौरागंज'],
  ['Nimkhoh', 'नीमखोह'],
  ['Tendughat', 'तेंदूघाट'],
  ['Baghdari', 'बाघदरी'],
  ['Mahuadih', 'महुआडीह'],
];

const WORKS: Texts = [
  ['Supply of {n} sets of conveyor idlers', '{n} सेट कन्वेयर आइडलर की आपूर्ति'],
  ['Hiring of {n} tippers for coal transport', 'कोयला परिवहन हेतु {n} टिप्परों का किराये पर लिया जाना'],
  ['Repair of the haul road over {n} metres', '{n} मीटर हॉल रोड की मरम्मत'],
  ['Construction of {n} rest shelters at the working benches', 'कार्यरत बेंचों पर {n} विश्राम शेडों का निर्माण'],
  ['Plantation of {n} thousand saplings on reclaimed land', 'पुनरुद्धारित भूमि पर {n} हजार पौधों का रोपण'],
  ['Annual maintenance of {n} pumps and their starters', '{n} पंपों एवं उनके स्टार्टरों का वार्षिक अनुरक्षण'],
  ['Supply of {n} self-rescuers with training units', 'प्रशिक्षण इकाइयों सहित {n} स्वयं-बचाव उपकरणों की आपूर्ति'],
  ['Survey of {n} hectares by drone, with volumes every month', 'ड्रोन द्वारा {n} हेक्टेयर का मासिक आयतन सहित सर्वेक्षण'],
];

const HEADLINES: Texts = [
  ['{place} project dispatches {n} rakes in a month', '{place} परियोजना से एक माह में {n} रेक का प्रेषण'],
  ['Health camp at {place} examines {n} villagers', '{place} के स्वास्थ्य शिविर में {n} ग्रामीणों की जाँच'],
  ['New workshop building opened at {place}', '{place} में नए कार्यशाला भवन का उद्घाटन'],
  ['{n} hectares given back to forest near {place}', '{place} के निकट {n} हेक्टेयर भूमि वन को लौटाई गई'],
  ['Safety fortnight observed at {place} mine', '{place} खदान में सुरक्षा पखवाड़ा मनाया गया'],
  ['Scholarships for {n} children of the {place} area', '{place} क्षेत्र के {n} बच्चों को छात्रवृत्ति'],
  ['Rail siding at {place} loads its first train', '{place} की रेल साइडिंग से पहली गाड़ी लदी'],
  ['Water from the {place} pit reaches {n} villages', '{place} खदान का जल {n} गाँवों तक पहुँचा'],
];

const SENTENCES: Texts = [
  [
    'The project at {place} produced {n} thousand tonnes in the quarter, ahead of its plan.',
    '{place} परियोजना ने तिमाही में {n} हजार टन उत्पादन किया, जो लक्ष्य से अधिक है।',
  ],
  [
    'Rakes are loaded within three hours of their placement at the siding.',
    'साइडिंग पर लगने के तीन घंटे के भीतर रेक भर दी जाती हैं।',
  ],
  [
    'Every person entering the mine carries a lamp, a helmet and a self-rescuer.',
    'खदान में जाने वाला प्रत्येक व्यक्ति लैंप, हेलमेट और स्वयं-बचाव उपकरण साथ रखता है।',
  ],
  [
    'The committee heard {n} residents and answered their questions in writing.',
    'समिति ने {n} निवासियों को सुना और उनके प्रश्नों के लिखित उत्तर दिए।',
  ],
  [
    'Dust is kept down by {n} fixed sprinklers and by mist cannons on the haul road.',
    'हॉल रोड पर {n} स्थायी फव्वारों और धुंध तोपों से धूल को दबाया जाता है।',
  ],
  [
    'Bids are opened on the portal in the presence of those who wish to attend.',
    'इच्छुक बोलीदाताओं की उपस्थिति में पोर्टल पर बोलियाँ खोली जाती हैं।',
  ],
  [
    'Saplings of neem, mahua and teak are tended for five years after planting.',
    'नीम, महुआ और सागौन के पौधों की रोपण के बाद पाँच वर्ष तक देखभाल होती है।',
  ],
  [
    'The medical van visits {place} every Monday and sees about {n} patients.',
    'चिकित्सा वाहन प्रत्येक सोमवार को {place} जाता है और लगभग {n} रोगियों को देखता है।',
  ],
  [
    'Slopes are watched by radar day and night, and work stops when they move.',
    'ढलानों पर रडार से दिन-रात निगरानी रखी जाती है और हलचल होते ही काम रोक दिया जाता है।',
  ],
  [
    'The mine water is settled, tested and given to {n} villages for their fields.',
    'खदान का जल निथारकर, जाँचकर {n} गाँवों को खेतों के लिए दिया जाता है।',
  ],
  [
    'Contractors are paid within thirty days of a bill that is in order.',
    'सही पाए गए बिल का भुगतान ठेकेदारों को तीस दिन के भीतर किया जाता है।',
  ],
  [
    'Training lasts twelve weeks, of which eight are spent at the face.',
    'प्रशिक्षण बारह सप्ताह का है, जिसमें आठ सप्ताह कार्यस्थल पर बीतते हैं।',
  ],
  [
    'Anyone who sees something wrong may write to the vigilance officer without giving a name.',
    'कोई भी अनुचित बात देखने वाला व्यक्ति बिना नाम बताए सतर्कता अधिकारी को लिख सकता है।',
  ],
  ['The figures are provisional until they have been audited.', 'लेखापरीक्षा होने तक ये आँकड़े अनंतिम हैं।'],
  [
    'Families who gave land at {place} have been paid, and {n} of their members work here.',
    '{place} में भूमि देने वाले परिवारों को भुगतान हो चुका है और उनके {n} सदस्य यहाँ कार्यरत हैं।',
  ],
  [
    'The road past the school is closed to coal trucks from seven to ten in the morning.',
    'विद्यालय के सामने की सड़क प्रातः सात से दस बजे तक कोयला ट्रकों के लिए बंद रहती है।',
  ],
];

const HEADS: Texts = [
  ['What was done', 'क्या किया गया'],
  ['What comes next', 'आगे क्या होगा'],
  ['Whom to ask', 'किससे पूछें'],
  ['Figures', 'आँकड़े'],
];

/** Writes both languages of the same thing: seeded alike, they choose alike. */
export function writer(lang: Lang, seed: number) {
  const random = numbersFrom(seed);
  const fill = (both: Both): string => {
    const place = inLang(pick(PLACES, random), lang);
    const count = String(5 + Math.floor(random() * 995));
    return inLang(both, lang).replace('{place}', place).replace('{n}', count);
  };
  const sentences = (count: number): string =>
    Array.from({ length: count }, () => fill(pick(SENTENCES, random))).join(' ');
  return {
    random,
    /** The serial number keeps titles apart. */
    headline: (serial: number) => `${fill(pick(HEADLINES, random))} (${serial})`,
    work: (serial: number) => `${fill(pick(WORKS, random))}, ${inLang(pick(PLACES, random), lang)} (${serial})`,
    place: () => inLang(pick(PLACES, random), lang),
    heading: () => inLang(pick(HEADS, random), lang),
    sentences,
    number: (most: number) => Math.floor(random() * most),
  };
}
export type Writer = ReturnType<typeof writer>;
