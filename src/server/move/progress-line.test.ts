import { expect, it } from 'vitest';
import { createProgress } from './progress-line';

function record(isTTY: boolean) {
  const written: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => written.push(text) });
  for (let rows = 500; rows <= 10_000; rows += 500) progress.onRows('copied', rows, 10_000, 'bookings');
  progress.end();
  return written;
}

it('rewrites one line on a terminal, and leaves it empty', () => {
  const written = record(true);
  expect(written).toHaveLength(21);
  expect(written[0]).toBe('\r\u001b[KCopied 500 of 10,000 rows (5 %): bookings');
  expect(written.at(-1)).toBe('\r\u001b[K');
});

it('writes a plain line for each tenth elsewhere', () => {
  const written = record(false);
  expect(written).toHaveLength(11);
  expect(written.slice(0, 2)).toEqual([
    'Copied 500 of 10,000 rows (5 %)\n',
    'Copied 1,000 of 10,000 rows (10 %)\n',
  ]);
  expect(written.at(-1)).toBe('Copied 10,000 of 10,000 rows (100 %)\n');
});
