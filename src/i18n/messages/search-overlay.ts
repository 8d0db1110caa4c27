import { inBoth } from '../in-both.ts';

/** Messages of the search overlay. This group is separate and short, because visitors download it. */
export const searchOverlay = inBoth({
  en: {
    title: 'Search',
    close: 'Close',
    form: 'Search this website',
    placeholder: 'Search Here',
    popular: 'Popular Page',
    suggestions: 'Suggestions',
    suggested_one: '1 suggestion',
    suggested_other: '{{count}} suggestions',
  },
  hi: {
    title: 'खोजें',
    close: 'बंद करें',
    form: 'इस वेबसाइट में खोजें',
    placeholder: 'यहाँ खोजें',
    popular: 'लोकप्रिय पृष्ठ',
    suggestions: 'सुझाव',
    suggested_one: '1 सुझाव',
    suggested_other: '{{count}} सुझाव',
  },
});
