import { inBoth } from '../in-both.ts';

export const notFound = inBoth({
  en: {
    title: 'Page not found',
    heading: 'Sorry this page was not found.',
    reason: 'The address may be old or mistyped, or this was a notice that was withdrawn long ago.',
  },
  hi: {
    title: 'पृष्ठ नहीं मिला',
    heading: 'क्षमा करें, यह पृष्ठ नहीं मिला।',
    reason: 'हो सकता है कि पता पुराना हो, लिखने में भूल हुई हो, या यह कोई सूचना रही हो जो बहुत पहले वापस ले ली गई थी।',
  },
});
