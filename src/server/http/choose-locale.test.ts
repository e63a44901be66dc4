import { expect, it } from 'vitest';
import { chooseLocale } from './choose-locale';

const choose = (url: string, cookie?: string, language?: string) =>
  chooseLocale({ url, headers: { cookie, 'accept-language': language } });

it('asks the address, then the owner who uses this browser, then the browser', () => {
  expect(choose('/?lang=de', 'lang=cs', 'sk')).toBe('de');
  expect(choose('/', 'lang=cs', 'sk')).toBe('cs');
  expect(choose('/', 'sid=x; __Host-lang=cs; seen=1', 'sk')).toBe('cs');
  expect(choose('/', undefined, 'sk-SK,sk;q=0.9')).toBe('sk');
  expect(choose('/')).toBe('en');
});

it('ignores a language that is none of ours, wherever it stands', () => {
  expect(choose('/?lang=xx', 'lang=cs')).toBe('cs');
  expect(choose('/?lang=', 'lang=cs')).toBe('cs');
  expect(choose('/?lang=sk&lang=de')).toBe('sk');
  expect(choose('/?xlang=sk')).toBe('en');
  expect(choose('/?lang=__proto__')).toBe('en');
  expect(choose('/', 'lang=xx', 'sk')).toBe('sk');
  expect(choose('/', 'xlang=cs', 'sk')).toBe('sk');
  expect(choose('/', 'lang=csx', 'sk')).toBe('sk');
  expect(choose('/%?lang=%E0%A4%A', undefined, 'sk')).toBe('sk');
});
