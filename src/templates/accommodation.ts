import { WEEKDAYS, type WeekHours } from '@/core/opening-hours';
import { sampleAccount } from '@/core/sample-account';
import { priceList } from './price-list';
import type { Template } from './template';
import { shot, templatePicture } from './template-picture';

const everyDay = Object.fromEntries(
  WEEKDAYS.map((day) => [day, { enabled: true, start: '09:00', end: '17:00' }]),
) as WeekHours;

/** A mountain guest house with rooms by the night. */
export const accommodation: Template = {
  cover: templatePicture('accommodation-cabin-wide'),
  description: 'Three rooms above the valley',
  theme: { palette: 'dusk', fonts: 'chalet', spacing: 'airy' },
  sections: [
    {
      type: 'hero',
      title: '',
      content: {
        title: 'Sleep where the road ends',
        subtitle:
          'A timber house at 1 180 metres with a stove in every room, soup at six and no television. Bring boots; we have the rest.',
        imageUrl: templatePicture('accommodation-cabin-wide'),
        buttonText: 'Book a stay',
        buttonUrl: '#booking',
      },
    },
    {
      type: 'description',
      title: 'The house',
      content: {
        text: "My grandfather built it as a forester's lodge in 1934. We have changed the windows, the wiring and the mattresses, and left everything else alone.\nBreakfast is included: bread from our oven, butter and cheese from the farm below, eggs if the hens agree.",
      },
    },
    {
      type: 'gallery',
      title: 'Rooms and views',
      content: {
        images: [
          shot(
            'accommodation-lake-pier',
            'Twenty minutes below the house',
            'Mountain lake with a wooden pier, two chairs and a rowing boat',
          ),
          shot('accommodation-bedroom', 'Valley room', 'Cosy bedroom with a wooden bed and a mountain view'),
          shot(
            'accommodation-fireplace',
            'The room where evenings end',
            'Green armchair by a stone fireplace with a burning fire',
          ),
          shot(
            'accommodation-cabin',
            'The house from the path',
            'Log cabin with lit windows among pines under snowy peaks',
          ),
        ],
      },
    },
    {
      type: 'services',
      title: 'Prices',
      content: priceList(
        ['Attic room', '64 €', 'Two beds under the roof, shared bathroom'],
        ['Valley room', '82 €', 'Double bed, own bathroom, balcony to the south'],
        ['Family room', '118 €', 'Four beds, own bathroom, stove'],
        ['Dinner', '16 €', 'Soup, one main dish, dessert; tell us by noon'],
        ['Dog', '8 €', 'Per night, welcome in the Valley room'],
      ),
    },
    {
      type: 'booking',
      title: '',
      content: {
        title: 'Book a stay',
        bookingType: 'daily',
        services: [
          { id: 'attic-room', name: 'Attic room', duration: 60, price: 64, description: 'Two guests' },
          { id: 'valley-room', name: 'Valley room', duration: 60, price: 82, description: 'Two guests' },
          { id: 'family-room', name: 'Family room', duration: 60, price: 118, description: 'Four guests' },
        ],
        workingHours: everyDay,
      },
    },
    {
      type: 'article',
      title: '',
      content: {
        title: 'How to get here',
        content:
          'Leave the car at the lower station; the path starts behind the chapel and is marked yellow.\nAn hour up, forty minutes down.\nTell us by ten in the morning and your bags come up with the milk. In winter bring shoes with a profile; we lend poles and a headlamp.\nBy bus: the last one arrives at 16:40, and from the stop it is ten minutes to the chapel.',
      },
    },
    {
      type: 'article',
      title: '',
      content: {
        title: 'What to do when it rains',
        content:
          'Two hundred books, one chess set with all its pieces and a stove that is never out.\nOn Wednesdays we bake bread together.\nThe sauna by the stream is warm from four, and the cold pool beside it needs no heating.\nThe mill museum is half an hour away and dry nearly all the way.',
      },
    },
    {
      type: 'products',
      title: '',
      content: {
        title: 'To take home',
        products: [
          {
            id: 'breakfast-hamper',
            name: 'Breakfast hamper',
            description: 'Bread, butter, berry jam and coffee for two, sent on Thursdays.',
            price: '34 €',
            images: [templatePicture('accommodation-breakfast'), '', ''],
            ...sampleAccount,
          },
        ],
      },
    },
    {
      type: 'poll',
      title: '',
      content: {
        question: 'When should we heat the sauna?',
        options: ['In the morning', 'After the hike', 'After dinner'],
      },
    },
    {
      type: 'contact-info',
      title: 'Contact',
      content: {
        name: '',
        email: 'stay@mountainhouse.example.com',
        phone: '+421 900 000 321',
        website: '',
        address: 'Horná Lipová 1\n032 00 Vzorová Dolina',
        hours: 'Reception 8:00 – 20:00\nArrivals from 15:00, departures until 10:00',
        description:
          'The signal is weak up here. If we do not pick up, leave a message and we will call back in the evening.',
      },
    },
    {
      type: 'contact',
      title: '',
      content: { title: 'Ask before you pack', fields: ['name', 'email', 'message', 'phone'] },
    },
    {
      type: 'social',
      title: '',
      content: {
        title: 'Snow reports',
        description: 'Most mornings, with a photo from the terrace.',
        links: {
          instagram: 'https://example.com/instagram',
          facebook: 'https://example.com/facebook',
          youtube: 'https://example.com/youtube',
        },
      },
    },
  ],
};
