import { describe, expect, it } from 'vitest';
import { findEmailProblem } from './email';
import { findNameProblem, withoutHiddenCharacters } from './plain-name';

const hidden = ['\u0001', '\u007f', '\u0085', '\u200e', '\u061c', '\u202e', '\u2066', '\u2069'];

describe('a name', () => {
  it.each([
    'Zora Mirabelková',
    'O’Brien & synovia, s. r. o.',
    'Kaderníctvo 24/7',
    'booking.sk',
    '李小龍',
    'علي',
    'Rodina 👩‍👩‍👧',
    '',
  ])('%s is taken', (name) => {
    expect(findNameProblem(name)).toBeNull();
  });

  it.each(['http://evil.example', 'See https://a.b', 'ftp://x', 'www.evil.example', 'WWW.EVIL'])(
    '%s leads elsewhere',
    (name) => {
      expect(findNameProblem(name)).toBe('validation.nameLink');
    },
  );

  it.each(hidden)('does not hide %j', (character) => {
    expect(findNameProblem(`Zo${character}ra`)).toBe('validation.nameCharacters');
  });
});

describe('an email', () => {
  it.each([...hidden, '\u200b', '\ufeff'])('does not hide %j', (character) => {
    expect(findEmailProblem(`zo${character}ra@example.com`)?.message).toBe('validation.emailFormat');
    expect(findEmailProblem(`zora@exam${character}ple.com`)?.message).toBe('validation.emailFormat');
  });

  it('may have letters of any alphabet', () => {
    expect(findEmailProblem('žofia@šípka.sk')).toBeNull();
  });
});

it('loses each character that nobody sees', () => {
  expect(withoutHiddenCharacters(`Zora${hidden.join('')} Mira\u200e`)).toBe('Zora Mira');
});
