import { expect, it } from 'vitest';
import { emailProblem } from './email';

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
  expect(emailProblem(email)?.message).toBe(message);
});

it('shows what a complete address would look like', () => {
  expect(emailProblem('zora@salon')?.values).toEqual({ email: 'zora@salon.com' });
});

it.each(['zora@example.com', 'a.b+c@sub.example.co.uk', 'čučoriedka@ľalia.example'])(
  'accepts %s',
  (email) => {
    expect(emailProblem(email)).toBeNull();
  },
);
