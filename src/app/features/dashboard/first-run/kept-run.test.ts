import { expect, test } from 'vitest';
import { createBrowserCopies, toBrowserCopyKey } from '@/app/lib/browser-copies';
import { createEmptyRun, reduceRun } from './answers';
import { endRun, keepRun, readKeptRun } from './kept-run';
import { FIRST_RUN_KEY, KEPT_RUN } from './run-over';

const ZORA = 7;
const run = reduceRun(createEmptyRun('sk'), {
  type: 'answered',
  changes: { title: 'Mirabelka', days: ['friday'] },
});

function makeStore() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    clear: () => texts.clear(),
    get length() {
      return texts.size;
    },
  };
  return { texts, copies: createBrowserCopies(() => storage) };
}

test('the answers and the step come back, for their owner alone', () => {
  const { copies } = makeStore();
  keepRun(copies, ZORA, { run, step: 'visitors' });
  expect(readKeptRun(copies, ZORA)).toEqual({ run, step: 'visitors' });
  expect(readKeptRun(copies, ZORA + 1)).toBeNull();
});

test('they are forgotten at the end, and when their owner leaves, who is not asked again', () => {
  const { copies, texts } = makeStore();
  keepRun(copies, ZORA, { run, step: 'name' });
  endRun(copies, ZORA);
  expect(readKeptRun(copies, ZORA)).toBeNull();
  keepRun(copies, ZORA, { run, step: 'name' });
  copies.forget(ZORA);
  expect([...texts]).toEqual([[FIRST_RUN_KEY, `[${ZORA}]`]]);
});

test.each(['', 'null', '{}', '{"shape":1,"step":"name"}', '{"shape":2,"step":"name","run":{"answers":{}}}'])(
  'nothing is read from %j',
  (text) => {
    const { copies, texts } = makeStore();
    texts.set(toBrowserCopyKey(ZORA, KEPT_RUN, 'answers'), text);
    expect(readKeptRun(copies, ZORA)).toBeNull();
  },
);
