import { inBoth } from '../in-both.ts';

export const songs = inBoth({
  en: {
    title: 'Corporate song',
    intro: 'The songs of the company, to hear here or to download. Nothing is loaded before you press play.',
    download: 'Download the song',
    missing: 'The recording is not available',
    no_player: 'This browser does not play sound. You can download it.',
  },
  hi: {
    title: 'कॉर्पोरेट गीत',
    intro: 'कंपनी के गीत, यहाँ सुनने या डाउनलोड करने के लिए। चलाने से पहले कुछ भी लोड नहीं होता।',
    download: 'गीत डाउनलोड करें',
    missing: 'रिकॉर्डिंग उपलब्ध नहीं है',
    no_player: 'यह ब्राउज़र ध्वनि नहीं चला सकता। आप इसे डाउनलोड कर सकते हैं।',
  },
});
