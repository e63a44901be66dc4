import { expect, it } from 'vitest';
import { getInitials } from './initials';

it.each([
  ['Alica Nemcová', 'AN'],
  ['žofia  Mária ďuričková', 'ŽĎ'],
  ['Eva', 'E'],
  ['Mária Kováčová-Malá', 'MM'],
  ['🙂', ''],
  ['', ''],
])('of %j are %j', (name, initials) => expect(getInitials(name)).toBe(initials));
