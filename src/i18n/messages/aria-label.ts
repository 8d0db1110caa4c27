import { inBoth } from '../in-both.ts';

export const ariaLabel = inBoth({
  en: {
    skip: 'Skip to main content',
    reading_settings: 'Accessibility settings',
    main_menu: 'Main',
    breadcrumb: 'Breadcrumb',
    pages: 'Pages of this list',
    page: 'Page {{number}}',
    social: 'Social media and portals',
  },
  hi: {
    skip: 'मुख्य सामग्री पर जाएँ',
    reading_settings: 'सुगम्यता सेटिंग',
    main_menu: 'मुख्य',
    breadcrumb: 'पृष्ठ क्रम',
    pages: 'इस सूची के पृष्ठ',
    page: 'पृष्ठ {{number}}',
    social: 'सोशल मीडिया एवं पोर्टल',
  },
});
