import type { AccommodationWords } from '../../trades/accommodation';

export const accommodation: AccommodationWords = {
  description: 'Two rooms above the valley',
  hero: {
    title: 'Up here the year still has four parts',
    subtitle:
      'A timber house at 1,180 metres with a stove in the room, soup at six and no television. Bring boots; we have the rest.',
    buttonText: 'See free nights',
  },
  house: 'Six beds, one long table and a rowan tree by the door. We stand where the road turns into a path.',
  rooms: {
    title: 'Rooms',
    seasons: ['Spring and autumn', 'Summer', 'Winter'],
    rooms: {
      'rowan-room': {
        name: 'Rowan room',
        text: 'Morning sun from half past seven, and a tree close enough to touch from the balcony. Dogs are welcome.',
        size: '18\u00a0m²',
        beds: 'double bed',
        equipment: ['own bathroom', 'balcony to the south'],
        alt: 'Wooden bed with white linen, mountains in the window',
        price: 82,
        prices: ['€82', '€94', '€98'],
        guests: 'Two guests',
      },
      'stove-room': {
        name: 'Stove room',
        text: 'For people who came to read. Wood is stacked by the door; we light the first fire for you.',
        size: '26\u00a0m²',
        beds: 'double bed and a bunk',
        equipment: ['own bathroom', 'stove', 'shelf of books'],
        alt: 'Green armchair beside a stone fireplace with a burning fire',
        price: 118,
        prices: ['€118', '€128', '€138'],
        guests: 'Four guests',
      },
    },
  },
  lake: {
    title: 'The lake is fourteen minutes away',
    subtitle:
      'Barefoot on the way down, twenty-two minutes up. There are bilberries along the path, so rather forty.',
    buttonText: 'When are you free?',
  },
  bookingTitle: 'Book a stay',
  year: {
    title: 'What for, and when',
    spring: [
      'When the snow lets go',
      'March to May',
      'Crocuses under the lift, empty paths, the stove still in the evening.',
    ],
    summer: ['Bare feet', 'June to August', 'The lake, the bilberries and breakfast on the terrace.'],
    autumn: [
      'The red weeks',
      'September, October',
      'Stags before six, mushrooms before nine, plum dumplings after.',
    ],
    winter: [
      'Quiet, on skis',
      'December to February',
      'A groomed track begins at the gate. We dry your boots.',
    ],
  },
  hosts: {
    title: 'Good morning',
    text: "We are Zuzka and Ondrej. We took the house over from Ondrej's grandmother, together with her sourdough and eleven apple trees.\nBreakfast is at eight, or when you come down: bread from our oven, butter and cheese from the valley, eggs if the hens agree.",
    alt: 'Breakfast tray with coffee, a croissant and berries',
  },
  reviews: {
    title: 'From the guest book',
    reviews: [
      ['On the second day I noticed that I had stopped looking for my telephone.', 'Magdaléna R.', 'October'],
      [
        'We booked two nights and stayed five. They found us a bed in the attic for the fifth.',
        'Dávid and Eva',
        'February',
      ],
    ],
  },
  faq: {
    title: 'Small questions',
    questions: [
      [
        'Is there a signal?',
        'On the bench behind the chapel. In the house there is Wi-Fi on the ground floor only, and we think that is right.',
      ],
      ['Can we bring the dog?', 'To the Rowan room, for €8 a night. Ours is called Brok and barks once.'],
      [
        'What if it snows?',
        'The road to the car park is cleared by seven. For the last stretch we have sledges.',
      ],
      [
        'Do you cook in the evening?',
        'Soup, one dish and something sweet for €16. Tell us by noon; children eat for half.',
      ],
      [
        'What is there to do in the rain?',
        'Two hundred books, a chess set with all its pieces, and the sauna by the stream, warm from four.',
      ],
    ],
  },
  contactInfo: {
    title: 'Getting here',
    email: 'stay@mountainhouse.example.com',
    phone: '+421 900 000 321',
    address: 'Horná Lipová 1\n032 00 Vzorová Dolina',
    hours: 'Reception 8:00 – 20:00\nArrivals from 15:00, departures until 10:00',
    description:
      'Tell us by ten in the morning and we bring your bags up. If we do not pick up, leave a message and we call back in the evening.',
    way: [
      ['640\u00a0m', 'The bus stop. The last bus arrives at 16:40.'],
      ['690\u00a0m', 'The lower cable-car station. Leave the car here.'],
      ['780\u00a0m', 'The chapel. Follow the yellow marks from here.'],
      ['960\u00a0m', 'A bench, the first view and the last signal.'],
      ['1,180\u00a0m', 'The house. An hour up, and the soup is on the stove.'],
    ],
  },
  contactTitle: 'Ask before you pack',
  social: { title: 'Snow reports', description: 'Most mornings, with a photo from the terrace.' },
};
