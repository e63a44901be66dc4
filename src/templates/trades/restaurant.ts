import type { Locale } from '@/core/locale/locale';
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

export interface RestaurantWords {
  description: string;
  /** It says what the first picture shows. */
  laidTableAlt: string;
  kitchen: TextWords;
  menu: PriceListWords;
  drinks: PriceListWords;
  gallery: GalleryWords<'lunch' | 'pizza' | 'cake'>;
  invitation: HeroWords;
  booking: Record<'forTwo' | 'forFour' | 'forEight', BookableWords> & { title: string };
  openDays: OpenDays;
  products: Record<'herbs' | 'wineAndCheese', GoodsWords> & { title: string };
  poll: PollWords;
  ingredients: ArticleWords;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

/** A family restaurant with a short menu, tables to book and a few things from its pantry. */
export function makeRestaurant(words: RestaurantWords, locale: Locale): Template {
  const { forTwo, forFour, forEight } = words.booking;
  const table = (id: string, duration: number, capacity: number, words: BookableWords) => {
    const { name, description = '' } = words;
    return { id, name, duration, price: 0, description, ...(capacity > 1 && { capacity }) };
  };
  const { herbs, wineAndCheese } = words.products;
  const account = sampleAccountIn(locale);
  return {
    cover: templatePicture('restaurant-set-table-wide'),
    description: words.description,
    theme: { look: 'linocut' },
    sections: [
      makeHero(words.invitation, 'booking'),
      makeDescription(words.kitchen),
      makePriceList(words.menu),
      makePriceList(words.drinks),
      makeGallery(words.gallery, [
        ['lunch', 'restaurant-dinner-plate'],
        ['pizza', 'restaurant-pizza'],
        ['cake', 'restaurant-coffee-cake'],
      ]),
      makeGallery({ title: '', shots: { table: { caption: '', alt: words.laidTableAlt } } }, [
        ['table', 'restaurant-set-table-wide'],
      ]),
      {
        type: 'booking',
        title: '',
        content: {
          title: words.booking.title,
          bookingType: 'hourly',
          hours: 'website',
          services: [
            table('table-2', 120, 6, forTwo),
            table('table-4', 120, 4, forFour),
            table('table-8', 180, 1, forEight),
          ],
          workingHours: makeWeek(words.openDays),
        },
      },
      {
        type: 'products',
        title: '',
        content: {
          title: words.products.title,
          products: [
            makeProduct('herbs', herbs, 'restaurant-herbs', account),
            makeProduct('wine-and-cheese', wineAndCheese, 'restaurant-wine-cheese', account),
          ],
        },
      },
      makePoll(words.poll),
      makeArticle(words.ingredients),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['facebook', 'instagram', 'tiktok']),
    ],
  };
}
