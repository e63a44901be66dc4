import { expect, it } from 'vitest';
import { toDrawableText } from './draw-share-card';

it.each([
  ['Kaderníctvo Ľubica – ďalší ťažký kôň', 'Kaderníctvo Ľubica – ďalší ťažký kôň'],
  ['Pekáreň 🥐 Zora', 'Pekáreň Zora'],
  ['Cafe\u0301 Zora', 'Café Zora'],
  ['Phở  Ṁilan\n', 'Pho Milan'],
  ['🥐👩‍👩‍👧‍👦', 'pod lipou'],
  ['مرحبا بكم', 'pod lipou'],
  ['Пекарня A', 'pod lipou'],
  ['\ud83e', 'pod lipou'],
])('of %j is %j', (text, drawn) => {
  expect(toDrawableText(text, 'pod-lipou')).toBe(drawn);
});
