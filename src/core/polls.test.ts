import { describe, expect, it } from 'vitest';
import { type CarriedOption, carryVotes, type StoredOption, toWholePercentages } from './polls';

/** Makes options with 10, 20, 30 … votes. */
const makePoll = (...texts: string[]): StoredOption[] =>
  texts.map((text, optionIndex) => ({ optionIndex, text, votes: (optionIndex + 1) * 10 }));

const describeOptions = (options: CarriedOption[]) =>
  options.map(({ optionIndex, text, votes }) => `${optionIndex} ${text} ${votes}`);

describe('votes follow their option', () => {
  it.each([
    ['nothing changed', ['a', 'b', 'c'], ['0 a 10', '1 b 20', '2 c 30']],
    ['moved', ['c', 'a', 'b'], ['0 c 30', '1 a 10', '2 b 20']],
    ['reworded in its place', ['a', 'B!', 'c'], ['0 a 10', '1 B! 20', '2 c 30']],
    ['added at the end', ['a', 'b', 'c', 'd'], ['0 a 10', '1 b 20', '2 c 30', '3 d 0']],
    ['put between', ['a', 'x', 'b', 'c'], ['0 a 10', '1 x 0', '2 b 20', '3 c 30']],
    ['put first', ['x', 'a', 'b', 'c'], ['0 x 0', '1 a 10', '2 b 20', '3 c 30']],
    ['removed', ['a', 'c'], ['0 a 10', '1 c 30', '-1 b 20']],
    ['reworded while others move', ['c', 'B!', 'a'], ['0 c 30', '1 B! 20', '2 a 10']],
    ['only a space differs', ['a ', ' b', 'c'], ['0 a  10', '1  b 20', '2 c 30']],
  ])('%s', (_name, texts, expected) => {
    expect(describeOptions(carryVotes(makePoll('a', 'b', 'c'), texts))).toEqual(expected);
  });

  it('tells where they stood', () => {
    const carried = carryVotes(makePoll('a', 'b', 'c'), ['c', 'new', 'a', 'last']);
    expect(carried.map(({ from }) => from)).toEqual([2, 1, 0, null]);
  });

  it('leaves equal texts in their places', () => {
    expect(describeOptions(carryVotes(makePoll('yes', 'yes', 'no'), ['yes', 'yes', 'no']))).toEqual([
      '0 yes 10',
      '1 yes 20',
      '2 no 30',
    ]);
  });

  it('gives each vote to one option only', () => {
    expect(describeOptions(carryVotes(makePoll('a', 'b', 'c'), ['a', 'a', 'a']))).toEqual([
      '0 a 10',
      '1 a 20',
      '2 a 30',
    ]);
  });
});

describe('an option that left', () => {
  const removed = () => carryVotes(makePoll('a', 'b', 'c', 'd'), ['a', 'c', 'd']);

  it('gets its votes back when its text comes back, wherever', () => {
    expect(describeOptions(carryVotes(removed(), ['a', 'c', 'd', 'b']))).toEqual([
      '0 a 10',
      '1 c 30',
      '2 d 40',
      '3 b 20',
    ]);
    expect(describeOptions(carryVotes(removed(), ['a', 'b', 'c', 'd']))).toEqual([
      '0 a 10',
      '1 b 20',
      '2 c 30',
      '3 d 40',
    ]);
  });

  it('waits beside another one that leaves later', () => {
    expect(describeOptions(carryVotes(removed(), ['a', 'd', 'e']))).toEqual([
      '0 a 10',
      '1 d 40',
      '2 e 0',
      '-1 c 30',
      '-2 b 20',
    ]);
  });

  it('waits with a single vote, too', () => {
    const once = makePoll('a', 'b', 'c', 'd').map((option) => ({ ...option, votes: 1 }));
    expect(describeOptions(carryVotes(once, ['a', 'b', 'c']))).toEqual(['0 a 1', '1 b 1', '2 c 1', '-1 d 1']);
  });

  it('is forgotten when nobody voted for it', () => {
    const unloved = makePoll('a', 'b', 'c', 'd').map((option) => ({ ...option, votes: 0 }));
    expect(describeOptions(carryVotes(unloved, ['a', 'b', 'c']))).toEqual(['0 a 0', '1 b 0', '2 c 0']);
  });
});

describe('whole percentages', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [2, 1, 0],
      [67, 33, 0],
    ],
    [
      [0, 1, 2],
      [0, 33, 67],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [17, 17, 17, 17, 16, 16],
    ],
    [
      [5, 3, 1],
      [56, 33, 11],
    ],
    [
      [1, 999_999],
      [0, 100],
    ],
    [[7], [100]],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [[], []],
  ])('of %j are %j', (counts, percentages) => {
    expect(toWholePercentages(counts)).toEqual(percentages);
  });

  it('always add up to 100, and more votes never get less', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const counts = Array.from({ length: 3 + (seed % 4) }, (_, index) => (seed * (index + 3) * 7919) % 1009);
      const percentages = toWholePercentages(counts);
      expect(percentages.reduce((total, percentage) => total + percentage)).toBe(100);
      const byVotes = percentages.map((percentage, index) => ({ percentage, count: counts[index] ?? 0 }));
      for (const a of byVotes)
        for (const b of byVotes)
          if (a.count > b.count) expect(a.percentage).toBeGreaterThanOrEqual(b.percentage);
    }
  });
});
