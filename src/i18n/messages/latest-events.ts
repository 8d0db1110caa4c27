import { inBoth } from '../in-both.ts';

export const latestEvents = inBoth({
  en: {
    title: 'Latest events',
    intro: 'Meetings, camps, contests and open days of the company. What is coming stands first.',
    coming: 'Coming up',
    none_coming: 'No event is announced at present.',
    past_of: 'Past events, {{year}}',
    same_day: '{{date}}, {{from}} to {{to}}',
    several_days: '{{from}} to {{to}}',
    running: 'Under way',
    over: 'This event is over',
    when: 'When',
    where: 'Where',
    all: 'All events',
    kind: 'Event',
  },
  hi: {
    title: 'नवीनतम कार्यक्रम',
    intro: 'कंपनी की बैठकें, शिविर, प्रतियोगिताएँ और खुले दिवस। आगामी कार्यक्रम पहले दिए गए हैं।',
    coming: 'आगामी कार्यक्रम',
    none_coming: 'इस समय कोई कार्यक्रम घोषित नहीं है।',
    past_of: 'संपन्न कार्यक्रम, {{year}}',
    same_day: '{{date}}, {{from}} से {{to}} तक',
    several_days: '{{from}} से {{to}} तक',
    running: 'जारी',
    over: 'यह कार्यक्रम संपन्न हो चुका है',
    when: 'कब',
    where: 'कहाँ',
    all: 'सभी कार्यक्रम',
    kind: 'कार्यक्रम',
  },
});
