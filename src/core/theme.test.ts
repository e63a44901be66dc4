import { expect, test } from 'vitest';
import { defaultTheme, fullTheme, isSameTheme, themeChoices, themeParts } from './theme';

test('what is not chosen is the default', () => {
  expect(fullTheme()).toEqual(defaultTheme);
  expect(fullTheme({ palette: 'night' })).toEqual({ ...defaultTheme, palette: 'night' });
});

test('the default is among the choices', () => {
  for (const part of themeParts) expect(themeChoices[part]).toContain(defaultTheme[part]);
});

test('naming the default is no difference, another choice is', () => {
  expect(isSameTheme(undefined, { palette: 'pine', spacing: 'regular' })).toBe(true);
  expect(isSameTheme({ corners: 'round' }, { corners: 'sharp' })).toBe(false);
});
