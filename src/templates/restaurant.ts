import type { WeekHours } from '@/core/opening-hours';
import { sampleAccount } from '@/core/sample-account';
import { priceList } from './price-list';
import type { Template } from './template';
import { shot, templatePicture } from './template-picture';

const weekday = { enabled: true, start: '11:00', end: '22:00' };
const openingHours: WeekHours = {
  monday: { enabled: false, start: '11:00', end: '22:00' },
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: { enabled: true, start: '11:00', end: '23:00' },
  sunday: { enabled: true, start: '11:00', end: '16:00' },
};

/** A family restaurant with a short menu, tables to book and a few things from its pantry. */
export const restaurant: Template = {
  cover: templatePicture('restaurant-set-table-wide'),
  description: 'A family restaurant with a short menu',
  theme: { palette: 'paprika', fonts: 'kitchen' },
  sections: [
    {
      type: 'gallery',
      title: '',
      content: {
        images: [
          shot(
            'restaurant-set-table-wide',
            '',
            'Round table laid for two under a yellow lamp, with wine, a candle and a plant',
          ),
        ],
      },
    },
    {
      type: 'description',
      title: 'Our kitchen',
      content: {
        text: 'Marta runs the kitchen. She learned to cook from her grandmother, and everything else in three hotels.\nThe menu is short and changes with the weather.',
      },
    },
    {
      type: 'services',
      title: 'Menu',
      content: priceList(
        ['Beef broth with home-made noodles', '4,90 €', 'Vegetables, liver dumplings'],
        ['Cream of roasted pumpkin', '4,60 €', 'Pumpkin oil, toasted seeds'],
        ['Beef tartare', '13,50 €', 'Potato toast, pickled onion'],
        ['Roast quarter of duck', '17,90 €', 'Potato pancakes, red cabbage with pear'],
        ['Bryndza dumplings', '9,80 €', 'Smoked bacon, chives'],
        ['Trout in butter', '15,40 €', 'Potatoes with dill'],
        ['Beef cheeks in red wine', '18,60 €', 'Mashed potatoes with horseradish'],
        ['Fried cauliflower', '9,90 €', 'Tartar sauce, new potatoes'],
        ['Pork schnitzel', '13,90 €', 'Potato salad as we have it at home'],
        ['Roasted beetroot salad', '8,70 €', "Goat's cheese, walnuts, apple vinegar"],
        ['Curd dumplings', '7,20 €', 'Plums, buttered breadcrumbs'],
        ['Pears in ginger syrup', '6,40 €', 'Vanilla ice cream'],
        ['Pancakes with jam', '5,90 €', 'Apricot or blackcurrant'],
        ['Layer cake of the day', '4,80 €', 'Until it is gone'],
      ),
    },
    {
      type: 'services',
      title: 'Drinks',
      content: priceList(
        ['Draught lager', '2,20 €', '0,5 l'],
        ['House wine, white or red', '3,40 €', '0,15 l'],
        ['Elderflower lemonade', '3,10 €', '0,4 l'],
        ['Espresso', '1,90 €'],
      ),
    },
    {
      type: 'gallery',
      title: 'At our table',
      content: {
        images: [
          shot(
            'restaurant-dinner-plate',
            'Sunday lunch',
            'Plated main course with vegetables, cutlery and a napkin, seen from above',
          ),
          shot(
            'restaurant-pizza',
            'On Wednesdays we bake pizza',
            'Pizza with olives and basil on a wooden board',
          ),
          shot(
            'restaurant-coffee-cake',
            'Cake of the day',
            'Cup of coffee with a milk-foam heart and a slice of layer cake',
          ),
        ],
      },
    },
    {
      type: 'hero',
      title: '',
      content: {
        title: 'Come hungry, stay for the cake',
        subtitle:
          'We cook what came in this morning. When a dish is gone, we wipe it off the board and think of the next one.',
        imageUrl: '',
        buttonText: 'Book a table',
        buttonUrl: '#booking',
      },
    },
    {
      type: 'booking',
      title: '',
      content: {
        title: 'Book a table',
        bookingType: 'hourly',
        services: [
          { id: 'table-2', name: 'Table for two', duration: 120, price: 0, description: '' },
          { id: 'table-4', name: 'Table for four', duration: 120, price: 0, description: '' },
          {
            id: 'table-8',
            name: 'The large table, for eight',
            duration: 180,
            price: 0,
            description: 'With a starter for the whole table',
          },
        ],
        workingHours: openingHours,
      },
    },
    {
      type: 'products',
      title: '',
      content: {
        title: 'From the pantry',
        products: [
          {
            id: 'herbs',
            name: 'Herbs from our shelf',
            description: 'Basil, thyme and chives in one wooden box.',
            price: '12,90 €',
            images: [templatePicture('restaurant-herbs'), '', ''],
            ...sampleAccount,
          },
          {
            id: 'wine-and-cheese',
            name: 'Red wine and three cheeses',
            description: 'A bottle of 0,75 l and 300 g of cheese, wrapped in linen.',
            price: '27,50 €',
            images: [templatePicture('restaurant-wine-cheese'), '', ''],
            ...sampleAccount,
          },
        ],
      },
    },
    {
      type: 'poll',
      title: '',
      content: {
        question: 'What shall we cook next Sunday?',
        options: [
          'Cabbage soup with sausage and mushrooms',
          'Roast goose with potato pancakes',
          'Poppy-seed noodles',
        ],
      },
    },
    {
      type: 'article',
      title: '',
      content: {
        title: 'Where our ingredients come from',
        content:
          'Vegetables from two gardens that you can see from our terrace.\nTrout from the stream behind the mill.\nMeat comes on Tuesdays and Fridays from a farm eleven kilometres away, flour from the mill itself.\nWhat the neighbours bring in their baskets decides the soup. If you have too many plums, so do we, but we will find a way.',
      },
    },
    {
      type: 'contact-info',
      title: 'Where we are',
      content: {
        name: '',
        email: 'table@restaurant.example.com',
        phone: '+421 900 000 456',
        website: '',
        address: 'Podhradie 3\n900 00 Vzorovce',
        hours: 'Tuesday – Friday 11:00 – 22:00\nSaturday 11:00 – 23:00\nSunday 11:00 – 16:00\nMonday closed',
        description: 'Twelve tables inside, six under the pear trees. Dogs are welcome.',
      },
    },
    {
      type: 'contact',
      title: '',
      content: { title: 'Celebrations and groups', fields: ['name', 'email', 'message', 'phone'] },
    },
    {
      type: 'social',
      title: '',
      content: {
        title: 'What is cooking today',
        description: '',
        links: {
          facebook: 'https://example.com/facebook',
          instagram: 'https://example.com/instagram',
          tiktok: 'https://example.com/tiktok',
        },
      },
    },
  ],
};
