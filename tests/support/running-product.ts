import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { getFreePort } from './free-port';
import { createDataDir } from './new-data-dir';

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');

export interface ProductPlace {
  url: string;
  dataDir: string;
}

/** The built product runs in a process of its own. */
export interface RunningProduct extends ProductPlace {
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts the built product in a process of its own, on an empty data folder; `around` is a command that runs it, `main`
 * the path of another server.
 */
export async function startProduct(
  variables: Record<string, string> = {},
  around: string[] = [],
  main = MAIN,
): Promise<RunningProduct> {
  const dataDir = variables.DATA_DIR ?? (await createDataDir());
  const port = await getFreePort();
  const url = `http://localhost:${port}`;
  const [command = '', ...args] = [...around, process.execPath, main];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      // All tests come from one address, faster than people, and keep the machine busy.
      RATE_LIMITS: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilReady(child);
  return {
    url,
    dataDir,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (!variables.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits for the line that names the address; throws an error with the output of a process that ends before it. */
function waitUntilReady(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (text) => {
      said += text;
    });
    child.stdout?.on('data', (text) => {
      said += text;
      if (said.includes('is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
