import { expect, it } from 'vitest';
import { getInitials } from './get-initials';

it.each([
  ['Katarína Múčková', 'KM'],
  ['Ing. arch. Jana Šťastná', 'JŠ'],
  ['Ľubica Ťažká-Kráľovičová, PhD.', 'ĽŤ'],
  ['Žofia', 'Ž'],
  ['MUDr.', 'M'],
  ['🥐 Ondrej', 'O'],
  ['', ''],
])('of %j are %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
