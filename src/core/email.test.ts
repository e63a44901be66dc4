import { expect, it } from 'vitest';
import { findEmailProblem } from './email';

it.each([
  ['a@b', 'validation.emailMin'],
  [`${'a'.repeat(250)}@b.sk`, 'validation.emailMax'],
  ['zora.example.com', 'validation.emailFormat'],
  ['zora@@example.com', 'validation.emailFormat'],
  ['zora @example.com', 'validation.emailFormat'],
  ['zora@example.com\r\nBcc: x@example.com', 'validation.emailFormat'],
  ['zora@example..com', 'validation.emailFormat'],
  ['zora@-example.com', 'validation.emailFormat'],
  ['zora@example', 'validation.emailDomain'],
])('%s: %s', (email, message) => {
  expect(findEmailProblem(email)?.message).toBe(message);
});

it('shows what a complete address would look like', () => {
  expect(findEmailProblem('zora@salon')?.values).toEqual({ email: 'zora@salon.com' });
});

it.each(['zora@example.com', 'a.b+c@sub.example.co.uk', 'čučoriedka@ľalia.example'])(
  'accepts %s',
  (email) => {
    expect(findEmailProblem(email)).toBeNull();
  },
);
