import type { WebsiteInput } from '@/contracts/websites';

export const demoOwner = {
  nickname: 'demo',
  email: 'demo@example.com',
  password: 'demo-1234',
  confirmPassword: 'demo-1234',
};

export const demoWebsite: WebsiteInput = {
  title: 'Salón Mirabelka',
  slug: 'salon-mirabelka',
  description:
    'Malý rodinný salón v Hornej Lipovej. Strihy, farby a slávnostné účesy, bez ponáhľania a s dobrou kávou.',
  logoUrl: null,
  isPublished: true,
  pageData: {
    sections: [
      {
        id: 'heading-1',
        type: 'heading',
        title: '',
        content: { text: 'Vlasy, ktoré vám budú ráno držať' },
        order: 0,
      },
      {
        id: 'description-2',
        type: 'description',
        title: '',
        content: {
          text: 'Strih robíme tak, aby držal tvar šesť týždňov a doma vám naň stačili prsty a fén.\nPracujeme len na objednávku, takže nikdy nečakáte.',
        },
        order: 1,
      },
      {
        id: 'services-3',
        type: 'services',
        title: 'Cenník',
        content: {
          services: [
            {
              id: 'a',
              title: 'Dámsky strih a fúkaná',
              description: 'Umytie, strih, fúkaná. Asi hodina.',
              price: '32 €',
            },
            { id: 'b', title: 'Pánsky strih', description: 'Strojčekom aj nožnicami.', price: '18 €' },
            { id: 'c', title: 'Detský strih do 12 rokov', description: '', price: '14 €' },
            {
              id: 'd',
              title: 'Farba od korienkov',
              description: 'Vrátane ošetrenia a fúkanej.',
              price: 'od 48 €',
            },
            { id: 'e', title: 'Svadobný účes', description: 'Skúška a deň svadby.', price: '95 €' },
          ],
        },
        order: 2,
      },
      {
        id: 'article-4',
        type: 'article',
        title: '',
        content: {
          title: 'Ako sa starať o farbené vlasy',
          content:
            'Prvé umytie počká dva dni, farba sa musí usadiť.\nVoda má byť vlažná a šampón bez síranov.\n\nRaz za týždeň im doprajte masku. Stačí desať minút pod uterákom, kým sa varí káva.\n\nA keď idete k moru, vezmite si klobúk. Slnko a soľ urobia za týždeň to, čo práčka za rok.',
        },
        order: 3,
      },
      {
        id: 'contact-info-5',
        type: 'contact-info',
        title: 'Kde nás nájdete',
        content: {
          name: 'Salón Mirabelka',
          email: 'ahoj@mirabelka.example.com',
          phone: '+421 900 000 118',
          website: '',
          address: 'Hlavná 7\n900 01 Horná Lipová',
          hours: 'Pondelok – piatok 9:00 – 17:00\nSobota 9:00 – 12:00',
          description: '',
        },
        order: 4,
      },
      {
        id: 'contact-6',
        type: 'contact',
        title: '',
        content: { title: 'Napíšte nám', fields: ['name', 'email', 'message', 'phone'] },
        order: 5,
      },
      {
        id: 'social-7',
        type: 'social',
        title: '',
        content: {
          title: 'Sledujte nás',
          description: '',
          links: { facebook: 'https://example.com/facebook', instagram: 'https://example.com/instagram' },
        },
        order: 6,
      },
    ],
  },
};
