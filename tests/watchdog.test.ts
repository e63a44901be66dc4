import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const SPIN_MS = 6_000;

/** Runs code in a process that has a watchdog of three seconds; answers how the process ended and what it said. */
async function run(code: string) {
  const script = `
    import { createServer } from 'vite';
    const vite = await createServer({
      root: ${JSON.stringify(ROOT)}, configFile: false, appType: 'custom', logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
    });
    const { startWatchdog, withPatience } = await vite.ssrLoadModule('/src/server/kernel/watchdog.ts');
    const spin = (milliseconds) => { for (const end = Date.now() + milliseconds; Date.now() < end; ); };
    startWatchdog(3);
    ${code}
    process.stdout.write('lives');
    process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
  const [[exitCode, signal], output, complaint] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { exitCode, signal, output, complaint };
}

it.concurrent('a process that stands still is ended, with one line', async () => {
  expect(await run(`spin(60_000);`)).toMatchObject({
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
    `for (const end = Date.now() + ${SPIN_MS}; Date.now() < end; ) { spin(100); await new Promise(setImmediate); }`,
  ],
  ['whose database is told to take its time', `await withPatience(async () => spin(${SPIN_MS}));`],
  [
    'that a debugger holds',
    `(await import('node:inspector')).open(0); await new Promise((done) => setTimeout(done, 1_500)); spin(${SPIN_MS});`,
  ],
])(
  'a process %s goes on',
  async (_which, code) => {
    expect(await run(code)).toMatchObject({ exitCode: 0, output: 'lives' });
  },
  60_000,
);
