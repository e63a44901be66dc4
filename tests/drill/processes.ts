import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const ENDED_WITHIN_MS = 20_000;

interface Start {
  command: string;
  args: string[];
  /** The process is ready when it takes connections at this port, or has written these words. */
  ready: number | string;
  variables?: Record<string, string>;
  /** This user runs it; without one, the user who started the drill does. */
  user?: { uid: number; gid: number };
  /** By this signal it ends at once, with the processes that it has started; SIGKILL is the default. */
  endsBy?: NodeJS.Signals;
}

/** Starts and ends the processes of the drill; each writes a log `NAME.log`. */
export class Processes {
  private readonly running = new Map<string, { child: ChildProcess; endsBy: NodeJS.Signals }>();

  constructor(private readonly folder: string) {}

  /** Starts a process and waits until it is ready; throws an error with its output if it ends before. */
  async start(name: string, { command, args, ready, variables, user, endsBy }: Start): Promise<void> {
    const log = path.join(this.folder, `${name}.log`);
    appendFileSync(log, '');
    const alreadySaid = readFileSync(log, 'utf8').length;
    const child = spawn(command, args, {
      ...user,
      cwd: this.folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.on('error', (error) => appendFileSync(log, `${error.message}\n`));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes) => appendFileSync(log, bytes));
    this.running.set(name, { child, endsBy: endsBy ?? 'SIGKILL' });
    const said = () => readFileSync(log, 'utf8').slice(alreadySaid);
    const isReady = () => (typeof ready === 'number' ? takesConnections(ready) : said().includes(ready));
    const startedAt = Date.now();
    while (!(await isReady())) {
      if (child.pid === undefined || hasEnded(child))
        throw new Error(`${name} has ended at its start:\n${said()}`);
      if (Date.now() - startedAt > READY_WITHIN_MS) throw new Error(`${name} is not ready:\n${said()}`);
      await pause(50);
    }
  }

  signal(name: string, signal: NodeJS.Signals): void {
    this.get(name).kill(signal);
  }

  /** Sends the signal and waits until the process has ended. */
  async end(name: string, signal: NodeJS.Signals): Promise<void> {
    const child = this.get(name);
    const ended = hasEnded(child) ? null : once(child, 'exit');
    child.kill(signal);
    await ended;
    this.running.delete(name);
  }

  readLog(name: string): string {
    return readFileSync(path.join(this.folder, `${name}.log`), 'utf8');
  }

  /** Ends all running processes, newest first. */
  async endAll(): Promise<void> {
    for (const [name, { child, endsBy }] of [...this.running].reverse()) {
      if (!hasEnded(child)) {
        const ended = once(child, 'exit');
        child.kill('SIGCONT');
        child.kill(endsBy);
        const isOver = await Promise.race([ended, pause(ENDED_WITHIN_MS, null, { ref: false })]);
        if (!isOver) child.kill('SIGKILL');
      }
      this.running.delete(name);
    }
  }

  private get(name: string): ChildProcess {
    const found = this.running.get(name);
    if (!found) throw new Error(`${name} does not run.`);
    return found.child;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isOpen: boolean) => () => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', answer(true)).once('error', answer(false));
  });
}
