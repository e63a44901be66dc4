import type { Template } from './template';
import { templatePicture } from './template-picture';
import {
  type ArticleWords,
  type BookableWords,
  type ContactInfoWords,
  type GalleryWords,
  type HeroWords,
  makeArticle,
  makeContactForm,
  makeContactInfo,
  makeDescription,
  makeGallery,
  makeHero,
  makePoll,
  makePriceList,
  makeSocial,
  makeWeek,
  type OpenDays,
  type PollWords,
  type PriceListWords,
  type SocialWords,
  type TextWords,
} from './template-sections';

export interface SalonWords {
  description: string;
  hero: HeroWords;
  about: TextWords;
  gallery: GalleryWords<'mirror' | 'tools' | 'spa' | 'hairDryer' | 'nailPolish'>;
  hair: PriceListWords;
  face: PriceListWords;
  booking: Record<'womensCut' | 'mensCut' | 'rootColour' | 'brows', BookableWords> & { title: string };
  openDays: OpenDays;
  cutArticle: ArticleWords;
  colourArticle: ArticleWords;
  poll: PollWords;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

/** A hairdresser who works alone, by appointment. */
export function makeSalon(words: SalonWords): Template {
  const { title, womensCut, mensCut, rootColour, brows } = words.booking;
  const bookable = (id: string, duration: number, { name, description = '' }: BookableWords) => {
    return { id, name, duration, price: 0, description };
  };
  return {
    cover: templatePicture('salon-chair'),
    description: words.description,
    theme: { look: 'ribbon' },
    sections: [
      makeHero(words.hero, 'booking', 'salon-chair'),
      makeDescription(words.about),
      makeGallery(words.gallery, [
        ['mirror', 'salon-mirror'],
        ['tools', 'salon-tools'],
        ['spa', 'salon-spa'],
        ['hairDryer', 'salon-hair-dryer'],
        ['nailPolish', 'salon-nail-polish'],
      ]),
      makePriceList(words.hair),
      makePriceList(words.face),
      {
        type: 'booking',
        title: '',
        content: {
          title,
          bookingType: 'hourly',
          hours: 'website',
          services: [
            bookable('womens-cut', 60, womensCut),
            bookable('mens-cut', 30, mensCut),
            bookable('root-colour', 120, rootColour),
            bookable('brows', 30, brows),
          ],
          workingHours: makeWeek(words.openDays),
          isOneAtATime: true,
        },
      },
      makeArticle(words.cutArticle),
      makeArticle(words.colourArticle),
      makePoll(words.poll),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['instagram', 'facebook']),
    ],
  };
}
