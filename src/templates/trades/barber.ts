import type { Template } from './template';
import {
  type CardsWords,
  type FaqWords,
  makeCards,
  makeFaq,
  makeReviews,
  type ReviewsWords,
} from './template-lists';
import { getLookDrawing } from './template-picture';
import {
  type BookableWords,
  type ContactInfoWords,
  type GalleryWords,
  type HeroWords,
  makeContactInfo,
  makeGallery,
  makeHero,
  makeHours,
  makePriceList,
  makeSocial,
  makeStatement,
  makeWeek,
  type OpenDays,
  type PriceListWords,
  type SocialWords,
} from './template-sections';

export interface BarberWords {
  description: string;
  /** Its title is short enough to stand as wide as the page. */
  hero: HeroWords;
  promise: string;
  fades: CardsWords<'low' | 'mid' | 'high'>;
  /** The names have at most 24 characters, because they stand on a board. */
  prices: PriceListWords;
  booking: Record<'cut' | 'cutAndBeard' | 'fade' | 'shave', BookableWords> & { title: string };
  openDays: OpenDays;
  gallery: GalleryWords<'chair' | 'tools' | 'hairDryer' | 'towels' | 'mirror' | 'razor' | 'comb'>;
  reviews: ReviewsWords;
  faq: FaqWords;
  hoursTitle: string;
  contactInfo: ContactInfoWords;
  social: SocialWords;
}

/** Makes the page of a barber shop with few words and two chairs. */
export function makeBarber(words: BarberWords): Template {
  const { title, cut, cutAndBeard, fade, shave } = words.booking;
  const makeService = (id: string, duration: number, { name, description = '' }: BookableWords) => {
    return { id, name, duration, price: 0, description, capacity: 2 };
  };
  return {
    description: words.description,
    theme: { look: 'halftone' },
    sections: [
      makeHero(words.hero, 'booking'),
      makeStatement(words.promise),
      makeCards(words.fades, [
        ['low', getLookDrawing('halftone-low')],
        ['mid', getLookDrawing('halftone-mid')],
        ['high', getLookDrawing('halftone-high')],
      ]),
      makePriceList(words.prices),
      {
        type: 'booking',
        title: '',
        content: {
          title,
          bookingType: 'hourly',
          hours: 'website',
          services: [
            makeService('cut', 30, cut),
            makeService('cut-and-beard', 45, cutAndBeard),
            makeService('fade', 45, fade),
            makeService('shave', 30, shave),
          ],
          workingHours: makeWeek(words.openDays),
        },
      },
      makeGallery(
        words.gallery,
        [
          ['chair', 'salon-chair'],
          ['tools', 'salon-tools'],
          ['hairDryer', 'salon-hair-dryer'],
          ['towels', 'salon-spa'],
          ['mirror', 'salon-mirror'],
        ],
        [
          ['razor', getLookDrawing('halftone-blade')],
          ['comb', getLookDrawing('halftone-teeth')],
        ],
      ),
      makeReviews(words.reviews),
      makeFaq(words.faq),
      makeHours(words.hoursTitle, 'line'),
      makeContactInfo(words.contactInfo),
      makeSocial(words.social, ['instagram', 'facebook']),
    ],
  };
}
