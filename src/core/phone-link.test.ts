import { expect, it } from 'vitest';
import { phoneLink } from './phone-link';

it.each([
  ['+421 900 000 123', 'tel:+421900000123'],
  ['0900/123 456', 'tel:0900123456'],
  [' (02) 5443-1111 ', 'tel:0254431111'],
  ['+421 (0) 900 / 123-456', 'tel:+4210900123456'],
  ['112', null],
  ['0900 123 456, 0905 654 321', null],
  ['0900 123 456 / 0905 654 321', null],
  ['call us after five', null],
  ['0900 123 456, after 5 pm', null],
  ['javascript:alert(1)', null],
])('%j becomes %j', (text, link) => {
  expect(phoneLink(text)).toBe(link);
});
