import type { RestaurantWords } from '../../trades/restaurant';

export const restaurant: RestaurantWords = {
  description: 'A family restaurant by the pond',
  kitchen: {
    title: 'Our kitchen',
    text: 'Marta runs the kitchen. She learned to cook from her grandmother and everything else in three hotels. Our menu is short and follows the weather.\nFish comes from the pond you see from the window, vegetables from the two gardens behind it. A farm eleven kilometres away brings meat on Tuesdays and Fridays, and the flour is straight from the mill.\nThe soup is decided by whatever the neighbours bring in a basket. Too many plums? So have we, but we will think of something.',
  },
  daily: {
    title: 'Daily menu',
    hours: ['11:00', '14:30'],
    days: [
      [
        ['Dill soup', '€2.20', 'Potatoes and a soft egg', [3, 7]],
        ['Chicken leg in paprika sauce', '€7.90', 'Elbow noodles', [1, 3, 7]],
        ['Baked pasta with spinach', '€7.40', "Sheep's cheese, tomatoes", [1, 3, 7]],
      ],
      [
        ['Bean soup with smoked ham', '€2.40', 'Root vegetables', [1, 9]],
        ['Beef goulash', '€8.40', 'Our own dumplings', [1, 3, 7]],
        ['Pancakes with curd cheese', '€6.90', 'Stewed plums', [1, 3, 7]],
      ],
    ],
  },
  menu: {
    title: 'Menu',
    categories: [
      {
        name: 'To begin',
        dishes: [
          ['Carp soup', '€5.40', 'Roe, root vegetables, fried bread', [1, 4, 7, 9]],
          ['Beef broth with noodles', '€4.90', 'Vegetables, liver dumplings', [1, 3, 9]],
          ['Roast beetroot salad', '€8.70', "Goat's cheese, walnuts, apple vinegar", [7, 8, 12]],
        ],
      },
      {
        name: 'From the pond',
        dishes: [
          ['Carp in butter', '€15.90', 'Potatoes with dill, lemon. Allow twenty minutes', [4, 7]],
          ['Carp fingers', '€12.40', 'No bones, beer batter, tartare sauce', [1, 3, 4, 7, 10]],
          ['Pike-perch with roast vegetables', '€19.80', 'Brown butter, parsley potatoes', [4, 7]],
        ],
      },
      {
        name: 'From the oven',
        dishes: [
          ['Quarter of duck', '€17.90', 'Potato pancakes, red cabbage with pear', [1, 7]],
          ['Beef cheeks in red wine', '€18.60', 'Mashed potato with horseradish', [7, 9, 12]],
          ["Sheep's cheese dumplings", '€9.80', 'Smoked bacon, chives', [1, 3, 7]],
          ['Fried cauliflower', '€9.90', 'Tartare sauce, new potatoes', [1, 3, 7, 10]],
        ],
      },
      {
        name: 'Sweet',
        dishes: [
          ['Plum dumplings', '€7.20', 'Curd cheese, buttered crumbs', [1, 3, 7]],
          ['Pears in ginger syrup', '€6.40', 'Vanilla ice cream', [3, 7]],
          ['Cake of the day', '€4.80', 'While it lasts', [1, 3, 7, 8]],
        ],
      },
      {
        name: 'From the cellar',
        dishes: [
          ['Draught lager', '€2.40', '', [1], '0.5\u00a0l'],
          ['House wine, white or red', '€3.40', '', [12], '0.15\u00a0l'],
          ['Elderflower lemonade', '€3.10', '', [], '0.4\u00a0l'],
          ['Espresso', '€1.90'],
        ],
      },
    ],
  },
  bigTable: {
    title: 'The big table seats eight',
    subtitle:
      'It has hosted weddings, one strike and every christening in the village. A starter for the whole table comes with it.',
    buttonText: 'See when it is free',
  },
  invitation: {
    title: 'Come to the table',
    subtitle:
      'Carp from across the road, dumplings from the pot, beer from the cellar. When a dish runs out, we wipe it off the board and think of another.',
    buttonText: 'Book a table',
  },
  booking: {
    title: 'Book a table',
    forTwo: { name: 'Table for two' },
    forFour: { name: 'Table for four' },
    forEight: { name: 'The large table, for eight', description: 'With a starter for the whole table' },
  },
  openDays: {
    tuesday: ['11:00', '22:00'],
    wednesday: ['11:00', '22:00'],
    thursday: ['11:00', '22:00'],
    friday: ['11:00', '22:00'],
    saturday: ['11:00', '23:00'],
    sunday: ['11:00', '16:00'],
  },
  reviews: {
    title: 'From the next table',
    reviews: [
      ['Carp like my grandmother made it. Only here it came without the bones.', 'Mária Š.', 'Sunday lunch'],
      ['We came for soup and left with a crate of herbs.', 'The Kováč family', 'two adults, three children'],
    ],
  },
  products: {
    title: 'From the pantry',
    herbs: {
      name: 'Herbs from our shelf',
      description: 'Basil, thyme and chives in one wooden box.',
      price: '€12.90',
    },
    wineAndCheese: {
      name: 'Red wine and three cheeses',
      description: 'A 0.75\u00a0l bottle and 300\u00a0g of cheese, wrapped in linen.',
      price: '€27.50',
    },
  },
  feast: {
    title: 'Something to celebrate?',
    text: 'We can seat thirty of you together. Tell us the day and how many you are, and you will have a menu by the next day.',
    buttonText: 'Write to us',
  },
  contactInfo: {
    title: 'Where we are',
    email: 'table@restaurant.example.com',
    phone: '+421 900 000 456',
    address: 'Podhradie 3\n900 00 Vzorovce',
    hours: 'Tuesday – Friday 11:00 – 22:00\nSaturday 11:00 – 23:00\nSunday 11:00 – 16:00\nMonday closed',
    description: 'Twelve tables inside, six under the pear trees. Dogs are welcome.',
  },
  contactTitle: 'Celebrations and groups',
  social: { title: 'What is cooking today' },
};
