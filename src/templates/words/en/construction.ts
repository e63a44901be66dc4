import type { ConstructionWords } from '../../trades/construction';

export const construction: ConstructionWords = {
  description: 'Family houses at a fixed price',
  hero: {
    title: 'Drawn in March. Yours by Christmas.',
    subtitle:
      'We build family houses around Nitra. From the first spade to the keys in 38 weeks, for the price in the contract.',
    buttonText: 'Ask for a fixed price',
  },
  figures: {
    title: '',
    logos: [
      ['163\u00a0houses', 'built since 2004'],
      ['38\u00a0weeks', 'from first spade to keys'],
      ['€0', 'of extra costs in 2025'],
      ['10\u00a0years', 'of warranty on the structure'],
    ],
  },
  houses: {
    title: 'Three houses by heart',
    bungalow: [
      'Bungalow 118',
      'from €164,000',
      'Four rooms on one floor. The one most parents choose once the children have left.',
    ],
    lHouse: [
      'L-house 136',
      'from €189,000',
      'Wraps a terrace and turns its back on the street. For plots from 700\u00a0m².',
    ],
    twoStorey: [
      'Two-storey 152',
      'from €209,000',
      'For a narrow plot and a big table. The heat pump is included.',
    ],
  },
  services: {
    title: 'What else we build',
    rows: [
      ['Shell', 'from €620/m²', 'Foundations, walls, ceilings, roof frame'],
      ['House insulation', 'from €48/m²', 'Mineral wool or polystyrene, scaffolding included'],
      ['New roof covering', 'from €39/m²', 'Battens, membrane and tiles'],
      ['Extensions and garages', 'by the plans', 'We help with the permit, too'],
      ['Visit and estimate', 'free', 'Within 40\u00a0km of Nitra'],
    ],
  },
  projects: {
    title: 'Drawn, then built',
    house: {
      name: 'House K.',
      text: 'The plot falls by nearly two metres. Instead of a retaining wall we lifted the living room and let the terrace float. The last invoice was the number in the contract.\n148\u00a0m², 37 weeks.',
      place: 'near Nitra',
      year: '2025',
    },
    shots: {
      house: 'Two-storey house with timber cladding above and large windows below',
      plans: 'Yellow helmet on building plans with a pencil and a ruler',
      bricks: 'Half-built brick wall with a trowel and a bucket of mortar',
      roofFrame: 'House under construction with scaffolding and a yellow crane',
      tiles: 'Half-tiled roof with a ladder and a chimney',
    },
  },
  stepsTitle: 'From call to keys',
  visit: {
    title: '1. The visit',
    content:
      'We come, measure and tell you what can be done and what is not worth the money.\nIt takes an hour and costs you nothing.\nHave the plans at hand if there are any.',
  },
  estimate: {
    title: '2. The estimate',
    content:
      'Within five days you have a price for work, materials and transport.\nItem by item, so that you can compare.\nThe price holds for three months.',
  },
  handover: {
    title: '3. Building and handing over',
    content:
      'Every Friday you get photos and a list of what is done.\nYou pay for finished stages only.\nWe put defects right within a week. After a year we come back to check, without being asked.',
  },
  team: {
    title: 'Who you will have on the phone',
    people: [
      ['Martin Vzorový', 'Foreman', 'On your site every morning at 6:45. Signs every drawing himself.'],
      ['Jana Kvádrová', 'Architect', 'Draws, redraws, and knows what the building office wants to see.'],
      ['Bohumil Tehlička', 'Bricklayers', 'Thirty-one years with a trowel. Corners within two millimetres.'],
      ['Lenka Súčtová', 'Costs and permits', 'Writes the numbers that become the contract.'],
    ],
  },
  promises: {
    title: 'What we sign',
    logos: [
      ['Fixed price', 'It is in the contract. If we are wrong, we pay.'],
      ['Guaranteed for 10 years', 'On structure and waterproofing, insured.'],
      ['Blower-door test', 'Every house is measured, and you get the result on paper.'],
    ],
  },
  reviews: {
    title: 'From the people inside',
    reviews: [
      [
        'The last invoice was the number from the first contract. My brother, who builds with somebody else, still comes round to see whether it is true.',
        'Petra and Tomáš K.',
        'L-house',
      ],
      [
        'Every Friday a page with photographs came: what was done, what comes next, what we had to decide. We never had to ask, and the site was always tidy.',
        'The Hájik family',
        'bungalow, last year',
      ],
    ],
  },
  faq: {
    title: 'Before you ask',
    questions: [
      [
        'Can we change something during the work?',
        'Yes, until the week that the programme marks for it. You get the price of the change in writing first, and it counts only with your signature.',
      ],
      [
        'Do you build from our own plans?',
        'Yes. We read them free of charge and tell you what it will cost before you decide.',
      ],
      [
        'What does the fixed price leave out?',
        'The plot, connection fees, the kitchen and the garden. Nothing else.',
      ],
    ],
  },
  freeDates: {
    title: 'We can start in March',
    text: 'Two places are free in spring, one for a whole house and one for an extension. First come, first served.',
    buttonText: 'Ask for a fixed price',
  },
  contactTitle: 'Tell us about the plot',
  contactInfo: {
    title: 'Come and see a model',
    name: 'Martin Vzorový, foreman',
    email: 'estimate@builders.example.com',
    phone: '+421 900 000 789',
    address: 'Priemyselná 8\n949 01 Nitra',
    hours: 'Monday – Friday 7:00 – 17:00',
    description: 'There is a model of every house in the office, and coffee to go with it.',
  },
  social: { title: 'See us at work' },
};
