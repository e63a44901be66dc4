import type { SalonWords } from '../../trades/salon';

export const salon: SalonWords = {
  description: 'Hair, brows and make-up, by appointment',
  hero: {
    title: 'Hair that behaves in the morning',
    subtitle:
      'A cut that keeps its shape for six weeks and needs nothing at home but your fingers and a dryer. Your first visit takes a little longer, so that there is time to talk.',
    buttonText: 'Choose a time',
  },
  about: {
    title: 'About me',
    text: "I'm Katarína. For twelve years I have been cutting, colouring and listening in one bright room on the ground floor.\nI work by appointment and look after one person at a time, so you never wait. I weigh colours to the gram, and you know the price before I begin.",
  },
  gallery: {
    title: 'From my chair',
    shots: {
      mirror: {
        caption: 'Every visit begins here',
        alt: 'Round gold-framed mirror above a counter with bottles and a vase',
      },
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
    },
  },
  hair: {
    title: 'Hair',
    rows: [
      ["Women's cut", '€38', 'Wash, advice, cut and blow-dry'],
      ["Men's cut", '€22'],
      ["Children's cut, up to 12", '€15', 'Brave children pick a mirror to take home'],
      ['Root colour', 'from €45', 'With treatment and blow-dry'],
      ['Balayage and toning', 'from €95', 'Medium to long hair, about three hours'],
      ['Evening and wedding hair', '€48'],
      ['Repair treatment', '€18', 'Added to a cut or a colour'],
    ],
  },
  face: {
    title: 'Brows, nails and make-up',
    rows: [
      ['Brow shape and tint', '€19'],
      ['Brow lamination', '€38', '45 minutes, lasts about six weeks'],
      ['Gel polish', '€24', 'On Fridays'],
      ['Day make-up', '€35'],
      ['Evening make-up', '€45'],
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
  cutArticle: {
    title: 'How often should you come for a cut?',
    content:
      'Short hair every five or six weeks, long hair every three months.\nYour hair knows better than the calendar: when you start arguing with it under the dryer, it is time.\nI trim a fringe between two visits for free; it takes five minutes.\nAnd if you are letting it grow, come all the same. Without split ends it looks longer.',
  },
  colourArticle: {
    title: 'Why I weigh colour',
    content:
      'Two grams are the difference between a warm brown and copper.\nI write every recipe down, so in a year you get exactly the same shade, and you only pay for the colour you needed.\nTwo days before your first colour I test a drop behind your ear. It costs nothing.',
  },
  poll: {
    question: 'When should I stay open longer?',
    options: ['Tuesday evening', 'Thursday evening', 'Saturday afternoon'],
  },
  contactInfo: {
    title: 'Where to find me',
    email: 'hello@salon.example.com',
    phone: '+421 900 000 123',
    address: 'Vzorová 14\n917 01 Trnava',
    hours:
      'Monday – Wednesday 9:00 – 17:00\nThursday 11:00 – 19:00\nFriday 9:00 – 17:00\nSaturday 9:00 – 12:00',
    description:
      'The door is in the courtyard, next to the bookshop. There is room for bicycles under the stairs.',
  },
  contactTitle: 'Ask me anything',
  social: { title: 'Follow me', description: 'Before and after, most weeks.' },
};
