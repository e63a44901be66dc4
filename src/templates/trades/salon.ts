import type { Template } from './template';
import {
  type CardsWords,
  type FaqWords,
  makeCards,
  makeFaq,
  makePriceGroups,
  makeReviews,
  type PriceGroupsWords,
  type ReviewsWords,
} from './template-lists';
import { getLookDrawing } from './template-picture';
import {
  type BookableWords,
  type ContactInfoWords,
  type GalleryWords,
  type HeroWords,
  makeContactForm,
  makeContactInfo,
  makeGallery,
  makeHero,
  makeHours,
  makePicturedText,
  makeSocial,
  makeStatement,
  makeWeek,
  type OpenDays,
  type PicturedWords,
  type SocialWords,
} from './template-sections';

export interface SalonWords {
  description: string;
  hero: HeroWords;
  promise: string;
  looks: CardsWords<'bob' | 'long' | 'bun'>;
  prices: PriceGroupsWords;
  about: PicturedWords;
  gallery: GalleryWords<'tools' | 'spa' | 'hairDryer' | 'nailPolish' | 'chair'>;
  reviews: ReviewsWords;
  booking: Record<'womensCut' | 'mensCut' | 'rootColour' | 'brows', BookableWords> & { title: string };
  openDays: OpenDays;
  faq: FaqWords;
  hoursTitle: string;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

/** Makes the page of a hairdresser who works alone, by appointment. */
export function makeSalon(words: SalonWords): Template {
  const { title, womensCut, mensCut, rootColour, brows } = words.booking;
  const makeService = (id: string, duration: number, { name, description = '' }: BookableWords) => {
    return { id, name, duration, price: 0, description };
  };
  return {
    description: words.description,
    theme: { look: 'ribbon' },
    sections: [
      makeHero(words.hero, 'booking', 'salon-chair'),
      makeStatement(words.promise),
      makeCards(words.looks, [
        ['bob', getLookDrawing('ribbon-bob')],
        ['long', getLookDrawing('ribbon-long')],
        ['bun', getLookDrawing('ribbon-bun')],
      ]),
      makePriceGroups(words.prices),
      makePicturedText(words.about, 'salon-mirror'),
      makeGallery(words.gallery, [
        ['chair', 'salon-chair'],
        ['tools', 'salon-tools'],
        ['hairDryer', 'salon-hair-dryer'],
        ['nailPolish', 'salon-nail-polish'],
        ['spa', 'salon-spa'],
      ]),
      makeReviews(words.reviews),
      {
        type: 'booking',
        title: '',
        content: {
          title,
          bookingType: 'hourly',
          hours: 'website',
          services: [
            makeService('womens-cut', 60, womensCut),
            makeService('mens-cut', 30, mensCut),
            makeService('root-colour', 120, rootColour),
            makeService('brows', 30, brows),
          ],
          workingHours: makeWeek(words.openDays),
          isOneAtATime: true,
        },
      },
      makeFaq(words.faq),
      makeHours(words.hoursTitle, 'bars'),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['instagram', 'facebook']),
    ],
  };
}
