import { strict as assert } from 'node:assert';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPictureFileName, listFileNames } from '@/core/image-file';
import { uploads } from '@/server/db/tables/media';
import { users } from '@/server/db/tables/users';
import { getOne } from '@/server/kernel/database';
import { fillDataDir } from '../support/fill-data-dir';
import { createDataDir } from '../support/new-data-dir';
import { type RunningProduct, startProduct } from '../support/running-product';

const COMMAND = path.resolve(import.meta.dirname, '../../dist/server/backup.js');
const MB = 1024 * 1024;
const FILE_BYTES = 300_000;
/** Each picture has seven files, so these are a fifth of a gigabyte and a whole one. */
const PICTURES = [100, 500];
/** A backup may need so much more for a gigabyte than for a fifth of one; memory varies by as much in any case. */
const MOST_GROWTH_MB = 40;
/** The backup may not make a save wait longer than this. */
const MOST_WAIT_MS = 1_000;
/** So much time lies between one save and the next. */
const PAUSE_MS = 50;
const VARIABLES = { BACKUPS: 'off' };

/** A backup of a large folder takes no more memory than one of a small folder, and nobody waits for it. */
export async function checkLargeBackup(): Promise<void> {
  const dataDir = await createDataDir();
  const variables = { ...VARIABLES, DATA_DIR: dataDir };
  try {
    const product = await startProduct(variables);
    const save = await prepareSaves(product);
    await product.stop();
    const peaks: number[] = [];
    for (const pictures of PICTURES) {
      await addPictures(dataDir, pictures);
      const running = await startProduct(variables);
      try {
        peaks.push(await backUpWhileSaving(running, save));
      } finally {
        await running.stop();
      }
    }
    const growth = Math.round((peaks.at(-1) ?? 0) - (peaks[0] ?? 0));
    assert.ok(growth < MOST_GROWTH_MB, `The larger folder took ${growth} MB more memory.`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Takes a backup as `npm run backup` does; returns the most memory that the server had meanwhile, in MB. */
async function backUpWhileSaving(
  product: RunningProduct,
  save: (url: string, turn: number) => Promise<void>,
): Promise<number> {
  const { pid } = product.process;
  const file = path.join(product.dataDir, '..', `${path.basename(product.dataDir)}.zip`);
  const waits: number[] = [];
  let isOver = false;
  const saving = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const startedAt = performance.now();
      await save(product.url, turn);
      waits.push(performance.now() - startedAt);
      await sleep(PAUSE_MS);
    }
  })();
  try {
    // Saving runs alone for some seconds, to compare.
    await sleep(5_000);
    const before = readPeakMegabytes(pid);
    const [alone, slowestAlone] = [waits.length, Math.max(...waits.splice(0))];
    forgetPeak(pid);
    const startedAt = performance.now();
    const command = spawn(process.execPath, [COMMAND, file], {
      env: { PATH: process.env.PATH, DATA_DIR: product.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(command, 'exit');
    const written = await waitForPeak(command);
    const [code] = await ended;
    assert.equal(code, 0);
    const seconds = (performance.now() - startedAt) / 1000;
    const peak = readPeakMegabytes(pid);
    isOver = true;
    await saving;
    const slowest = Math.max(...waits);
    const { size } = await stat(file);
    process.stdout.write(
      `  a backup of ${Math.round(size / MB)} MB took ${seconds.toFixed(1)} s, read back; the server had ${Math.round(peak)} MB at most (${Math.round(before)} before), the command ${Math.round(written)}; ${waits.length} saves meanwhile, the slowest ${Math.round(slowest)} ms (${alone} in 5 s before, ${Math.round(slowestAlone)} ms)\n`,
    );
    assert.ok(slowest < MOST_WAIT_MS, `A save took ${Math.round(slowest)} ms.`);
    return peak;
  } finally {
    isOver = true;
    await saving.catch(() => undefined);
    await rm(file, { force: true });
  }
}

/** Returns the most memory that a process has had, in MB, by the kernel's own count. */
function readPeakMegabytes(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function forgetPeak(pid: number | undefined): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

async function waitForPeak(command: ChildProcess): Promise<number> {
  let peak = 0;
  while (command.exitCode === null) {
    try {
      peak = readPeakMegabytes(command.pid) || peak;
    } catch {
      // The process has ended since.
    }
    await sleep(50);
  }
  return peak;
}

async function addPictures(dataDir: string, wanted: number): Promise<void> {
  const content = randomBytes(FILE_BYTES);
  await mkdir(path.join(dataDir, 'uploads'), { recursive: true });
  await fillDataDir(dataDir, async ({ db }) => {
    const { id: userId } = getOne(await db.select().from(users));
    const names = Array.from({ length: wanted }, (_, number) =>
      getPictureFileName({ id: `picture_${String(number).padStart(12, '0')}`, width: 1600, height: 1000 }),
    );
    for (const fileName of names) {
      const files = listFileNames(fileName);
      const row = { fileName, userId, bytes: FILE_BYTES * files.length, createdAt: new Date() };
      await db.insert(uploads).values(row).onConflictDoNothing();
      for (const name of files) await writeFile(path.join(dataDir, 'uploads', name), content);
    }
  });
}

/** Creates an owner with a page; returns a function that saves it as this owner. */
async function prepareSaves({ url }: RunningProduct): Promise<(url: string, turn: number) => Promise<void>> {
  const account = {
    nickname: 'zora',
    email: 'zora@example.com',
    password: 'harbour-41',
    confirmPassword: 'harbour-41',
  };
  await call('POST', `${url}/api/register`, account);
  const login = await call('POST', `${url}/api/login`, account);
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const sections = [{ id: 'heading-1', type: 'heading', title: '', content: { text: 'Salon' }, order: 0 }];
  const website = { title: 'Salon', slug: 'large-backup', isPublished: true, pageData: { sections } };
  const { id } = (await (await call('POST', `${url}/api/websites`, website, cookie)).json()) as {
    id: number;
  };
  return async (at, turn) => {
    await call('PUT', `${at}/api/websites/${id}`, { description: `Turn ${turn}` }, cookie);
  };
}

async function call(method: string, address: string, body: unknown, cookie = ''): Promise<Response> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${address} answered ${answer.status}`);
  return answer;
}
