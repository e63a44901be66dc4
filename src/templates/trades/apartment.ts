import { mapWeek } from '@/core/locale/weekdays';
import type { Template } from './template';
import {
  type FaqWords,
  makeFaq,
  makeReviews,
  makeRooms,
  type ReviewsWords,
  type RoomsWords,
} from './template-lists';
import {
  type ContactInfoWords,
  type HeroWords,
  makeContactForm,
  makeContactInfo,
  makeHero,
  makePriceList,
  makeSocial,
  makeWeek,
  type PriceListWords,
  type SocialWords,
} from './template-sections';

const ROOMS = ['roof-room', 'table-room', 'red-room', 'fire-room'] as const;

export interface ApartmentWords {
  description: string;
  hero: HeroWords;
  rooms: RoomsWords<(typeof ROOMS)[number]>;
  bookingTitle: string;
  arrival: PriceListWords;
  reviews: ReviewsWords;
  faq: FaqWords;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

const SLEEPS = { 'roof-room': 2, 'table-room': 2, 'red-room': 2, 'fire-room': 4 };

/** Makes the page of rooms in a city by the night, without a reception. */
export function makeApartment(words: ApartmentWords): Template {
  const everyDay = mapWeek(() => ['09:00', '17:00'] as const);
  return {
    description: words.description,
    theme: { look: 'noir' },
    sections: [
      makeHero(words.hero, 'booking'),
      makeRooms(words.rooms, [
        ['roof-room', 'accommodation-bedroom'],
        ['table-room', 'restaurant-set-table-wide'],
        ['red-room', 'restaurant-wine-cheese'],
        ['fire-room', 'accommodation-fireplace'],
      ]),
      {
        type: 'booking',
        title: '',
        content: {
          title: words.bookingTitle,
          bookingType: 'daily',
          services: ROOMS.map((id) => {
            const { name, price, guests } = words.rooms.rooms[id];
            return { id, name, duration: 60, price, description: guests, sleeps: SLEEPS[id] };
          }),
          workingHours: makeWeek(everyDay),
          checkIn: '14:00',
          checkOut: '11:00',
        },
      },
      makePriceList(words.arrival),
      makeReviews(words.reviews),
      makeFaq(words.faq),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['instagram']),
    ],
  };
}
