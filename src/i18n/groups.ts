import { album } from './messages/album.ts';
import { ariaLabel } from './messages/aria-label.ts';
import { changeLang } from './messages/change-lang.ts';
import { dataListing } from './messages/data-listing.ts';
import { feed } from './messages/feed.ts';
import { feedback } from './messages/feedback.ts';
import { file } from './messages/file.ts';
import { filter } from './messages/filter.ts';
import { footer } from './messages/footer.ts';
import { help } from './messages/help.ts';
import { home } from './messages/home.ts';
import { list } from './messages/list.ts';
import { language } from './messages/lang.ts';
import { latestEvents } from './messages/latest-events.ts';
import { leave } from './messages/leave.ts';
import { menu } from './messages/menu.ts';
import { news } from './messages/news.ts';
import { notFound } from './messages/not-found.ts';
import { noticeSheet } from './messages/notice-sheet.ts';
import { pages } from './messages/pages.ts';
import { photoGallery } from './messages/photo-gallery.ts';
import { packs } from './messages/packs.ts';
import { penalAction } from './messages/penal-action.ts';
import { pressReleases } from './messages/press-releases.ts';
import { saver } from './messages/saver.ts';
import { screenReader } from './messages/screen-reader.ts';
import { search } from './messages/search.ts';
import { searchOverlay } from './messages/search-overlay.ts';
import { recruitment } from './messages/recruitment.ts';
import { sending } from './messages/sending.ts';
import { seoFriendly } from './messages/seo-friendly.ts';
import { songs } from './messages/songs.ts';
import { sitemap } from './messages/sitemap.ts';
import { settings } from './messages/settings.ts';
import { speechRecognitionSupport } from './messages/speech-recognition-support.ts';
import { state } from './messages/state.ts';
import { tenders } from './messages/tenders.ts';
import { videosDocumentaries } from './messages/videos-documentaries.ts';
import { website } from './messages/website.ts';

/** All message groups by name, as in `t('website:home')`. */
export const groups = {
  website,
  aria_label: ariaLabel,
  seo_friendly: seoFriendly,
  footer,
  home,
  list,
  lang: language,
  menu,
  state,
  saver,
  settings,
  leave,
  change_lang: changeLang,
  file,
  filter,
  news,
  packs,
  pages,
  search,
  search_overlay: searchOverlay,
  sitemap,
  not_found: notFound,
  notice_sheet: noticeSheet,
  videos_documentaries: videosDocumentaries,
  songs,
  latest_events: latestEvents,
  help,
  screen_reader: screenReader,
  speech_recognition_support: speechRecognitionSupport,
  feed,
  feedback,
  sending,
  photo_gallery: photoGallery,
  album,
  press_releases: pressReleases,
  data_listing: dataListing,
  tenders,
  recruitment,
  penal_action: penalAction,
};
