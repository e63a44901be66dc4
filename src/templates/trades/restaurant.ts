import type { Locale } from '@/core/locale/locale';
import { getSampleAccount } from '@/core/sample-account';
import type { Template } from './template';
import {
  type DailyMenuWords,
  type MenuWords,
  makeDailyMenu,
  makeMenu,
  makeReviews,
  type ReviewsWords,
} from './template-lists';
import { getLookDrawing, getTemplatePicture } from './template-picture';
import {
  type BandWords,
  type BookableWords,
  type ContactInfoWords,
  type GoodsWords,
  type HeroWords,
  makeBand,
  makeContactForm,
  makeContactInfo,
  makeDescription,
  makeHero,
  makeProduct,
  makeSocial,
  makeWeek,
  type OpenDays,
  type SocialWords,
  type TextWords,
} from './template-sections';

export interface RestaurantWords {
  description: string;
  /** Its title is short, because the look sets its emblem between the words. */
  invitation: HeroWords;
  daily: DailyMenuWords;
  menu: MenuWords;
  /** The words stand on the picture of a laid table. */
  bigTable: HeroWords;
  kitchen: TextWords;
  booking: Record<'forTwo' | 'forFour' | 'forEight', BookableWords> & { title: string };
  openDays: OpenDays;
  reviews: ReviewsWords;
  products: Record<'herbs' | 'wineAndCheese', GoodsWords> & { title: string };
  feast: BandWords;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

/** Makes the page of a family restaurant at a pond, with tables to book and a few things from its pantry. */
export function makeRestaurant(words: RestaurantWords, locale: Locale): Template {
  const { forTwo, forFour, forEight } = words.booking;
  const makeTable = (id: string, duration: number, capacity: number, words: BookableWords) => {
    const { name, description = '' } = words;
    return { id, name, duration, price: 0, description, ...(capacity > 1 && { capacity }) };
  };
  const { herbs, wineAndCheese } = words.products;
  const account = getSampleAccount(locale);
  return {
    description: words.description,
    theme: { look: 'linocut' },
    sections: [
      makeHero(words.invitation, 'booking'),
      makeDailyMenu(words.daily),
      makeMenu(words.menu, [
        getLookDrawing('linocut-soup'),
        getLookDrawing('linocut-fish'),
        getLookDrawing('linocut-roast'),
        getLookDrawing('linocut-sweet'),
        getLookDrawing('linocut-beer'),
      ]),
      makeHero(words.bigTable, 'booking', 'restaurant-set-table-wide'),
      makeDescription(words.kitchen),
      {
        type: 'booking',
        title: '',
        content: {
          title: words.booking.title,
          bookingType: 'hourly',
          hours: 'website',
          services: [
            makeTable('table-2', 120, 6, forTwo),
            makeTable('table-4', 120, 4, forFour),
            makeTable('table-8', 180, 1, forEight),
          ],
          workingHours: makeWeek(words.openDays),
        },
      },
      makeReviews(words.reviews),
      {
        type: 'products',
        title: '',
        content: {
          title: words.products.title,
          products: [
            makeProduct('herbs', herbs, getTemplatePicture('restaurant-herbs'), account),
            makeProduct(
              'wine-and-cheese',
              wineAndCheese,
              getTemplatePicture('restaurant-wine-cheese'),
              account,
            ),
          ],
        },
      },
      makeBand(words.feast, 'contact', getTemplatePicture('restaurant-dinner-plate')),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['facebook', 'instagram', 'tiktok']),
    ],
  };
}
