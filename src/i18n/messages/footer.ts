import { inBoth } from '../in-both.ts';

export const footer = inBoth({
  en: {
    copyright: '© {{year}} {{name}}.',
    last_updated: 'Website updated',
    visitors: 'Visitors',
    none: '-',
    citizen_engagement_portal: 'Citizen engagement portal',
    national_portal: 'National portal',
  },
  hi: {
    copyright: '© {{year}} {{name}}।',
    last_updated: 'वेबसाइट अद्यतन',
    visitors: 'आगंतुक',
    none: '-',
    citizen_engagement_portal: 'नागरिक सहभागिता पोर्टल',
    national_portal: 'राष्ट्रीय पोर्टल',
  },
});
