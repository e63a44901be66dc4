import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyDataDir } from '@tests/support/fresh-data-dir';
import { startProduct } from '@tests/support/running-product';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const WRITE_LOADED = path.resolve(import.meta.dirname, '../support/write-loaded.cjs');
const COPY = path.resolve(import.meta.dirname, '../../scripts/copy-runtime.mjs');
const run = promisify(execFile);

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verandly-runtime-'));
  dataDir = await copyDataDir(inject('freshDataDir'));
  await run(process.execPath, [COPY, folder]);
}, 240_000);
afterAll(() => Promise.all([folder, dataDir].map((place) => rm(place, { recursive: true, force: true }))));

const account = {
  ...{ nickname: 'zora', email: 'zora@example.com', password: 'secret-1', confirmPassword: 'secret-1' },
};

/** The image of deploy/Dockerfile holds the same files as this folder. */
it('runs with nothing but what is copied: passwords, pictures, pages, their cards and a backup', async () => {
  expect(await readdir(folder)).toEqual(['dist', 'node_modules', 'package.json']);
  const toProgram = (name: string) => path.join(folder, 'dist/server', name);
  const loadedFile = path.join(dataDir, 'loaded.txt');
  const seen = { NODE_OPTIONS: `--require ${WRITE_LOADED}`, LOADED_FILE: loadedFile };
  const product = await startProduct({ DATA_DIR: dataDir, ...seen }, [], toProgram('main.js'));
  try {
    const call = async (method: string, place: string, body?: object | FormData, cookie = '') => {
      const isForm = body instanceof FormData;
      const answer = await fetch(product.url + place, {
        method,
        headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
        body: isForm || body === undefined ? body : JSON.stringify(body),
      });
      return { status: answer.status, text: await answer.text(), cookie: answer.headers.getSetCookie()[0] };
    };
    expect((await call('POST', '/api/register', account)).status).toBe(201);
    const cookie = (await call('POST', '/api/login', account)).cookie?.split(';')[0];
    const form = new FormData();
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#1e1ec8' } });
    form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png');
    const { url } = JSON.parse((await call('POST', '/api/upload', form, cookie)).text);
    const website = { title: 'Salón', slug: 'salon', isPublished: true };
    expect((await call('POST', '/api/websites', website, cookie)).status).toBe(201);
    const page = await call('GET', '/salon');
    const [, card = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page.text) ?? [];
    for (const place of ['/', url, '/salon', card, '/readyz'])
      expect([place, (await call('GET', place)).status]).toEqual([place, 200]);
  } finally {
    await product.stop();
  }
  const react = (await readFile(loadedFile, 'utf8'))
    .split('\n')
    .filter((file) => /\/react(-dom)?\//.test(file));
  expect(react.length).toBeGreaterThan(2);
  // React's code for development takes three times as long.
  expect(react.filter((file) => file.includes('development'))).toEqual([]);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await run(process.execPath, [toProgram('backup.js'), path.join(dataDir, 'all.zip')], { env });
}, 120_000);
