import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPglite } from '@/server/db/open-database';
import { contactSubmissions } from '@/server/db/tables/messages';
import { createDataDir } from '../support/new-data-dir';
import { type RunningProduct, startProduct } from '../support/running-product';

const SLUG = 'broken-disk';
const PASSWORD = 'harbour-41';
const SENDERS = 4;
const ENDED_WITHIN_MS = 60_000;

/** Names the file whose sync the disk refuses once, after a signal, and the words of the process then. */
const FAULTS = {
  // A checkpoint brings a file of a table to the disk: PostgreSQL gives up by a PANIC.
  table: {
    refuses: String.raw`/\/database\/base\//`,
    says: /^The database in \S+ has ended: could not fsync file "base\/.+": I\/O error\. The server ends with it; start it again\.$/,
  },
  // A commit brings the log itself to the disk.
  log: {
    refuses: String.raw`/\/pg_wal\//`,
    says: /^The disk did not take the database's log in \S+: EIO: i\/o error, fdatasync$/,
  },
};

/**
 * A disk that refuses a sync once ends the process with one clear line, and the next start has everything acknowledged.
 */
export async function checkBrokenDisk(): Promise<void> {
  for (const fault of Object.values(FAULTS)) await checkFault(fault);
}

async function checkFault({ refuses, says }: (typeof FAULTS)['log']): Promise<void> {
  const dataDir = await createDataDir();
  const product = await startProduct({
    DATA_DIR: dataDir,
    BACKUPS: 'off',
    NODE_OPTIONS: `--import=${refuseOnce(refuses)}`,
  });
  const { process: server } = product;
  try {
    let said = '';
    server.stderr?.on('data', (text) => {
      said += text;
    });
    await publish(product);
    const acknowledged = new Set<string>();
    const senders = Array.from({ length: SENDERS }, (_, sender) =>
      sendUntilEnd(product, sender, acknowledged),
    );
    while (acknowledged.size < 100 && server.exitCode === null) await sleep(50);
    const ended = once(server, 'exit', { signal: AbortSignal.timeout(ENDED_WITHIN_MS) });
    server.kill('SIGUSR2');
    // The files of a deleted account are erased at once, and a checkpoint follows.
    await deleteAnAccount(product).catch(() => undefined);
    const [code] = await ended;
    await Promise.all(senders);
    assert.equal(code, 1);
    assert.match(said.trimEnd(), says);
    const stored = await readNames(dataDir);
    const lost = [...acknowledged].filter((name) => !stored.has(name));
    assert.deepEqual(lost, []);
    process.stdout.write(`  ${acknowledged.size} acknowledged, none lost: ${said}`);
  } finally {
    server.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns a module that lets the first sync of such a file fail after SIGUSR2, as a disk with a bad block does. */
function refuseOnce(refuses: string): string {
  return `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let isBroken = false;
    process.on('SIGUSR2', () => { isBroken = true; });
    const refuse = (descriptor) => {
      if (!isBroken || !${refuses}.test(fs.readlinkSync('/proc/self/fd/' + descriptor))) return;
      isBroken = false;
      throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', errno: -5, syscall: 'fdatasync' });
    };
    const { fdatasyncSync } = fs;
    fs.fdatasyncSync = (descriptor) => { refuse(descriptor); fdatasyncSync(descriptor); };
    const handle = await fs.promises.open('/dev/null');
    const handles = Object.getPrototypeOf(handle);
    await handle.close();
    const { datasync } = handles;
    handles.datasync = async function () { refuse(this.fd); return datasync.call(this); };
    syncBuiltinESMExports();`)}`;
}

async function sendUntilEnd(
  { url }: RunningProduct,
  sender: number,
  acknowledged: Set<string>,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const name = `Visitor ${sender}-${number}`;
    const body = { name, email: 'visitor@example.com', message: 'A long message. '.repeat(250) };
    const status = await send('POST', `${url}/api/public/${SLUG}/contact`, body).then(
      (answer) => answer.status,
      () => null,
    );
    if (status !== 201) return;
    acknowledged.add(name);
  }
}

async function publish(product: RunningProduct): Promise<void> {
  const cookie = await openAccount(product, SLUG);
  const content = { title: 'Write', fields: ['name', 'email', 'message'] };
  const sections = [{ id: 'contact-1', type: 'contact', title: '', content, order: 0 }];
  const website = { title: 'Broken disk', slug: SLUG, isPublished: true, pageData: { sections } };
  assert.equal((await send('POST', `${product.url}/api/websites`, website, cookie)).status, 201);
}

async function deleteAnAccount(product: RunningProduct): Promise<void> {
  const cookie = await openAccount(product, 'leaver');
  const body = { currentPassword: PASSWORD, confirmation: 'leaver@example.com' };
  await send('DELETE', `${product.url}/api/account`, body, cookie);
}

/** Registers an owner, signs in and returns the cookie. */
async function openAccount({ url }: RunningProduct, nickname: string): Promise<string> {
  const email = `${nickname}@example.com`;
  const account = { nickname, email, password: PASSWORD, confirmPassword: PASSWORD };
  await send('POST', `${url}/api/register`, account);
  const login = await send('POST', `${url}/api/login`, account);
  return login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function send(method: string, address: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(address, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
}

/** Reads the senders' names of all messages that a new start finds. */
async function readNames(dataDir: string): Promise<Set<string>> {
  const { db, close } = await openPglite(dataDir, (error) => {
    throw error;
  });
  const stored = await db.select({ name: contactSubmissions.name }).from(contactSubmissions);
  await close();
  return new Set(stored.map(({ name }) => name));
}
