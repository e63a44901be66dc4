import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const KERNEL = path.resolve(import.meta.dirname, '../src/server/kernel');
const STILL_MS = 6_000;

/** Holds the watchdog in JavaScript, so that a process starts without a compiler. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verandly-test-watchdog-'));
  const source = path.join(KERNEL, 'watchdog.ts');
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  await writeFile(path.join(folder, 'watchdog.mjs'), code);
  await copyFile(path.join(KERNEL, 'watchdog-thread.mjs'), path.join(folder, 'watchdog-thread.mjs'));
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Runs code in a process that has a watchdog of three seconds; returns how the process ended and its output. Its thread
 * stands still by sleeping, which leaves the processor to the other tests.
 */
async function run(code: string) {
  const script = `
    const { startWatchdog, withPatience } = await import('${pathToFileURL(path.join(folder, 'watchdog.mjs'))}');
    const never = new Int32Array(new SharedArrayBuffer(4));
    const standStill = (milliseconds) => { Atomics.wait(never, 0, 0, milliseconds); };
    startWatchdog(3);
    ${code}
    process.stdout.write('lives');
    process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [[exitCode, signal], output, complaint] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { exitCode, signal, output, complaint };
}

it.concurrent('a process that stands still is ended, with one line', async () => {
  expect(await run(`standStill(60_000);`)).toMatchObject({
    signal: 'SIGKILL',
    output: '',
    complaint: expect.stringMatching(
      /^The server has not moved for 3 seconds and is ended\. Start it again\.\n$/,
    ),
  });
}, 60_000);

it.concurrent.each([
  [
    'that works in small steps',
    `for (const end = Date.now() + ${STILL_MS}; Date.now() < end; ) { standStill(100); await new Promise(setImmediate); }`,
  ],
  ['whose database is told to take its time', `await withPatience(async () => standStill(${STILL_MS}));`],
  [
    'that a debugger holds',
    `(await import('node:inspector')).open(0); await new Promise((done) => setTimeout(done, 1_500)); standStill(${STILL_MS});`,
  ],
])(
  'a process %s goes on',
  async (_which, code) => {
    expect(await run(code)).toMatchObject({ exitCode: 0, output: 'lives' });
  },
  60_000,
);
