import { salon } from './booking-page';

/** Visitors can do something in each of these sections. */
export const visitorSections = [
  { id: 'contact-1', type: 'contact', content: { title: 'Píšte nám', fields: ['name', 'email', 'message'] } },
  { id: 'poll-1', type: 'poll', content: { question: 'Kedy otvoriť?', options: ['7', '8', '9'] } },
  { id: 'booking-1', type: 'booking', content: salon },
  {
    id: 'products-1',
    type: 'products',
    content: {
      title: 'Obchod',
      products: [
        {
          id: 'cream',
          name: 'Krém',
          description: 'Na ruky',
          price: '12',
          images: ['', '', ''],
          accountNumber: 'SK3112000000198742637541',
          accountHolder: 'Zora',
          swiftCode: 'TATRSKBX',
        },
      ],
    },
  },
].map((section, order) => ({ title: '', order, ...section }));

const customer = { customerName: 'Tibor', customerEmail: 'customer@example.com' };

/** Each of these sections accepts one of these calls, named by its path below the website's. */
export const visitorCalls = {
  contact: { name: 'Tibor', email: 'customer@example.com', message: 'Ahoj' },
  'poll-vote': { sectionId: 'poll-1', optionIndex: 0 },
  booking: { ...customer, serviceId: 'cut', date: '2026-12-01', time: '10:00' },
  orders: {
    ...customer,
    sectionId: 'products-1',
    productId: 'cream',
    quantity: 1,
    totalAmount: '12.00',
    shippingAddress: 'Lipová 1',
  },
};
