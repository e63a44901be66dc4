import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { getFreePort } from '../support/free-port';

const ASK_EVERY_MS = 20;
const GIVE_UP_AFTER_MS = 120_000;

/** Runs `npm start` in a folder until it answers, ends it, and returns how many seconds the answer took. */
export async function measureFirstAnswer(folder: string): Promise<number> {
  const port = await getFreePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // The process gets a group of its own, so that npm's children end with it.
    detached: true,
  });
  const exited = once(child, 'exit');
  try {
    await waitForFirstAnswer(child, `http://localhost:${port}/`, started);
    return (performance.now() - started) / 1000;
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await exited;
    // npm ends before the server that it started, which still writes into its folder.
    while (child.pid && isGroupAlive(child.pid)) await pause(ASK_EVERY_MS);
  }
}

function isGroupAlive(groupId: number): boolean {
  try {
    return process.kill(-groupId, 0);
  } catch {
    return false;
  }
}

async function waitForFirstAnswer(child: ChildProcess, url: string, started: number): Promise<void> {
  while (performance.now() - started < GIVE_UP_AFTER_MS) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error('npm start did not answer.');
}
