import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { getWorkText } from '@/core/visitor-limits';
import { countZeroBits, solveWork } from './solve-work';

function trueZeroBits(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));
}

it('counts the bits of the same SHA-256 as everybody', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'Zq-7_'.repeat(11).slice(0, length);
    expect([text, countZeroBits(text)]).toEqual([text, trueZeroBits(text)]);
  }
  for (let answer = 0; answer < 5000; answer += 1) {
    expect(countZeroBits(`abc.${answer}`)).toBe(trueZeroBits(`abc.${answer}`));
  }
});

it('finds an answer that fits the challenge', async () => {
  const challenge = '12.1763719200.abcdef.0123456789abcdefghijkl';
  const [, answer] = /\.(\d+)$/.exec(await solveWork(challenge, 12)) ?? [];
  expect(trueZeroBits(getWorkText(challenge, Number(answer)))).toBeGreaterThanOrEqual(12);
});

it('lets others go on meanwhile', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await solveWork('1.2.3.zzzz', 17);
  isDone = true;
  expect(turns).toBeGreaterThan(2);
});
