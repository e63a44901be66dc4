import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataDir } from '../support/new-data-dir';
import { type RunningProduct, startProduct } from '../support/running-product';

/** A process in a container has a PID namespace of its own, in which it is number one; this command makes one. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

/** A second container is refused while the first lives; a first one that slept ends itself once another has the folder. */
export async function checkContainers(): Promise<void> {
  const dataDir = await createDataDir();
  try {
    const first = await startProduct({ DATA_DIR: dataDir }, CONTAINER);
    const owners: string[] = [];
    owners.push(await register(first, 'one'));
    await assert.rejects(
      startProduct({ DATA_DIR: dataDir }, CONTAINER),
      /in another container or on another machine/,
    );
    owners.push(await register(first, 'two'));

    signal(first, 'SIGSTOP');
    const second = await startProduct({ DATA_DIR: dataDir }, CONTAINER);
    owners.push(await register(second, 'three'));
    signal(first, 'SIGCONT');
    await assert.rejects(
      register(first, 'lost'),
      'The first container wrote after the second had the folder.',
    );
    while (first.process.exitCode === null) await sleep(100);
    assert.equal(first.process.exitCode, 1);
    owners.push(await register(second, 'four'));
    assert.match(await readFile(path.join(dataDir, 'server.lock'), 'utf8'), /"token"/);
    await stop(second);

    const third = await startProduct({ DATA_DIR: dataDir }, CONTAINER);
    for (const owner of owners) await logIn(third, owner);
    await stop(third);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Signals the server, the only child of `unshare`, which waits for it. */
function signal({ process: unshare }: RunningProduct, name: NodeJS.Signals): void {
  const children = execFileSync('cat', [`/proc/${unshare.pid}/task/${unshare.pid}/children`], {
    encoding: 'utf8',
  });
  process.kill(Number(children.trim()), name);
}

async function stop(product: RunningProduct): Promise<void> {
  signal(product, 'SIGTERM');
  while (product.process.exitCode === null) await sleep(100);
}

async function register(product: RunningProduct, name: string): Promise<string> {
  const account = {
    nickname: `box-${name}`,
    email: `${name}@example.com`,
    password: 'harbour-41',
    confirmPassword: 'harbour-41',
  };
  await call(product, '/api/register', account);
  return account.email;
}

async function logIn(product: RunningProduct, email: string): Promise<void> {
  await call(product, '/api/login', { email, password: 'harbour-41' });
}

async function call({ url }: RunningProduct, address: string, body: unknown): Promise<void> {
  const answer = await fetch(`${url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${address} answered ${answer.status}`);
}
