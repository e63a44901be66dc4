import type { CraftsmanWords } from '../../trades/craftsman';

export const craftsman: CraftsmanWords = {
  description: 'Roofs and carpentry',
  hero: {
    title: 'Roofs built to outlast me',
    subtitle:
      'Tiles, metal sheet, shingle, gutters. You ring, I come, I have a look and write the price on paper. Then that price holds.',
    buttonText: 'How to reach me',
  },
  about: {
    title: 'Hello',
    text: 'I am Matúš. I have been on roofs since I was sixteen, and on my own for fifteen years. There is no office and no salesman: the one who promises is the one who climbs.\nIn the evening the yard is swept.',
    alt: 'Red roof in progress with a ladder and a hammer',
  },
  work: {
    title: "What I do and what I don't",
    groups: [
      {
        name: 'I do',
        rows: [
          ['New roofs', '', 'Tile, metal sheet, larch shingle'],
          ['Trusses and dormers', '', 'Open porches, too'],
          ['Gutters and valleys', '', 'And everything that leaks'],
          ['Snow guards', '', 'Before the first snow, not after'],
        ],
      },
      {
        name: "I don't, but I know who does",
        rows: [
          ['Flat roofs', '', 'I will give you a number'],
          ['Asbestos', '', 'You need a licence for that'],
          ['Prices by telephone', '', 'I have to see it first'],
        ],
      },
    ],
  },
  prices: {
    title: 'What it costs, more or less',
    rows: [
      ['I come and have a look', 'free', 'Within 40\u00a0km, in the evening too'],
      ['Up to ten broken tiles', '€90', 'With the tiles, if yours are still made'],
      ['Gutter, per metre', '€34', 'Galvanised or painted, brackets included'],
      ['Roof window', 'from €420', 'In an old roof, with the flashing'],
      ['New tiled roof', 'from €62/m²', 'Battens, membrane, tiles, ridge, rubble taken away'],
    ],
  },
  projects: {
    title: 'Before I came, after I left',
    barn: {
      name: 'A barn',
      text: 'The rafters were eaten on the north side. Four are new, the rest stayed: they are from 1931 and better than anything I can buy. Nine days, at the price on the paper.',
      place: 'one village on',
      year: '2025',
      before: 'Stack of beams with a saw, a rule and a hammer',
      after: 'Roof half covered in red tiles with a ladder and a chimney',
    },
    house: {
      name: 'A family house',
      text: 'A whole roof between two rains, in three weeks. The neighbour lent us his tractor.',
      place: 'below the forest',
      year: '2024',
      before: 'House without a roof, scaffolding and a yellow crane',
      after: 'Finished two-storey house with a dark roof edge',
    },
  },
  freeTime: {
    title: 'When I have time',
    note: 'I put it here on Sunday evenings. If it is pouring into your bed, ring at once.',
    twoDays: 'two days left',
    leaksOnly: 'leaks only',
  },
  reviews: {
    title: 'People you can ask',
    reviews: [
      [
        'He came on Tuesday, wrote the price on the back of a calendar and it was the price. In the evening he swept the yard.',
        'Anna K.',
        'a new roof',
      ],
      [
        'Water in the kitchen on Christmas Eve. Matúš came on Christmas Eve.',
        'The Ferenčík family',
        'a valley mended',
      ],
      [
        'He said our roof would last another ten years and went home. Who does that?',
        'Štefan Ľ.',
        'had him look',
      ],
    ],
  },
  faq: {
    title: 'What people want to know',
    answeredBy: 'Matúš',
    questions: [
      [
        'When will you come and look?',
        'Within a week, mostly after five in the afternoon. If it leaks, tonight or tomorrow.',
      ],
      [
        'Do you want money in advance?',
        'Only for the material, on an invoice from the merchant. My work you pay for when you have looked at it from the ladder.',
      ],
      [
        'What if it leaks after you leave?',
        'Then you ring and I come back. Five years, on paper, no small print.',
      ],
      [
        'Do you go further?',
        'Up to 40\u00a0km. Beyond that somebody closer will be cheaper, and I will tell you who is good.',
      ],
    ],
  },
  contactInfo: {
    title: 'Ring me',
    name: 'Matúš Vzorový',
    email: 'matus@roofs.example.com',
    phone: '+421 900 000 184',
    address: 'Pri píle 184\n029 00 Vzorová',
    hours: 'Monday – Thursday 16:00 – 20:00\nFriday 14:00 – 20:00\nSaturday 8:00 – 12:00',
    description: 'On the roof I do not hear the phone. I ring back after four.',
    places: [
      ['Zákamenné', 13, 'w'],
      ['Rabča', 12, 'n'],
      ['Oravská Lesná', 21, 'sw'],
      ['Trstená', 22, 'e'],
      ['Tvrdošín', 23, 'se'],
      ['Dolný Kubín', 36, 's'],
    ],
  },
  contactTitle: 'Or write two lines',
  social: { title: 'What I have just finished' },
};
