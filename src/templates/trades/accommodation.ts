import type { Locale } from '@/core/locale/locale';
import { WEEKDAYS } from '@/core/locale/weekdays';
import { sampleAccountIn } from '@/core/sample-account';
import type { Template } from './template';
import { templatePicture } from './template-picture';
import {
  type ArticleWords,
  type BookableWords,
  type ContactInfoWords,
  type GalleryWords,
  type GoodsWords,
  type HeroWords,
  makeArticle,
  makeContactForm,
  makeContactInfo,
  makeDescription,
  makeGallery,
  makeHero,
  makePoll,
  makePriceList,
  makeProduct,
  makeSocial,
  makeWeek,
  type OpenDays,
  type PollWords,
  type PriceListWords,
  type SocialWords,
  type TextWords,
} from './template-sections';

/** `price` is in euros for a night, the same as in the price list. */
type RoomWords = BookableWords & { price: number };

export interface AccommodationWords {
  description: string;
  hero: HeroWords;
  house: TextWords;
  gallery: GalleryWords<'lake' | 'bedroom' | 'fireplace' | 'cabin'>;
  prices: PriceListWords;
  booking: Record<'atticRoom' | 'valleyRoom' | 'familyRoom', RoomWords> & { title: string };
  wayArticle: ArticleWords;
  rainArticle: ArticleWords;
  products: { title: string; hamper: GoodsWords };
  poll: PollWords;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

const everyDay: OpenDays = Object.fromEntries(WEEKDAYS.map((day) => [day, ['09:00', '17:00']]));

/** A mountain guest house with rooms by the night. */
export function makeAccommodation(words: AccommodationWords, locale: Locale): Template {
  const { atticRoom, valleyRoom, familyRoom } = words.booking;
  const room = (id: string, { name, price, description = '' }: RoomWords, sleeps: number) => {
    return { id, name, duration: 60, price, description, sleeps };
  };
  const { hamper } = words.products;
  return {
    cover: templatePicture('accommodation-cabin-wide'),
    description: words.description,
    theme: { look: 'ridge' },
    sections: [
      makeHero(words.hero, 'booking', 'accommodation-cabin-wide'),
      makeDescription(words.house),
      makeGallery(words.gallery, [
        ['lake', 'accommodation-lake-pier'],
        ['bedroom', 'accommodation-bedroom'],
        ['fireplace', 'accommodation-fireplace'],
        ['cabin', 'accommodation-cabin'],
      ]),
      makePriceList(words.prices),
      {
        type: 'booking',
        title: '',
        content: {
          title: words.booking.title,
          bookingType: 'daily',
          services: [
            room('attic-room', atticRoom, 2),
            room('valley-room', valleyRoom, 2),
            room('family-room', familyRoom, 4),
          ],
          workingHours: makeWeek(everyDay),
          checkIn: '14:00',
          checkOut: '10:00',
        },
      },
      makeArticle(words.wayArticle),
      makeArticle(words.rainArticle),
      {
        type: 'products',
        title: '',
        content: {
          title: words.products.title,
          products: [
            makeProduct('breakfast-hamper', hamper, 'accommodation-breakfast', sampleAccountIn(locale)),
          ],
        },
      },
      makePoll(words.poll),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['instagram', 'facebook', 'youtube']),
    ],
  };
}
