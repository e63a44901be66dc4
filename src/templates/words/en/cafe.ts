import type { CafeWords } from '../../trades/cafe';

export const cafe: CafeWords = {
  description: 'Cake, breakfast and coffee',
  hero: {
    title: 'Cake first. Everything else later.',
    subtitle: 'We bake at five, open at eight and are usually out of cream puffs by three. Come before that.',
    buttonText: 'Order a cake',
  },
  shelf: {
    slice: ['Strawberry slice', '€3.90'],
    bundt: ['Marble cake', '€2.90'],
    cup: ['Milk coffee', '€3.20'],
    stand: ['Pistachio cake', '€4.60'],
    macarons: ['French macarons', '€1.60'],
    croissant: ['Butter roll', '€2.10'],
  },
  counter: {
    title: 'On the counter today',
    puff: ['Cream puff', '€3.40', 'Choux, vanilla cream, a caramel hat.'],
    tart: ['Fruit tart', '€3.50', 'Shortcrust, cream and whatever is ripe.'],
    eclair: ['Coffee éclair', '€3.60', 'Coffee inside, dark chocolate on top.'],
    doughnut: ['Jam doughnut', '€1.90', 'Apricot, and plenty of it. Vegan on Fridays.'],
  },
  shop: {
    title: 'Small shop, big bowls',
    text: "Jarka does the baking. She learned in Vienna, got homesick, and came back with a copper bowl and a sourdough called Gustáv.\nThere are eleven seats, one cat in the window and no laptops on Saturdays. Children may press the doorbell that does nothing.\nIf your favourite is sold out, write it on the blackboard by the door. Three strokes and we bake it again. Yesterday's buns become bread pudding; nothing is thrown away.",
  },
  drinks: {
    title: 'Something to hold',
    rows: [
      ['Espresso', '€1.90', 'From the roaster two doors down'],
      ['Milk coffee', '€3.20', 'In the bowl that needs both hands'],
      ['Hot chocolate', '€3.80', 'Melted, not stirred from powder'],
      ['Pot of tea', '€3.60', 'Mint, linden or black'],
      ['Rhubarb fizz', '€3.40', 'Our own syrup'],
      ['Cloud', '€2.20', 'Warm milk and honey for small people'],
    ],
  },
  breakfast: {
    title: 'Breakfast until eleven',
    categories: [
      {
        name: 'Savoury',
        dishes: [
          ['Sourdough and butter', '€3.20', 'Three slices, chives, salt', [1, 7]],
          ['Poached eggs', '€6.90', 'Two, on spinach, with toast', [1, 3, 7]],
          ['Breakfast board for two', '€14.80', 'Cheese, ham, eggs, bread and jam', [1, 3, 7]],
        ],
      },
      {
        name: 'Sweet',
        dishes: [
          ['Butter roll', '€2.10', 'Best before nine', [1, 3, 7]],
          ['Porridge', '€5.40', 'Baked apple, nuts, honey', [1, 7, 8]],
          ['Little pancakes', '€6.20', 'Sour cream and blueberries', [1, 3, 7]],
        ],
      },
    ],
  },
  gallery: {
    title: 'Eleven seats, one cat',
    shots: {
      cake: { caption: 'The usual', alt: 'Cup of coffee with a milk-foam heart and a slice of cake' },
      herbs: { caption: 'Mint for the tea', alt: 'Potted herbs on a sunny shelf' },
      breakfast: { caption: 'To go, in theory', alt: 'Breakfast tray with coffee, a croissant and berries' },
    },
  },
  wholeCake: {
    title: 'A whole one, with a name on it',
    text: "Birthdays, weddings, apologies. Tell us how many forks there will be and we'll draw you a cake. Two days' notice is enough, from €38.",
    buttonText: 'Order a cake',
  },
  reviews: {
    title: 'From the blackboard',
    reviews: [
      ['I stopped by for rolls. That was at nine; now it is noon.', 'Lenka', 'the table by the window'],
      [
        'The cake survived the drive to Košice. It did not survive the party.',
        'Peter and Ivana',
        'a wedding in May',
      ],
      ['The strokes work. Poppy-seed cake is back.', 'Mr Ondrej', 'comes daily'],
    ],
  },
  faq: {
    title: 'Before you ring',
    questions: [
      [
        'Can I book a table?',
        'For breakfast on a weekday, yes: give us a call. At weekends whoever comes first sits down.',
      ],
      [
        'Is there anything without gluten?',
        'At least one cake every day. It is baked in the same kitchen as the others, though.',
      ],
      [
        'How early should I order a cake?',
        'Two days ahead, three weeks for a wedding. We ask for a deposit from three tiers up.',
      ],
    ],
  },
  hoursTitle: 'When the lights are on',
  openDays: {
    tuesday: ['08:00', '18:00'],
    wednesday: ['08:00', '18:00'],
    thursday: ['08:00', '18:00'],
    friday: ['08:00', '19:00'],
    saturday: ['09:00', '19:00'],
    sunday: ['09:00', '17:00'],
  },
  contactInfo: {
    title: 'Follow the butter',
    email: 'cake@cafe.example.com',
    phone: '+421 900 000 202',
    address: 'Záhradnícka 2\n811 00 Vzorovce',
    description: 'The corner with the striped awning. With a pram, come in at the back.',
  },
  contactTitle: 'Tell us about your cake',
  social: { title: 'What is in the oven today' },
};
