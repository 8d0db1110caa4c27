import { news, tender } from './small-content.ts';

const link = { title: 'Portal', url: 'https://portal.example/', url_type: 'external', open_in_new_tab: true };
const image = { src: 'pictures/hill.jpg', alt: 'A hill', width: 800, height: 600 };
const file = { url: 'documents/order.pdf', title: 'Order', size: 4, type: 'application/pdf', language: 'en', pages: 1 };
const time = '2026-11-02T10:00:00+05:30';
const event = {
  id: 5,
  title: 'Camp',
  starts_at: time,
  ends_at: time,
  venue: 'Hall',
  image,
  photos: [image],
  files: [file],
};
const album = { id: 12, title: 'Planting', held_on: '2026-07-01', cover: image, photo_count: 1, updated_at: time };
const menu = [{ ...link, subRoutes: [{ ...link, subRoutes: [link] }] }];
const footer = [{ title: 'About', subRoutes: [link] }];
const periods = [{ month: 11, year: 2026, count: 1 }];

const perLanguage: Readonly<Record<string, unknown>> = {
  'menus__header-menu': menu,
  'menus__footer-menu': footer,
  homepage: {
    title: 'Company',
    tagline: null,
    about: { title: 'About', body: '<p>Coal</p>', image, url: '/about' },
    leaders: [{ name: 'A', designation: 'Director', image, message_url: '/message' }],
    highlights: [{ label: 'Trees', value: 12, unit: 'lakh', as_of: '2026' }],
    statistics: [{ id: 'coal', title: 'Coal', unit: 'Mt', series: [{ period: '2025-26', value: 51.6 }] }],
    quick_links: [{ ...link, icon: 'tender' }],
    portals: [link],
  },
  site_banners: [{ id: 1, title: 'Rain', text: 'Text', image, link, starts_on: '2026-11-01', ends_on: '2026-11-30' }],
  news_and_updates: [
    news(812, { summary: 'S', body: '<p>B</p>', image, photos: [image], files: [file], link, updated_at: time }),
    news('pr-9', { kind: 'press-release', expires_on: '2027-01-01' }),
    news(814),
    news(815),
  ],
  upcoming_events: [event],
  past_events: [event],
  'photo-gallery': [album],
  'photo-gallery-details__12': { ...album, photos: [{ id: 1, image, caption: 'C', taken_on: '2026-07-01' }] },
  'video-gallery': [
    {
      id: 1,
      kind: 'video',
      title: 'V',
      published_on: '2026-11-02',
      poster: image,
      video: { youtube_id: 'sample00001' },
    },
    {
      id: 2,
      kind: 'documentary',
      title: 'D',
      published_on: '2026-11-02',
      poster: image,
      video: { file },
      captions: [{ url: 'documents/order.pdf', language: 'hi' }],
    },
  ],
  'corporate-songs': [{ id: 1, title: 'Song', audio: file, duration_seconds: 60.5, lyrics: '<p>La</p>' }],
  pages: [{ slug: 'safety', title: 'Safety', updated_at: time }],
  pages__safety: {
    slug: 'safety',
    title: 'Safety',
    keywords: ['safety'],
    body: '<p>Safe</p>',
    sections: [{ id: 'rules', heading: 'Rules', body: '<p>R</p>' }],
    files: [file],
    updated_at: time,
  },
  data_listing: [{ slug: 'policies', title: 'Policies', layout: 'table', intro: '<p>P</p>', updated_at: time }],
  data_listing_detail__policies: [{ id: 1, title: 'Policy', published_on: '2026-11-02', file, link, image }],
  recruitments: [
    {
      id: 507,
      category: 'recruitment',
      title: 'Overman',
      published_on: '2026-11-02',
      closes_at: time,
      posts: 64,
      posts_by_category: [{ category: 'UR', posts: 64 }],
      qualification: 'Diploma',
      age: '18 to 30',
      pay: '47,330',
      fee: '500',
      suitable_disabilities: ['one leg affected'],
      physical_requirements: 'Walking',
      location: 'Kelhar',
      description: '<p>Work</p>',
      how_to_apply: '<p>Online</p>',
      apply_link: link,
      contact: { title: 'Personnel', phone: '0000-000 024', email: 'jobs@vindhyacoal.example' },
      files: [file],
      stages: [{ title: 'Result', published_on: '2026-11-02', file }],
    },
  ],
  penal_actions: [
    {
      id: 71,
      nature: 'Debarment',
      firm_name: 'A firm',
      period: '2 years',
      reference_no: 'VCL/1',
      reference_date: '2026-09-30',
      from: '2026-10-01',
      to: null,
      file,
    },
  ],
  'tenders-static-data': { title: 'Tenders', portals: [link], periods },
  'tenders-by-period': [
    tender(1, {
      method: 'expression of interest',
      location: 'Kelhar',
      duration: '2 years',
      eligibility: '<p>E</p>',
      bids_received: 3,
      value_inr: 1.5,
      pre_bid_at: time,
      portal_link: link,
      files: [file],
      corrigenda: [{ id: 1, title: 'C', published_on: '2026-11-03', new_closes_at: time, file }],
      award: { awarded_on: '2026-12-20', bidder: 'B', value_inr: 1, file },
      cancelled_on: '2026-12-21',
    }),
  ],
  sitemap: [{ ...link, children: [{ ...link, children: [link] }] }],
  'search-page': [{ title: 'Coal', url: '/coal', excerpt: 'Black', type: 'page', published_on: '2026-11-02' }],
};

/** Valid content for every address of the contract, in both languages. */
export const completeContent: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ['en', 'hi'].flatMap((lang) => Object.entries(perLanguage).map(([name, content]) => [`${lang}/${name}`, content])),
  ),
  site: { visitors_count: 10, last_updated_date: '2026-11-18' },
  'media/pictures/hill.jpg': Buffer.from('jpeg'),
  'media/documents/order.pdf': Buffer.from('%PDF'),
};
