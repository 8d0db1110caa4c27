import { inBoth } from '../in-both.ts';

/** Messages of a photo album, and of the large photo that opens over the page. */
export const album = inBoth({
  en: {
    position: 'Picture {{number}} of {{total}}',
    no_picture: 'not available',
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    copy: 'Copy link',
    copied: 'The link is copied:',
    address: 'The link to this picture:',
    loading: 'The picture is loading.',
    failed: 'The picture could not be loaded.',
    again: 'Try again',
  },
  hi: {
    position: '{{total}} में से चित्र {{number}}',
    no_picture: 'उपलब्ध नहीं',
    previous: 'पिछला',
    next: 'अगला',
    close: 'बंद करें',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया:',
    address: 'इस चित्र का लिंक:',
    loading: 'चित्र लोड हो रहा है।',
    failed: 'चित्र लोड नहीं हो सका।',
    again: 'पुनः प्रयास करें',
  },
});
