import { beforeEach } from 'vitest';
import type { Customer } from '@/contracts/customers';
import type { Browser, startTestServer } from './test-server';
import { visitorSections } from './visitor-sections';

/** No person has this key. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Gives each test the owner of a salon at `/salon`, and the calls by which people become its customers. */
export function startCustomers(server: ReturnType<typeof startTestServer>) {
  const stage = {} as { owner: Browser; id: number };
  beforeEach(async () => {
    stage.owner = await server.owner('zora');
    const pageData = { sections: visitorSections };
    const website = { title: 'Salón', slug: 'salon', isPublished: true, pageData };
    stage.id = (await stage.owner.post('/api/websites', website)).json().id;
  });

  const send = (path: string, payload: object) => server.visitor().post(`/api/public/salon/${path}`, payload);
  const write = (changes: object = {}) =>
    send('contact', {
      name: 'Alica Nemcová',
      email: 'alica@example.com',
      message: 'Dá sa prísť aj s malou?',
      ...changes,
    });
  const book = (changes: object = {}) =>
    send('booking', {
      serviceId: 'cut',
      date: '2026-11-24',
      time: '09:00',
      customerName: 'Alica Nemcová',
      customerEmail: 'alica@example.com',
      ...changes,
    });
  const order = (changes: object = {}) =>
    send('orders', {
      sectionId: 'products-1',
      productId: 'cream',
      quantity: 1,
      totalAmount: '12.00',
      customerName: 'Alica Nemcová',
      customerEmail: 'alica@example.com',
      shippingAddress: 'Lipová 1',
      ...changes,
    });
  const url = (rest = '') => `/api/websites/${stage.id}/customers${rest}`;
  const list = async (q = '') =>
    (await stage.owner.get(url(q && `?q=${encodeURIComponent(q)}`))).json() as Customer[];
  const keyOf = async (name: string) => (await list()).find((each) => each.name === name)?.key ?? NOBODY;
  const card = async (key: string) => (await stage.owner.get(url(`/${key}`))).json();
  const confirm = (bookingId: number) =>
    stage.owner.put(`/api/bookings/${bookingId}`, { status: 'confirmed' });
  const mark = (bookingId: number, noShow: unknown) =>
    stage.owner.put(`/api/websites/${stage.id}/bookings/${bookingId}/no-show`, { noShow } as object);

  async function publishOther(browser: Browser): Promise<number> {
    const website = { title: 'T', slug: 'other', isPublished: true, pageData: { sections: visitorSections } };
    return (await browser.post('/api/websites', website)).json().id;
  }

  return Object.assign(stage, {
    send,
    write,
    book,
    order,
    url,
    list,
    keyOf,
    card,
    confirm,
    mark,
    publishOther,
  });
}
