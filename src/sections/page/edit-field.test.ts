import { describe, expect, it } from 'vitest';
import { identifyText } from '@/core/text-format';
import type { KnownSection } from './definitions';
import {
  findFieldLongText,
  findFieldPath,
  findFieldText,
  findPictureSlot,
  followPicture,
  setField,
} from './edit-field';

const service = (id: string, title: string) => ({ id, title, description: '', price: '12' });
const prices: KnownSection = {
  id: 's1',
  type: 'services',
  title: 'Prices',
  order: 0,
  layout: 'board',
  content: { services: [service('a', 'Cut'), service('b', 'Colour')] },
};
const bold = (text: string) => ({
  madeFor: identifyText(text),
  lines: [],
  marks: [{ kind: 'bold' as const, from: 0, to: 3 }],
});
const article: KnownSection = {
  id: 'a1',
  type: 'article',
  title: '',
  order: 1,
  content: { title: 'News', content: 'Now open', contentFormat: bold('Now open') },
};

describe('a field is found by the steps that lead to it', () => {
  it.each([
    [['title'], 'Prices', 'title'],
    [['content', 'services', 'b', 'title'], 'Colour', 'content.services.1.title'],
    // An item without an id is known by its number.
    [['content', 'services', '0', 'price'], '12', 'content.services.0.price'],
  ])('%j', (steps, text, path) => {
    expect(findFieldText(prices, steps)).toBe(text);
    expect(findFieldPath(prices, steps)).toBe(path);
  });

  it.each([
    [[]],
    [['id']],
    [['content']],
    [['content', 'services', 'gone', 'title']],
    [['content', 'services', '7', 'title']],
    [['content', 'services', 'a', 'imageUrl']],
    [['content', 'services', 'a', 'title', 'length']],
    [['content', 'constructor', 'name']],
  ])('none at %j', (steps) => {
    expect(findFieldText(prices, steps)).toBeNull();
    expect(setField(prices, steps, { text: 'x' })).toBeNull();
  });
});

it('changes one text and nothing else', () => {
  const after = setField(prices, ['content', 'services', 'b', 'price'], { text: '45' });
  expect(after).toEqual({
    ...prices,
    content: { services: [service('a', 'Cut'), { ...service('b', 'Colour'), price: '45' }] },
  });
  expect(setField(prices, ['title'], { text: '' })).toEqual({ ...prices, title: '' });
});

it('changes a long text with its formatting, and takes that away', () => {
  const steps = ['content', 'content'];
  expect(findFieldLongText(article, steps)).toEqual({ text: 'Now open', format: bold('Now open') });
  const marked = setField(article, steps, { text: 'New shop', format: bold('New shop') });
  expect(marked?.content).toEqual({ title: 'News', content: 'New shop', contentFormat: bold('New shop') });
  const plain = setField(article, steps, { text: 'New shop' });
  expect(plain?.content).toEqual({ title: 'News', content: 'New shop' });
});

const shop: KnownSection = {
  id: 'p1',
  type: 'products',
  title: '',
  order: 0,
  content: {
    title: '',
    products: [
      {
        id: 'x',
        name: 'Soap',
        description: '',
        price: '3',
        images: ['/a.webp', '/b.webp'],
        accountNumber: '',
        accountHolder: '',
        swiftCode: '',
      },
    ],
  },
};

it('changes one picture of a list', () => {
  const steps = ['content', 'products', 'x', 'images', '1'];
  const after = setField(shop, steps, { text: '/c.webp' });
  expect(after && findFieldText(after, steps)).toBe('/c.webp');
  expect(after && findFieldText(after, steps.with(-1, '0'))).toBe('/a.webp');
});

it('calls the place of a picture as the fields do', () => {
  const priced = { ...prices, content: { services: [{ ...service('a', 'Cut'), imageUrl: '/a.webp' }] } };
  expect(findPictureSlot(priced, ['content', 'services', 'a', 'imageUrl'])).toBe('a');
  expect(findPictureSlot(shop, ['content', 'products', 'x', 'images', '1'])).toBe('x 1');
  expect(findPictureSlot(article, ['content', 'title'])).toBeUndefined();
});

it('follows a picture of a list while others of the list go', () => {
  const showing = (...urls: string[]): KnownSection => ({
    ...{ id: 'g1', type: 'gallery', title: '', order: 0 },
    content: { images: urls.map((url) => ({ url, caption: '' })) },
  });
  const full = showing('/a.webp', '/b.webp', '/c.webp');
  const steps = followPicture(full, ['content', 'images', '1', 'url']);
  expect(findPictureSlot(full, steps)).toBe('/b.webp');
  expect(setField(showing('/b.webp', '/c.webp'), steps, { text: '/x.webp' })).toEqual(
    showing('/x.webp', '/c.webp'),
  );
  expect(setField(showing('/a.webp', '/c.webp'), steps, { text: '/x.webp' })).toBeNull();
  // The places of a product's pictures stay where they are.
  const fixed = ['content', 'products', 'x', 'images', '1'];
  expect(followPicture(shop, fixed)).toEqual(fixed);
});
