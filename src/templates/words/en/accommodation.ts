import type { AccommodationWords } from '../../trades/accommodation';

export const accommodation: AccommodationWords = {
  description: 'Three rooms above the valley',
  hero: {
    title: 'Sleep where the road ends',
    subtitle:
      'A timber house at 1,180 metres with a stove in every room, soup at six and no television. Bring boots; we have the rest.',
    buttonText: 'Book a stay',
  },
  house: {
    title: 'The house',
    text: "My grandfather built it as a forester's lodge in 1934. We have replaced the windows, the wiring and the mattresses, and left everything else alone.\nBreakfast is included: bread from our oven, butter and cheese from the farm below, eggs if the hens agree.",
  },
  gallery: {
    title: 'Rooms and views',
    shots: {
      lake: {
        caption: 'Twenty minutes below the house',
        alt: 'Mountain lake with a wooden pier, two chairs and a rowing boat',
      },
      bedroom: { caption: 'Valley room', alt: 'Cosy bedroom with a wooden bed and a mountain view' },
      fireplace: {
        caption: 'Where evenings end',
        alt: 'Green armchair by a stone fireplace with a burning fire',
      },
      cabin: {
        caption: 'The house from the path',
        alt: 'Log cabin with lit windows among pines under snowy peaks',
      },
    },
  },
  prices: {
    title: 'Prices',
    rows: [
      ['Attic room', '€64', 'Two beds under the roof, shared bathroom'],
      ['Valley room', '€82', 'Double bed, own bathroom, balcony to the south'],
      ['Family room', '€118', 'Four beds, own bathroom, stove'],
      ['Dinner', '€16', 'Soup, main course and dessert; tell us by noon'],
      ['Dog', '€8', 'Per night, welcome in the Valley room'],
    ],
  },
  booking: {
    title: 'Book a stay',
    atticRoom: { name: 'Attic room', price: 64, description: 'Two guests' },
    valleyRoom: { name: 'Valley room', price: 82, description: 'Two guests' },
    familyRoom: { name: 'Family room', price: 118, description: 'Four guests' },
  },
  wayArticle: {
    title: 'How to get here',
    content:
      'Leave the car at the lower cable-car station; the path starts behind the chapel and is marked yellow.\nAn hour up, forty minutes down.\nTell us by ten in the morning and we will bring your bags up. In winter wear shoes with a good grip; we lend poles and headlamps.\nBy bus: the last one arrives at 16:40, and from the stop it is ten minutes to the chapel.',
  },
  rainArticle: {
    title: 'What to do when it rains',
    content:
      'Two hundred books, a chess set with all its pieces and a stove that never goes out.\nOn Wednesdays we bake bread together.\nThe sauna by the stream is warm from four, and the cold pool beside it needs no heating.\nThe mill museum is half an hour away, and you stay dry nearly all the way.',
  },
  products: {
    title: 'To take home',
    hamper: {
      name: 'Breakfast hamper',
      description: 'Bread, butter, berry jam and coffee for two, sent on Thursdays.',
      price: '€34',
    },
  },
  poll: {
    question: 'When should we heat the sauna?',
    options: ['In the morning', 'After the hike', 'After dinner'],
  },
  contactInfo: {
    title: 'Contact',
    email: 'stay@mountainhouse.example.com',
    phone: '+421 900 000 321',
    address: 'Horná Lipová 1\n032 00 Vzorová Dolina',
    hours: 'Reception 8:00 – 20:00\nArrivals from 15:00, departures until 10:00',
    description:
      'The signal is weak up here. If we do not pick up, leave a message and we will call back in the evening.',
  },
  contactTitle: 'Ask before you pack',
  social: { title: 'Snow reports', description: 'Most mornings, with a photo from the terrace.' },
};
