import type { Locale } from '@/core/locale/locale';
import { sampleAccountIn } from '@/core/sample-account';
import type { Template } from './template';
import {
  type CardsWords,
  type FaqWords,
  type MenuWords,
  makeCards,
  makeFaq,
  makeMenu,
  makeReviews,
  type ReviewsWords,
} from './template-lists';
import { lookDrawing, templatePicture } from './template-picture';
import {
  type BandWords,
  type ContactInfoWords,
  type GalleryWords,
  type GoodsWords,
  type HeroWords,
  makeBand,
  makeContactForm,
  makeContactInfo,
  makeDescription,
  makeGallery,
  makeHero,
  makePriceList,
  makeProduct,
  makeSocial,
  type PriceListWords,
  type SocialWords,
  type TextWords,
} from './template-sections';

export interface CafeWords {
  description: string;
  hero: HeroWords;
  counter: CardsWords<'puff' | 'slice' | 'eclair' | 'bundt'>;
  shop: TextWords;
  /** Names of at most 24 characters, which stand on a board. */
  drinks: PriceListWords;
  breakfast: MenuWords;
  gallery: GalleryWords<'cake' | 'herbs' | 'breakfast'>;
  pantry: Record<'marbleCake' | 'mint', GoodsWords> & { title: string };
  wholeCake: BandWords;
  reviews: ReviewsWords;
  faq: FaqWords;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

/** A small café that bakes, and whole cakes to order. */
export function makeCafe(words: CafeWords, locale: Locale): Template {
  const { title, marbleCake, mint } = words.pantry;
  const account = sampleAccountIn(locale);
  return {
    description: words.description,
    theme: { look: 'awning' },
    sections: [
      makeHero(words.hero, 'contact'),
      makeCards(words.counter, [
        ['puff', lookDrawing('awning-puff')],
        ['slice', lookDrawing('awning-slice')],
        ['eclair', lookDrawing('awning-eclair')],
        ['bundt', lookDrawing('awning-bundt')],
      ]),
      makeDescription(words.shop),
      makePriceList(words.drinks),
      makeMenu(words.breakfast),
      makeGallery(words.gallery, [
        ['cake', 'restaurant-coffee-cake'],
        ['herbs', 'restaurant-herbs'],
        ['breakfast', 'accommodation-breakfast'],
      ]),
      {
        type: 'products',
        title: '',
        content: {
          title,
          products: [
            makeProduct('marble-cake', marbleCake, lookDrawing('awning-bundt'), account),
            makeProduct('mint', mint, templatePicture('restaurant-herbs'), account),
          ],
        },
      },
      makeBand(words.wholeCake, 'contact', lookDrawing('awning-stand')),
      makeReviews(words.reviews),
      makeFaq(words.faq),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['instagram', 'facebook']),
    ],
  };
}
