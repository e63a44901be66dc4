import type { ApartmentWords } from '../../trades/apartment';

export const apartment: ApartmentWords = {
  description: 'Four rooms around a courtyard',
  hero: {
    title: 'Four windows are lit. One is yours.',
    subtitle: 'A courtyard house in the middle of the city, without a reception and without noise.',
    buttonText: 'See free nights',
  },
  rooms: {
    title: 'Rooms',
    seasons: ['January to March', 'April to October', 'November, December'],
    rooms: {
      'roof-room': {
        name: 'Under the roof',
        text: 'A slanting window, a bath in front of it, and the whole square without its noise.',
        size: '31\u00a0m²',
        beds: 'king-size bed',
        equipment: ['bath', 'kitchenette', '5th floor, lift'],
        alt: 'Bed with white linen and cushions in slanting light',
        price: 96,
        prices: ['€96', '€112', '€104'],
        guests: 'Two guests',
      },
      'table-room': {
        name: 'Table for two',
        text: 'You may work here. You may also close the laptop and ask us for the breakfast basket.',
        size: '24\u00a0m²',
        beds: 'queen-size bed',
        equipment: ['desk', 'balcony to the court'],
        alt: 'Round table set for two under a lamp in front of a green wall',
        price: 78,
        prices: ['€78', '€92', '€84'],
        guests: 'Two guests',
      },
      'red-room': {
        name: 'The red one',
        text: 'Small, red, and always the first to go. The bottle on the table is yours.',
        size: '19\u00a0m²',
        beds: 'queen-size bed',
        equipment: ['shower', 'record player'],
        alt: 'Red wine, cheese and grapes in front of a red wall',
        price: 69,
        prices: ['€69', '€79', '€74'],
        guests: 'Two guests',
      },
      'fire-room': {
        name: 'With a fireplace',
        text: 'Two rooms with a door between them, for people who travel with children or with somebody who reads late.',
        size: '46\u00a0m²',
        beds: 'two bedrooms',
        equipment: ['kitchen', 'washing machine', 'fireplace'],
        alt: 'Armchair by a burning fireplace',
        price: 119,
        prices: ['€119', '€139', '€129'],
        guests: 'Four guests',
      },
    },
  },
  bookingTitle: 'Choose your nights',
  arrival: {
    title: 'The door opens by itself',
    rows: [
      [
        'A code arrives',
        'from 14:00',
        'By email and text message, on the day itself. No reception, no queue, no key to lose.',
      ],
      [
        'The gate knows you',
        'any time',
        'The black gate, lamp on the right. Through the court; the lift is behind the chestnut.',
      ],
      ['Close the door', 'by 11:00', 'That is all. Luggage may stay in the locker below until the evening.'],
    ],
  },
  reviews: {
    title: 'Guests',
    reviews: [
      [
        'The quietest city room we have slept in, and we have slept in many.',
        'Hana D.',
        'two nights in October',
      ],
      ['No reception, no buffet, no frills. Just a very good bed.', 'George W.', 'a week in May'],
    ],
  },
  faq: {
    title: 'Good to know',
    questions: [
      [
        'Where can I park?',
        'There are two places in the court for €9 a night. Write to us first; otherwise there is a garage one street away.',
      ],
      [
        'Is there breakfast?',
        'A basket for two, €14, outside your door at eight. The bakery opposite opens at six.',
      ],
      [
        'Do longer stays cost less?',
        'From the third night 8% less, from the seventh 15%. The local tax is included.',
      ],
      [
        'What if the code does not work?',
        'Ring us. Until ten in the evening a person answers; after that too, only sleepier.',
      ],
    ],
  },
  contactInfo: {
    title: 'Two minutes from everything',
    email: 'night@flats.example.com',
    phone: '+421 900 000 909',
    address: 'Vzorová 9\n811 00 Vzorovce',
    hours: 'Phone 8:00 – 22:00\nArrival from 14:00, departure by 11:00',
    description: 'Tram two minutes, main station nine, park four.',
  },
  contactTitle: 'Write to us',
  social: { title: 'Light in the court' },
};
