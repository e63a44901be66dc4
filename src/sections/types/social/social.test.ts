import { expect, it } from 'vitest';
import { social } from './definition';

const problems = (links: object) =>
  social.content.saved
    .safeParse({ links })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('takes a link that is empty or blank: it is none', () => {
  expect(problems({ facebook: '', instagram: ' ', other: 'example.com/zora' })).toEqual([]);
});

it('takes neither a link that would run nor a network that it does not know', () => {
  expect(problems({ facebook: 'javascript:alert(1)' })).toEqual([['links.facebook', 'validation.link']]);
  expect(problems({ myspace: 'example.com' })).not.toEqual([]);
});
