import type { Template } from './template';
import {
  type CardsWords,
  type FaqWords,
  type MenuWords,
  makeCards,
  makeFaq,
  makeMenu,
  makeReviews,
  makeShelf,
  type ReviewsWords,
  type ShelfWords,
} from './template-lists';
import { getLookDrawing } from './template-picture';
import {
  type BandWords,
  type ContactInfoWords,
  type GalleryWords,
  type HeroWords,
  makeBand,
  makeContactForm,
  makeContactInfo,
  makeDescription,
  makeGallery,
  makeHero,
  makeHours,
  makePriceList,
  makeSocial,
  makeWeek,
  type OpenDays,
  type PriceListWords,
  type SocialWords,
  type TextWords,
} from './template-sections';

export interface CafeWords {
  description: string;
  hero: HeroWords;
  shelf: ShelfWords<'slice' | 'bundt' | 'cup' | 'stand' | 'macarons' | 'croissant'>;
  counter: CardsWords<'puff' | 'tart' | 'eclair' | 'doughnut'>;
  shop: TextWords;
  /** The names have at most 24 characters, because they stand on a board. */
  drinks: PriceListWords;
  breakfast: MenuWords;
  gallery: GalleryWords<'cake' | 'herbs' | 'breakfast'>;
  wholeCake: BandWords;
  reviews: ReviewsWords;
  faq: FaqWords;
  hoursTitle: string;
  openDays: OpenDays;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

/** Makes the page of a small café that bakes, and sells whole cakes to order. */
export function makeCafe(words: CafeWords): Template {
  return {
    description: words.description,
    theme: { look: 'awning' },
    hours: makeWeek(words.openDays),
    sections: [
      makeHero(words.hero, 'contact'),
      makeShelf(words.shelf, [
        ['slice', getLookDrawing('awning-slice')],
        ['bundt', getLookDrawing('awning-bundt')],
        ['cup', getLookDrawing('awning-cup')],
        ['stand', getLookDrawing('awning-stand')],
        ['macarons', getLookDrawing('awning-macarons')],
        ['croissant', getLookDrawing('awning-croissant')],
      ]),
      makeCards(words.counter, [
        ['puff', getLookDrawing('awning-puff')],
        ['tart', getLookDrawing('awning-tart')],
        ['eclair', getLookDrawing('awning-eclair')],
        ['doughnut', getLookDrawing('awning-doughnut')],
      ]),
      makeDescription(words.shop),
      makePriceList(words.drinks),
      makeMenu(words.breakfast),
      makeGallery(words.gallery, [
        ['cake', 'restaurant-coffee-cake'],
        ['herbs', 'restaurant-herbs'],
        ['breakfast', 'accommodation-breakfast'],
      ]),
      makeBand(words.wholeCake, 'contact', getLookDrawing('awning-stand')),
      makeReviews(words.reviews),
      makeFaq(words.faq),
      makeHours(words.hoursTitle),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['instagram', 'facebook']),
    ],
  };
}
