import { defaultWeekHours } from '@/core/opening-hours';
import { priceList } from './price-list';
import type { Template } from './template';
import { shot, templatePicture } from './template-picture';

/** A hairdresser's with a cosmetician, by appointment. */
export const salon: Template = {
  cover: templatePicture('salon-chair'),
  description: 'Hair and skin care, by appointment',
  theme: { palette: 'mallow', fonts: 'studio', corners: 'round', spacing: 'airy' },
  sections: [
    {
      type: 'hero',
      title: '',
      content: {
        title: 'Hair that behaves in the morning',
        subtitle:
          'A cut that keeps its shape for six weeks and needs nothing at home but your fingers and a dryer. On your first visit we take a quarter of an hour longer, so that there is time to talk.',
        imageUrl: templatePicture('salon-chair'),
        buttonText: 'Choose a time',
        buttonUrl: '#booking',
      },
    },
    {
      type: 'description',
      title: 'About us',
      content: {
        text: 'We are three women in one bright room on the ground floor. Katarína cuts, Zuzana colours and Ivana looks after your skin.\nWe work by appointment only, so you never wait and you are never one of five under the dryers. Colours are weighed to the gram, and you know the price before we begin.',
      },
    },
    {
      type: 'gallery',
      title: 'From our chair',
      content: {
        images: [
          shot(
            'salon-mirror',
            'The mirror where we begin',
            'Round gold-framed mirror above a counter with bottles and a vase',
          ),
          shot('salon-tools', 'Sharpened every month', 'Scissors and a comb on round pastel plinths'),
          shot(
            'salon-spa',
            'Skin care on Tuesdays and Thursdays',
            'Rolled towels, stacked stones and candles on a wooden board',
          ),
          shot(
            'salon-hair-dryer',
            'A dryer that does not roar',
            'Coral hair dryer on a round stand with cosmetics and a plant',
          ),
          shot(
            'salon-nail-polish',
            'Nails are on Fridays',
            'Row of nail polish bottles in soft pink, red and green',
          ),
        ],
      },
    },
    {
      type: 'services',
      title: 'Hair',
      content: priceList(
        ["Women's cut", '38 €', 'Wash, advice, cut and blow-dry'],
        ["Men's cut", '22 €'],
        ["Children's cut, up to 12", '15 €', 'The brave choose one of three mirrors'],
        ['Root colour', 'from 45 €', 'With treatment and blow-dry'],
        ['Balayage and toning', 'from 95 €', 'Medium to long hair, about three hours'],
        ['Evening and wedding hair', '48 €'],
        ['Repair treatment', '18 €', 'Added to a cut or a colour'],
      ),
    },
    {
      type: 'services',
      title: 'Skin and brows',
      content: priceList(
        ['Deep cleansing', '42 €', '60 minutes'],
        ['Treatment for sensitive skin', '48 €', '75 minutes, no perfume'],
        ['Brows, shape and tint', '19 €'],
        ['Day make-up', '35 €'],
      ),
    },
    {
      type: 'booking',
      title: '',
      content: {
        title: 'Book a visit',
        bookingType: 'hourly',
        services: [
          {
            id: 'womens-cut',
            name: "Women's cut",
            duration: 60,
            price: 0,
            description: 'With wash and blow-dry',
          },
          { id: 'mens-cut', name: "Men's cut", duration: 30, price: 0, description: '' },
          { id: 'root-colour', name: 'Root colour', duration: 120, price: 0, description: '' },
          { id: 'deep-cleansing', name: 'Deep cleansing', duration: 60, price: 0, description: '' },
        ],
        workingHours: {
          ...defaultWeekHours(),
          thursday: { enabled: true, start: '11:00', end: '19:00' },
          saturday: { enabled: true, start: '09:00', end: '12:00' },
        },
      },
    },
    {
      type: 'article',
      title: '',
      content: {
        title: 'How often should you come for a cut?',
        content:
          'Short hair every five or six weeks, long hair every three months.\nMore than the calendar counts whether it still obeys in the morning.\nWhen you begin to argue with it under the dryer, come. A fringe we trim between two visits for nothing, it takes five minutes.\nAnd if you are letting it grow, come all the same: a centimetre less at the ends makes it look longer.',
      },
    },
    {
      type: 'article',
      title: '',
      content: {
        title: 'Why we weigh the colour',
        content:
          'Two grams are the difference between a warm brown and copper.\nWe write every recipe down.\nSo in a year you will get exactly the same shade, whoever mixes it, and you pay only for the colour that you needed.\nBefore the first colour we try a little behind the ear, two days ahead. It costs nothing.',
      },
    },
    {
      type: 'poll',
      title: '',
      content: {
        question: 'When would you like us to stay open longer?',
        options: ['Tuesday evening', 'Thursday evening', 'Saturday afternoon'],
      },
    },
    {
      type: 'contact-info',
      title: 'Where to find us',
      content: {
        name: '',
        email: 'hello@salon.example.com',
        phone: '+421 900 000 123',
        website: '',
        address: 'Vzorová 14\n917 01 Trnava',
        hours:
          'Monday – Wednesday 9:00 – 17:00\nThursday 11:00 – 19:00\nFriday 9:00 – 17:00\nSaturday 9:00 – 12:00',
        description:
          'The door is in the yard, next to the bookshop. There is room for bicycles under the stairs.',
      },
    },
    {
      type: 'contact',
      title: '',
      content: { title: 'Ask us anything', fields: ['name', 'email', 'message', 'phone'] },
    },
    {
      type: 'social',
      title: '',
      content: {
        title: 'Follow us',
        description: 'Before and after, most weeks.',
        links: {
          instagram: 'https://example.com/instagram',
          facebook: 'https://example.com/facebook',
        },
      },
    },
  ],
};
