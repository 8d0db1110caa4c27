import { inBoth } from '../in-both.ts';

export const photoGallery = inBoth({
  en: {
    title: 'Photo gallery',
    intro: 'Albums of our mines, our people and the land we give back, the latest first.',
    description: 'Photographs of {{name}}, album by album, with the date of each.',
    pictures_one: '{{count}} picture',
    pictures_other: '{{count}} pictures',
    other_albums: 'Other albums',
    earlier: 'Earlier album',
    later: 'Later album',
  },
  hi: {
    title: 'फ़ोटो गैलरी',
    intro: 'हमारी खदानों, हमारे लोगों और पुनः हरी की गई भूमि के एल्बम, नवीनतम पहले।',
    description: '{{name}} के चित्र, एल्बम के अनुसार, प्रत्येक की तिथि सहित।',
    pictures_one: '{{count}} चित्र',
    pictures_other: '{{count}} चित्र',
    other_albums: 'अन्य एल्बम',
    earlier: 'इससे पहले का एल्बम',
    later: 'इसके बाद का एल्बम',
  },
});
