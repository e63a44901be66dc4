import { expect, it } from 'vitest';
import type { PageData } from '@/contracts/page-data';
import { EMPTY_BUSINESS } from '@/core/business';
import { fillContact, getBusinessOfPage } from './business-of-page';
import { parsePage } from './page';

const contact = (id: string, content: object) => ({ id, type: 'contact-info', title: '', content, order: 0 });
const pageOf = (...sections: object[]) => parsePage({ sections } as PageData);
const business = { ...EMPTY_BUSINESS, name: 'Salón', phone: '1', email: 'a@example.com', address: 'Ulica 1' };

it('a page says of the business what its first contact section says', () => {
  const page = pageOf(contact('a', { phone: ' 123 ' }), contact('b', { phone: '456', address: 'Inde 2' }));
  expect(getBusinessOfPage(page)).toEqual({ ...EMPTY_BUSINESS, phone: '123' });
  expect(getBusinessOfPage(pageOf())).toEqual(EMPTY_BUSINESS);
});

it('a contact section keeps its own words, and has the others from the business', () => {
  const page = pageOf(contact('a', { phone: '123', email: '  ' }), contact('b', {}));
  const [first, second] = fillContact(page, business).sections;
  expect(first).toMatchObject({
    content: { name: 'Salón', phone: '123', email: 'a@example.com', address: 'Ulica 1' },
  });
  expect(second).toMatchObject({ content: { phone: '1' } });
});
