import type { WatchedPage } from './watched-page';

/** The business is open from nine to noon and closed on Mondays, so every month has days of both kinds. */
const workingHours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    { enabled: day !== 'monday', start: '09:00', end: '12:00' },
  ]),
);

const buildService = (id: string, name: string, duration: number, price: number) => ({
  id,
  name,
  duration,
  price,
  description: '',
});

function buildProduct(price: string) {
  return {
    id: 'hamper',
    name: 'Kôš na raňajky',
    description: 'Chlieb, maslo a džem pre dvoch.',
    price,
    images: ['', '', ''],
    accountNumber: 'SK31 1200 0000 1987 4263 7541',
    accountHolder: 'Dom na lúke',
    swiftCode: 'TATRSKBX',
  };
}

/** Holds the content of each type with which a visitor can do something. */
export const visitorContent = {
  booking: {
    title: 'Objednajte sa',
    bookingType: 'hourly',
    isOneAtATime: true,
    services: [buildService('cut', 'Strih', 60, 0), buildService('colour', 'Farba', 150, 0)],
    workingHours,
  },
  stay: {
    title: 'Ubytujte sa',
    bookingType: 'daily',
    services: [buildService('attic', 'Podkrovie', 60, 64)],
    workingHours,
  },
  products: (price: string) => ({ title: 'Na doma', products: [buildProduct(price)] }),
  contact: { title: 'Napíšte nám', fields: ['name', 'email', 'message'] },
  poll: { question: 'Ktorý chlieb máme piecť?', options: ['Ražný', 'Zemiakový', 'Špaldový'] },
};

/** Publishes a page with one such section; returns a function that saves it with other content. */
export async function publishVisitorPage(
  { page }: WatchedPage,
  slug: string,
  type: 'booking' | 'contact' | 'products' | 'poll',
  content: object,
): Promise<(content: object) => Promise<void>> {
  const buildWebsite = (shown: object) => ({
    title: `Dom ${slug}`,
    slug,
    pageData: { sections: [{ id: `${type}-1`, type, title: '', content: shown, order: 0 }] },
    isPublished: true,
  });
  const { id } = await (await page.request.post('/api/websites', { data: buildWebsite(content) })).json();
  return async (changed) => {
    await page.request.put(`/api/websites/${id}`, { data: buildWebsite(changed) });
  };
}
