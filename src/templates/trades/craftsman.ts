import type { Template } from './template';
import {
  type FaqWords,
  makeFaq,
  makePriceGroups,
  makeReviews,
  type PriceGroupsWords,
  type ReviewsWords,
} from './template-lists';
import {
  type ContactInfoWords,
  type GalleryWords,
  type HeroWords,
  makeContactForm,
  makeContactInfo,
  makeGallery,
  makeHero,
  makePicturedText,
  makePriceList,
  makeSocial,
  type PicturedWords,
  type PriceListWords,
  type SocialWords,
} from './template-sections';

export interface CraftsmanWords {
  description: string;
  hero: HeroWords;
  about: PicturedWords;
  work: PriceGroupsWords;
  prices: PriceListWords;
  gallery: GalleryWords<'tiles' | 'timber' | 'scaffold'>;
  reviews: ReviewsWords;
  faq: FaqWords;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

/** A roofer who works alone, and is rung up. */
export function makeCraftsman(words: CraftsmanWords): Template {
  return {
    description: words.description,
    theme: { look: 'handmade' },
    sections: [
      makeHero(words.hero, 'contact-info'),
      { ...makePicturedText(words.about, 'construction-roof-tiles'), layout: 'right' },
      makePriceGroups(words.work),
      makePriceList(words.prices),
      makeGallery(words.gallery, [
        ['tiles', 'construction-roof-tiles'],
        ['timber', 'construction-timber'],
        ['scaffold', 'construction-site'],
      ]),
      makeReviews(words.reviews),
      makeFaq(words.faq),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['facebook']),
    ],
  };
}
