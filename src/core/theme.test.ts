import { expect, test } from 'vitest';
import { completeTheme, defaultTheme, isSameTheme, keepChosenTheme, themeChoices, themeParts } from './theme';

test('what is not chosen is the default', () => {
  expect(completeTheme()).toEqual(defaultTheme);
  expect(completeTheme({ palette: 'night' })).toEqual({ ...defaultTheme, palette: 'night' });
});

test('the default is among the choices', () => {
  for (const part of themeParts) expect(themeChoices[part]).toContain(defaultTheme[part]);
});

test('a look takes the place of all parts, which are kept for the way back', () => {
  const theme = keepChosenTheme({ palette: 'night', look: 'ribbon' });
  expect(theme).toEqual({ palette: 'night', look: 'ribbon' });
  expect(isSameTheme(theme, { palette: 'night' })).toBe(false);
  expect(keepChosenTheme({ ...theme, look: undefined })).toEqual({ palette: 'night' });
});

test('naming the default is no difference, another choice is', () => {
  expect(isSameTheme(undefined, { palette: 'pine', spacing: 'regular' })).toBe(true);
  expect(isSameTheme({ corners: 'round' }, { corners: 'sharp' })).toBe(false);
});
