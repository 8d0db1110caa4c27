import { inBoth } from '../in-both.ts';

/** Messages of calendar files, and of the links to them. */
export const calendar = inBoth({
  en: {
    title: 'Last dates of {{name}}',
    closes: 'Last date: {{title}}',
    moved: 'Last date: {{title}} (previously {{date}})',
    cancelled: 'Cancelled: {{title}}',
    withdrawn: 'Withdrawn: {{title}}',
    awarded: 'Awarded: {{title}}',
    add: 'Add to calendar',
    all: 'A calendar of all last dates',
  },
  hi: {
    title: '{{name}}: अंतिम तिथियाँ',
    closes: 'अंतिम तिथि: {{title}}',
    moved: 'अंतिम तिथि: {{title}} (पहले {{date}} थी)',
    cancelled: 'निरस्त: {{title}}',
    withdrawn: 'वापस ली गई: {{title}}',
    awarded: 'कार्यादेश जारी: {{title}}',
    add: 'कैलेंडर में जोड़ें',
    all: 'सभी अंतिम तिथियों का कैलेंडर',
  },
});
