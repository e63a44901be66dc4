import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyDataDir } from '@tests/support/fresh-data-dir';
import { type RunningProduct, startProduct } from '@tests/support/running-product';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const SEED = path.resolve(import.meta.dirname, '../../dist/server/seed.js');
const run = promisify(execFile);

let dataDir: string;
/** Starting a product takes seconds, so the tests share this one. The last two end it or start their own. */
let product: RunningProduct;

beforeAll(async () => {
  dataDir = await copyDataDir(inject('freshDataDir'));
  product = await startProduct({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const account = {
  nickname: 'zora',
  email: 'zora@example.com',
  password: 'secret-1',
  confirmPassword: 'secret-1',
};

async function call(method: string, url: string, body?: unknown, cookie = ''): Promise<Response> {
  const payload = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', cookie };
  return fetch(`${product.url}${url}`, { method, headers, ...payload });
}

async function logIn(): Promise<string> {
  const answer = await call('POST', '/api/login', account);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

it('loses no save that it has answered when it is killed in the middle of saving', async () => {
  await call('POST', '/api/register', account);
  const cookie = await logIn();
  const { id } = await (
    await call('POST', '/api/websites', { title: 'Salón', slug: 'salon' }, cookie)
  ).json();
  let acknowledged = 1;
  const saveOn = async () => {
    for (;;) {
      const answer = await call('PUT', `/api/websites/${id}`, { description: `${acknowledged + 1}` }, cookie);
      acknowledged = (await answer.json()).version;
      if (acknowledged === 20) product.process.kill('SIGKILL');
    }
  };
  await expect(saveOn()).rejects.toThrow();
  expect(acknowledged).toBeGreaterThanOrEqual(20);
  product = await startProduct({ DATA_DIR: dataDir });
  const { version, description } = await (
    await call('GET', `/api/websites/${id}`, undefined, await logIn())
  ).json();
  // One more save may be stored whose answer was lost.
  expect([acknowledged, acknowledged + 1]).toContain(version);
  expect(description).toBe(`${version}`);
});

it('has its data folder for itself, also where the demo data is added', async () => {
  const refusal = `The data folder ${dataDir} is in use by process ${product.process.pid}. Stop that process`;
  const second = startProduct({ DATA_DIR: dataDir });
  await expect(second).rejects.toThrow(refusal);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await expect(run(process.execPath, [SEED], { env })).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^${refusal}.*\n$`)),
  });
  expect((await call('GET', '/healthz')).status).toBe(200);
});

it('says what is wrong with an address that it cannot listen on', async () => {
  const own = await copyDataDir(inject('freshDataDir'));
  await expect(startProduct({ DATA_DIR: own, HOST: '999.1.1.1' })).rejects.toThrow(
    /The server cannot listen on HOST=999\.1\.1\.1 PORT=\d+ \(.+\)\. HOST must be an address of this machine/,
  );
  await rm(own, { recursive: true });
});

it('closes at SIGTERM though a browser keeps its connection, and says that all is well', async () => {
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get(`${product.url}/healthz`, { agent }), 'response');
  response.resume();
  await once(response, 'end');
  product.process.kill('SIGTERM');
  // If it had waited for the browser, it would have given up after ten seconds, with 1.
  expect(await once(product.process, 'exit')).toEqual([0, null]);
  agent.destroy();
});

it('refuses data of another version of PostgreSQL, and leaves it alone', async () => {
  await product.stop();
  const versionFile = path.join(dataDir, 'database/PG_VERSION');
  const ownVersion = await readFile(versionFile);
  await writeFile(versionFile, '17\n');
  await expect(startProduct({ DATA_DIR: dataDir })).rejects.toThrow('was made by PostgreSQL 17');
  expect(await readFile(versionFile, 'utf8')).toBe('17\n');
  await writeFile(versionFile, ownVersion);
});
