import type { RestaurantWords } from '../../trades/restaurant';

export const restaurant: RestaurantWords = {
  description: 'A family restaurant with a short menu',
  laidTableAlt: 'Round table laid for two under a yellow lamp, with wine, a candle and a plant',
  kitchen: {
    title: 'Our kitchen',
    text: 'Marta runs the kitchen. She learned to cook from her grandmother, and everything else in three hotels.\nThe menu is short and changes with the weather.',
  },
  menu: {
    title: 'Menu',
    rows: [
      ['Beef broth with home-made noodles', '€4.90', 'Vegetables, liver dumplings'],
      ['Cream of roasted pumpkin', '€4.60', 'Pumpkin oil, toasted seeds'],
      ['Beef tartare', '€13.50', 'Potato toast, pickled onion'],
      ['Roast quarter of duck', '€17.90', 'Potato pancakes, red cabbage with pear'],
      ['Bryndza dumplings', '€9.80', 'Sheep’s cheese, smoked bacon, chives'],
      ['Trout in butter', '€15.40', 'Potatoes with dill'],
      ['Beef cheeks in red wine', '€18.60', 'Mashed potatoes with horseradish'],
      ['Fried cauliflower', '€9.90', 'Tartar sauce, new potatoes'],
      ['Pork schnitzel', '€13.90', 'Potato salad the way we make it at home'],
      ['Roasted beetroot salad', '€8.70', 'Goat’s cheese, walnuts, apple vinegar'],
      ['Curd dumplings', '€7.20', 'Plums, buttered breadcrumbs'],
      ['Pears in ginger syrup', '€6.40', 'Vanilla ice cream'],
      ['Pancakes with jam', '€5.90', 'Apricot or blackcurrant'],
      ['Layer cake of the day', '€4.80', 'Until it is gone'],
    ],
  },
  drinks: {
    title: 'Drinks',
    rows: [
      ['Draught lager', '€2.20', '0.5\u00a0l'],
      ['House wine, white or red', '€3.40', '0.15\u00a0l'],
      ['Elderflower lemonade', '€3.10', '0.4\u00a0l'],
      ['Espresso', '€1.90'],
    ],
  },
  gallery: {
    title: 'At our table',
    shots: {
      lunch: {
        caption: 'Sunday lunch',
        alt: 'Plated main course with vegetables, cutlery and a napkin, seen from above',
      },
      pizza: {
        caption: 'Pizza every Wednesday',
        alt: 'Pizza with olives and basil on a wooden board',
      },
      cake: {
        caption: 'Cake of the day',
        alt: 'Cup of coffee with a milk-foam heart and a slice of layer cake',
      },
    },
  },
  invitation: {
    title: 'Come hungry, stay for the cake',
    subtitle:
      'We cook what came in this morning. When a dish is gone, we wipe it off the board and think of the next one.',
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
  poll: {
    question: 'What shall we cook next Sunday?',
    options: [
      'Cabbage soup with sausage and mushrooms',
      'Roast goose with potato pancakes',
      'Poppy-seed noodles',
    ],
  },
  ingredients: {
    title: 'Where our ingredients come from',
    content:
      'Vegetables from two gardens that you can see from our terrace.\nTrout from the stream behind the mill.\nMeat comes on Tuesdays and Fridays from a farm eleven kilometres away, flour straight from the mill.\nWhat the neighbours bring in their baskets decides the soup. Too many plums? We have them too, but we will think of something.',
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
