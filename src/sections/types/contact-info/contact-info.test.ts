import { expect, it } from 'vitest';
import { contactInfo } from './definition';

const problems = (content: object) =>
  contactInfo.content.saved
    .safeParse(content)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('can be empty, and has addresses with blanks around them', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ email: '', website: '' })).toEqual([]);
  expect(problems({ email: ' zora@example.com ', website: ' example.com ' })).toEqual([]);
});

it('has no address that leads nowhere', () => {
  expect(problems({ email: 'zora@example', website: 'javascript:alert(1)' })).toEqual([
    ['email', 'validation.emailFormat'],
    ['website', 'validation.link'],
  ]);
});
