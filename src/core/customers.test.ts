import { expect, it } from 'vitest';
import { isSamePerson, toPhoneKey } from './customers';

it.each([
  ['+421 900 123 456', '900123456'],
  ['0900/123 456', '900123456'],
  ['12 34 56', '123456'],
  ['12345', null],
  ['', null],
  [null, null],
])('the key of the number %s is %s', (phone, key) => {
  expect(toPhoneKey(phone)).toBe(key);
});

it.each([
  ['one without an email', { name: 'Jana', email: '' }, { name: 'Eva', email: 'eva@example.com' }, true],
  [
    'one name with and without accents',
    { name: 'Jana Nováková', email: 'jana@example.com' },
    { name: 'JANA NOVAKOVA', email: 'novakova@example.com' },
    true,
  ],
  [
    'two names and two emails',
    { name: 'Jana', email: 'jana@example.com' },
    { name: 'Eva', email: 'eva@example.com' },
    false,
  ],
])('of two with one phone number, %s', (_, one, other, isSame) => {
  expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([isSame, isSame]);
});
