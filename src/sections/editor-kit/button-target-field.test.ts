import { expect, it } from 'vitest';
import { getButtonTarget } from './button-target-field';
import type { SectionTarget } from './host';

const target = (id: string, isForVisitors = true): SectionTarget => ({
  id,
  type: id.replace(/-\d+$/, ''),
  name: id,
  linked: [],
  isForVisitors,
});
const sections = [target('booking-1', false), target('booking-2'), target('products-1', false)];

it.each([
  ['', 'nowhere'],
  ['salon.sk', 'address'],
  ['mailto:zora@example.com', 'address'],
  ['#contact', 'gone'],
  ['#contact-1795307883857', 'gone'],
])('%j leads: %s', (url, kind) => {
  expect(getButtonTarget(url, sections)).toEqual({ kind });
});

it.each([
  ['#booking-1', 'booking-1'],
  ['#booking', 'booking-2'],
  ['#Booking', 'booking-2'],
  ['#products', 'products-1'],
])('%s leads to the section %s', (url, id) => {
  expect(getButtonTarget(url, sections)).toEqual({
    kind: 'section',
    section: sections.find((section) => section.id === id),
  });
});
