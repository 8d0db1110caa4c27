import { inBoth } from '../in-both.ts';

/** Messages of search results, in the overlay and on the results page. Visitors download this group: keep it short. */
export const find = inBoth({
  en: {
    kind_page: 'Page',
    kind_news: 'News',
    'kind_press-release': 'Press release',
    kind_event: 'Event',
    kind_album: 'Photo album',
    kind_video: 'Video',
    kind_song: 'Song',
    kind_tender: 'Tender',
    kind_notice: 'Notice',
    kind_job: 'Job or training',
    'kind_penal-action': 'Penal action',
    kind_file: 'File',
    kind_help: 'Help',
    in_en: 'In English',
    in_hi: 'In Hindi',
  },
  hi: {
    kind_page: 'पृष्ठ',
    kind_news: 'समाचार',
    'kind_press-release': 'प्रेस विज्ञप्ति',
    kind_event: 'कार्यक्रम',
    kind_album: 'चित्र संग्रह',
    kind_video: 'वीडियो',
    kind_song: 'गीत',
    kind_tender: 'निविदा',
    kind_notice: 'सूचना',
    kind_job: 'भर्ती या प्रशिक्षण',
    'kind_penal-action': 'दंडात्मक कार्रवाई',
    kind_file: 'फ़ाइल',
    kind_help: 'सहायता',
    in_en: 'अंग्रेज़ी में',
    in_hi: 'हिन्दी में',
  },
});
