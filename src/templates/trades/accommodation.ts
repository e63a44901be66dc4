import { mapWeek } from '@/core/locale/weekdays';
import type { Template } from './template';
import {
  type CardsWords,
  type FaqWords,
  makeCards,
  makeFaq,
  makeReviews,
  makeRooms,
  type ReviewsWords,
  type RoomsWords,
  type RoomWords,
} from './template-lists';
import { getLookDrawing } from './template-picture';
import {
  type ContactInfoWords,
  type HeroWords,
  makeContactForm,
  makeContactInfo,
  makeHero,
  makePicturedText,
  makeSocial,
  makeStatement,
  makeWeek,
  type OpenDays,
  type PicturedWords,
  type SocialWords,
} from './template-sections';

export interface AccommodationWords {
  description: string;
  hero: HeroWords;
  house: string;
  rooms: RoomsWords<'rowan-room' | 'stove-room'>;
  /** The words stand on the picture of a lake. */
  lake: HeroWords;
  bookingTitle: string;
  year: CardsWords<'spring' | 'summer' | 'autumn' | 'winter'>;
  hosts: PicturedWords;
  reviews: ReviewsWords;
  faq: FaqWords;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

const everyDay: OpenDays = mapWeek(() => ['09:00', '17:00']);

/** Makes the page of a mountain guest house with rooms by the night. */
export function makeAccommodation(words: AccommodationWords): Template {
  const { 'rowan-room': rowan, 'stove-room': stove } = words.rooms.rooms;
  const makeRoom = (
    id: keyof typeof words.rooms.rooms,
    { name, price, guests }: RoomWords,
    sleeps: number,
  ) => {
    return { id, name, duration: 60, price, description: guests, sleeps };
  };
  return {
    description: words.description,
    theme: { look: 'ridge' },
    sections: [
      makeHero(words.hero, 'booking'),
      makeStatement(words.house),
      makeRooms(words.rooms, [
        ['rowan-room', 'accommodation-bedroom'],
        ['stove-room', 'accommodation-fireplace'],
      ]),
      {
        type: 'booking',
        title: '',
        content: {
          title: words.bookingTitle,
          bookingType: 'daily',
          services: [makeRoom('rowan-room', rowan, 2), makeRoom('stove-room', stove, 4)],
          workingHours: makeWeek(everyDay),
          checkIn: '14:00',
          checkOut: '10:00',
        },
      },
      makeHero(words.lake, 'booking', 'accommodation-lake-pier'),
      makeCards(words.year, [
        ['spring', getLookDrawing('ridge-spring')],
        ['summer', getLookDrawing('ridge-summer')],
        ['autumn', getLookDrawing('ridge-autumn')],
        ['winter', getLookDrawing('ridge-winter')],
      ]),
      makePicturedText(words.hosts, 'accommodation-breakfast'),
      makeReviews(words.reviews),
      makeFaq(words.faq),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['instagram', 'facebook', 'youtube']),
    ],
  };
}
