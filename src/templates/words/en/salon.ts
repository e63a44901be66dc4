import type { SalonWords } from '../../trades/salon';

export const salon: SalonWords = {
  description: 'Hair, brows and make-up, by appointment',
  hero: {
    title: 'Hair that behaves in the morning',
    subtitle:
      'A cut that keeps its shape for six weeks and needs nothing at home but your fingers and a dryer. Your first visit takes a little longer, so that there is time to talk.',
    buttonText: 'Choose a time',
  },
  promise:
    'I weigh colour to the gram and tell you the price before I start. Then you can finally close your eyes.',
  looks: {
    title: 'Three ways to leave',
    bob: ['The line', '€32', 'A blunt bob, cut dry so that the edge sits where you will wear it.'],
    long: ['The sun', 'from €95', 'Balayage painted by hand. No foils, no stripes, no six-week panic.'],
    bun: [
      'The occasion',
      '€48',
      'Pinned up for weddings, balls and mothers of the bride. A trial is included.',
    ],
  },
  prices: {
    title: 'Prices',
    groups: [
      {
        name: 'Cut',
        rows: [
          ["Women's cut", '€32', 'Wash, a proper talk, cut and blow-dry'],
          ['Fringe trim', '€6', 'Five minutes, free for my own clients'],
          ["Men's cut", '€16'],
          ['Children up to 12', '€12', 'The brave ones take a small mirror home'],
        ],
      },
      {
        name: 'Colour',
        rows: [
          ['Roots', 'from €45', 'With a treatment and blow-dry'],
          ['Balayage and toner', 'from €95', 'Medium and long hair, about three hours'],
          ['Colour correction', 'by consultation', 'Bring a photo of the day it went wrong'],
          ['Repair treatment', '€18', 'With a cut or a colour'],
        ],
      },
      {
        name: 'Brows and make-up',
        rows: [
          ['Brow shape and tint', '€14'],
          ['Brow lamination', '€35', '45 minutes, lasts about six weeks'],
          ['Gel polish', '€22', 'On Fridays'],
          ['Evening make-up', '€40'],
        ],
      },
    ],
  },
  about: {
    title: 'About me',
    text: "I'm Katarína. For twelve years I have been cutting, colouring and listening in one bright room on the ground floor.\nI work by appointment and look after one person at a time, so you never wait. The kettle is always warm, and the magazines are this year's.",
    alt: 'Round gold-framed mirror above a counter with bottles and a vase',
  },
  gallery: {
    title: 'From my chair',
    shots: {
      tools: {
        caption: 'Sharpened every month',
        alt: 'Scissors and a comb on round pastel plinths',
      },
      spa: {
        caption: 'A head massage comes with every colour',
        alt: 'Rolled towels, stacked stones and candles on a wooden board',
      },
      hairDryer: {
        caption: 'Blow-dried the way you wear it',
        alt: 'Coral hair dryer on a round stand with cosmetics and a plant',
      },
      nailPolish: {
        caption: 'Nails every Friday',
        alt: 'Row of nail polish bottles in soft pink, red and green',
      },
      chair: {
        caption: 'There is one chair by the window',
        alt: "Hairdresser's chair in warm light with a potted plant beside it",
      },
    },
  },
  reviews: {
    title: 'From the book by the door',
    reviews: [
      [
        'The first cut in years that still sits right on Thursday, without a dryer.',
        'Jana M.',
        'a regular since spring',
      ],
      ['I knew the price before I knew the colour. It was right to the cent.', 'Zuzana H.', 'from Trnava'],
    ],
  },
  booking: {
    title: 'Book a visit',
    womensCut: { name: "Women's cut", description: 'With wash and blow-dry' },
    mensCut: { name: "Men's cut" },
    rootColour: { name: 'Root colour' },
    brows: { name: 'Brow shape and tint' },
  },
  openDays: {
    monday: ['09:00', '17:00'],
    tuesday: ['09:00', '17:00'],
    wednesday: ['09:00', '17:00'],
    thursday: ['11:00', '19:00'],
    friday: ['09:00', '17:00'],
    saturday: ['09:00', '12:00'],
  },
  faq: {
    title: 'What people ask me',
    questions: [
      [
        'How often should I have it cut?',
        'Short hair every five to six weeks, long hair every three months. When you begin to argue with it in the morning, it is time.',
      ],
      [
        'Why do you weigh the colour?',
        'Two grams decide whether a brown turns out warm or coppery. I write every mix down, so you get the same shade again in a year.',
      ],
      [
        'What if my skin is sensitive?',
        'Two days before your first colour I test it behind your ear. It costs nothing and takes a minute.',
      ],
      [
        'How late can I cancel?',
        'Until the evening before; a short message is enough. I offer the chair to somebody who is waiting for it.',
      ],
    ],
  },
  hoursTitle: 'When I am at the chair',
  contactInfo: {
    title: 'Where to find me',
    email: 'hello@salon.example.com',
    phone: '+421 900 000 123',
    address: 'Vzorová 14\n917 01 Trnava',
    description:
      'The door is in the courtyard, next to the bookshop. There is room for bicycles under the stairs.',
  },
  contactTitle: 'Ask me anything',
  social: { title: 'Follow me', description: 'Before and after, most weeks.' },
};
