import { expect, it } from 'vitest';
import { BallotBox } from './ballot-box';

const options = [0, 1, 2].map((optionIndex) => ({ optionIndex, votes: 5 }));

it('adds votes to their options and writes only what changes', () => {
  const box = new BallotBox(options, [], 10);
  expect([box.add('a', 1), box.add('b', 1), box.add('c', 7)]).toEqual([true, true, false]);
  expect(box.options().map(({ votes }) => votes)).toEqual([5, 7, 5]);
  expect(box.changes()).toMatchObject({
    added: [
      { network: 'a', optionIndex: 1 },
      { network: 'b', optionIndex: 1 },
    ],
    removedIds: [],
    counters: [{ optionIndex: 1, difference: 2 }],
  });
});

it('puts a vote in the place of the earliest of a network, stored or not', () => {
  const earlier = [{ id: 11, network: 'a', optionIndex: 0 }];
  const box = new BallotBox(options, earlier, 2);
  for (const optionIndex of [1, 2, 2]) box.add('a', optionIndex);
  expect(box.changes()).toMatchObject({
    added: [{ optionIndex: 2 }, { optionIndex: 2 }],
    removedIds: [11],
    counters: [
      { optionIndex: 0, difference: -1 },
      { optionIndex: 2, difference: 2 },
    ],
  });
});

it('takes a vote back from an option that has left the page', () => {
  const box = new BallotBox(options, [{ id: 4, network: 'a', optionIndex: -1 }], 1);
  box.add('a', 0);
  expect(box.changes().counters).toEqual([
    { optionIndex: 0, difference: 1 },
    { optionIndex: -1, difference: -1 },
  ]);
});
