import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import sharp from 'sharp';
import { openPglite } from '@/server/db/open-database';
import { uploads } from '@/server/db/tables/media';
import { contactSubmissions } from '@/server/db/tables/messages';
import { createDataDir } from '../support/new-data-dir';
import { type RunningProduct, startProduct } from '../support/running-product';

const DISK_BYTES = 2 * 1024 ** 3;
/** The power is cut so long after the first start; the later cuts come after checkpoints. */
const CUTS_AT_SECONDS = [0, 1, 3, 6, 12, 20, 30, 40, 41, 42, 50, 60];
const SENDERS = 4;
const MOST_LOST_MS = 1000;
/** Fills the log, so that checkpoints come. */
const LONG_TEXT = 'A long message. '.repeat(250);
const SLUG = 'power-cut';

interface Acknowledged {
  text: string;
  at: number;
}
interface Snapshot {
  disk: string;
  at: number;
  messages: Acknowledged[];
  logos: string[];
}

/**
 * Runs the product on a file system of its own, on a loop device whose file holds just what the kernel has written:
 * copies of that file are what a power cut leaves.
 */
export async function checkPowerCut(): Promise<void> {
  const folder = await createDataDir();
  try {
    const snapshots = await takeSnapshots(folder);
    for (const snapshot of snapshots) await checkSnapshot(folder, snapshot);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeSnapshots(folder: string): Promise<Snapshot[]> {
  const disk = path.join(folder, 'disk');
  await writeFile(disk, '');
  await truncate(disk, DISK_BYTES);
  execFileSync('mkfs.ext4', ['-q', '-F', disk]);
  return runOnDisk(folder, disk, async (place) => {
    const product = await startProduct({ DATA_DIR: path.join(place, 'data') });
    return takeSnapshotsUnderLoad(disk, product).finally(() => endNow(product));
  });
}

/** A file system cannot be unmounted while a process uses it. */
async function endNow({ process: server }: RunningProduct): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

async function takeSnapshotsUnderLoad(disk: string, product: RunningProduct): Promise<Snapshot[]> {
  const messages: Acknowledged[] = [];
  const logos: string[] = [];
  const cookie = await publish(product);
  const stopLoad = load(product, cookie, messages, logos);
  const snapshots: Snapshot[] = [];
  const startedAt = performance.now();
  for (const seconds of CUTS_AT_SECONDS) {
    await sleep(Math.max(0, startedAt + seconds * 1000 - performance.now()));
    product.process.kill('SIGSTOP');
    const copy = `${disk}-${seconds}`;
    const at = performance.now();
    execFileSync('cp', ['--sparse=always', disk, copy]);
    product.process.kill('SIGCONT');
    snapshots.push({ disk: copy, at, messages: [...messages], logos: [...logos] });
  }
  await stopLoad();
  return snapshots;
}

async function checkSnapshot(folder: string, { disk, at, messages, logos }: Snapshot): Promise<void> {
  await runOnDisk(folder, disk, async (place) => {
    const dataDir = path.join(place, 'data');
    const secret = await readFile(path.join(dataDir, 'session-secret'), 'utf8');
    assert.match(secret, /^[\w-]{64}$/);
    const { db, close } = await openPglite(dataDir, (error) => {
      throw error;
    });
    try {
      const stored = await db.select().from(contactSubmissions).orderBy(asc(contactSubmissions.id));
      const texts = new Set(stored.map(({ name }) => name));
      const lost = messages.filter(({ text }) => !texts.has(text));
      const oldestLostMs = Math.round(Math.max(0, ...lost.map((message) => at - message.at)));
      process.stdout.write(
        `  cut ${path.basename(disk)}: opens; ${messages.length} acknowledged, ${lost.length} lost, the oldest ${oldestLostMs} ms old; ${logos.length} pictures\n`,
      );
      assert.ok(oldestLostMs <= MOST_LOST_MS, `A message of ${oldestLostMs} ms before the cut is gone.`);
      for (const { fileName } of await db.select().from(uploads)) {
        const { size } = await stat(path.join(dataDir, 'uploads', fileName));
        assert.ok(size > 0, `${fileName} is empty.`);
        await sharp(path.join(dataDir, 'uploads', fileName)).stats();
      }
    } finally {
      await close();
    }
  });
  await rm(disk);
}

/** Mounts the disk and unmounts it again, whatever happens. */
async function runOnDisk<Result>(
  folder: string,
  disk: string,
  use: (place: string) => Promise<Result>,
): Promise<Result> {
  const place = path.join(folder, 'mounted');
  await mkdir(place, { recursive: true });
  const device = execFileSync('losetup', ['--find', '--show', disk], { encoding: 'utf8' }).trim();
  try {
    execFileSync('mount', ['-t', 'ext4', device, place]);
    try {
      return await use(place);
    } finally {
      // The lazy way works at once, also when a failed check has left a file open.
      execFileSync('umount', ['--lazy', place]);
    }
  } finally {
    execFileSync('losetup', ['--detach', device]);
  }
}

/** Creates an owner with a page that has a contact form; returns the owner's cookie. */
async function publish({ url }: RunningProduct): Promise<string> {
  const account = {
    nickname: 'power',
    email: 'power@example.com',
    password: 'harbour-41',
    confirmPassword: 'harbour-41',
  };
  await post(`${url}/api/register`, account);
  const login = await post(`${url}/api/login`, account);
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const contact = { title: 'Write', fields: ['name', 'email', 'message'] };
  await post(
    `${url}/api/websites`,
    {
      title: 'Power cut',
      slug: SLUG,
      description: '',
      logoUrl: null,
      isPublished: true,
      pageData: { sections: [{ id: 'contact-1', type: 'contact', title: '', content: contact, order: 0 }] },
    },
    cookie,
  );
  return cookie;
}

/**
 * Lets visitors write and the owner upload, each call after the last one of its sender, until the returned function
 * stops it.
 */
function load(
  { url }: RunningProduct,
  cookie: string,
  messages: Acknowledged[],
  logos: string[],
): () => Promise<void> {
  let isOn = true;
  const write = async (sender: number) => {
    for (let number = 0; isOn; number += 1) {
      const name = `Visitor ${sender}-${number}`;
      await post(`${url}/api/public/${SLUG}/contact`, {
        name,
        email: 'visitor@example.com',
        message: LONG_TEXT,
      });
      messages.push({ text: name, at: performance.now() });
    }
  };
  const upload = async () => {
    while (isOn) {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
      const create = { width: 300, height: 200, channels: 3 as const, background: '#888', noise };
      const form = new FormData();
      form.set(
        'logo',
        new Blob([await sharp({ create }).png().toBuffer()], { type: 'image/png' }),
        'logo.png',
      );
      const answer = await fetch(`${url}/api/upload/logo`, {
        method: 'POST',
        headers: { cookie },
        body: form,
      });
      const told = await answer.text();
      assert.ok(answer.ok, `A logo was answered ${answer.status}: ${told}`);
      logos.push(told);
      await sleep(500);
    }
  };
  const lines = [...Array.from({ length: SENDERS }, (_, sender) => write(sender)), upload()];
  // A failure is thrown when the load ends; it must not end the process before.
  const all = Promise.all(lines);
  all.catch(() => undefined);
  return async () => {
    isOn = false;
    await all;
  };
}

async function post(address: string, body: unknown, cookie = ''): Promise<Response> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${address} answered ${answer.status}`);
  return answer;
}
