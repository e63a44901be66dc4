import { expect, it } from 'vitest';
import { getMailLink } from './contact';

it('writes to the person with a subject', () => {
  expect(getMailLink('tibor@example.com', 'Re: Salón & spol.')).toBe(
    'mailto:tibor@example.com?subject=Re%3A%20Sal%C3%B3n%20%26%20spol.',
  );
});

it('lets an address add nothing to the mail', () => {
  expect(getMailLink('a?bcc=x@example.com', 'Hi')).toBe('mailto:a%3Fbcc%3Dx@example.com?subject=Hi');
});
