import { expect, it } from 'vitest';
import { proposePassword } from './propose-password';

it('offers passwords that can be said, each another one', () => {
  const offered = Array.from({ length: 200 }, () => proposePassword());
  for (const password of offered)
    expect(password).toMatch(
      /^([bdfghklmnrstvz][aeiou]){2}[bdfghklmnrstvz](-([bdfghklmnrstvz][aeiou]){2}[bdfghklmnrstvz]){2}$/,
    );
  expect(new Set(offered).size).toBe(200);
});

it('offers no word that nobody wants to read', () => {
  const letters = [...'debil', ...'kolun', ...'vasib', ...'mered'];
  const sets = ['bdfghklmnrstvz', 'aeiou', 'bdfghklmnrstvz', 'aeiou', 'bdfghklmnrstvz'];
  let drawn = -1;
  const random = () => {
    drawn += 1;
    return sets[drawn % 5]?.indexOf(letters[drawn] ?? '') ?? 0;
  };
  expect(proposePassword(random)).toBe('kolun-vasib-mered');
});
