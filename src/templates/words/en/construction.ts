import type { ConstructionWords } from '../../trades/construction';

export const construction: ConstructionWords = {
  description: 'Family houses, extensions and roofs',
  hero: {
    title: 'Houses built as promised',
    subtitle:
      'We build, insulate and renovate family houses. You get an itemised estimate within five days, and we stick to it.',
    buttonText: 'Ask for an estimate',
  },
  firm: {
    title: 'The firm',
    text: 'We are eleven people with our own machines. The foreman is on site every day and answers the phone until eight in the evening.\nYou pay for each stage once it is finished, not before.',
  },
  services: {
    title: 'What we do',
    rows: [
      ['Shell construction', 'from €620/m²', 'Foundations, walls, ceilings, roof frame'],
      ['Insulating a house', 'from €48/m²', 'Mineral wool or polystyrene, scaffolding included'],
      ['Renovating a bathroom', 'from €5,900', 'Demolition, pipes, tiles, removal of rubble'],
      ['New roof covering', 'from €39/m²', 'Battens, membrane and tiles'],
      ['Extensions and garages', 'by project', 'We help with the building permit'],
      ['Visit and estimate', 'free', 'Up to 40\u00a0km from Nitra'],
    ],
  },
  gallery: {
    title: 'Recent work',
    shots: {
      roofFrame: {
        caption: 'Roof frame in its second week',
        alt: 'House under construction with scaffolding and a yellow crane',
      },
      bricks: {
        caption: 'Brick by brick',
        alt: 'Brick wall being built, with a trowel and a bucket of mortar',
      },
      tiles: {
        caption: 'New covering, 210\u00a0m²',
        alt: 'Tiled roof in progress with a ladder and a chimney',
      },
      timber: {
        caption: 'Timber from a sawmill nearby',
        alt: 'Stack of timber beams with a saw, a tape measure and a hammer',
      },
      plans: {
        caption: 'On paper first',
        alt: 'Yellow safety helmet on building plans with a pencil and a ruler',
      },
    },
  },
  stepsTitle: 'From call to keys',
  visit: {
    title: '1. The visit',
    content:
      'We come, measure and tell you what can be done and what is not worth the money.\nIt takes an hour and costs you nothing.\nHave the plans at hand if there are any, and tell us your budget: we will find the best way to use it.',
  },
  estimate: {
    title: '2. The estimate',
    content:
      'Within five days you have a price for work, materials and transport.\nItem by item, so that you can compare.\nIf something changes, it changes on paper first and only then on site. The price holds for three months.',
  },
  handover: {
    title: '3. Building and handing over',
    content:
      'Every Friday you get photos and a list of what is done.\nYou pay for finished stages only.\nOur work is guaranteed for five years, and we put defects right within a week. After a year we come back to check, without being asked.',
  },
  freeDates: {
    title: 'We can start in March',
    subtitle:
      'Two places are free this spring, one for a whole house and one for a renovation. First come, first served.',
    buttonText: 'Ask for an estimate',
  },
  contactTitle: 'Ask for an estimate',
  contactInfo: {
    title: 'Contact',
    name: 'Martin Vzorový, foreman',
    email: 'estimate@builders.example.com',
    phone: '+421 900 000 789',
    address: 'Priemyselná 8\n949 01 Nitra',
    hours: 'Monday – Friday 7:00 – 17:00',
  },
  poll: {
    question: 'What are you planning?',
    options: ['A new house', 'A renovation', 'Just looking'],
  },
  social: { title: 'See us at work' },
};
