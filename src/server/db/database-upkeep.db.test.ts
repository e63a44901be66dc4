import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { addEmptyDatabase } from '@tests/support/empty-database';
import { createDataDir } from '@tests/support/new-data-dir';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../kernel/database';
import { DatabaseUpkeep } from './database-upkeep';
import { openPglite } from './open-database';
import { openDatabaseFolder } from './open-database-folder';

const MESSAGES = 30;
const fail = (error: Error) => {
  throw error;
};

// A PostgreSQL server does all this by itself.
const isElsewhere = process.env.TEST_DATABASE === 'postgres';

describe.skipIf(isElsewhere)('the files of the database in the process', () => {
  let dataDir: string;
  let database: DatabaseHandle;
  beforeAll(async () => {
    dataDir = await createDataDir();
    await addEmptyDatabase(dataDir);
    database = await openPglite(dataDir, fail);
  });
  const server = startTestServer({}, () => database);
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  it('hold nothing of an account a minute after its deletion, and the others whole', async () => {
    const [before, deleted, after] = await Promise.all([fill('anna'), fill('zmazana'), fill('iva')]);
    await server.mail.sendDue();
    await database.db.execute('CHECKPOINT');
    expect(await findNames('zmazana')).not.toEqual([]);

    const payload = { currentPassword: 'secret-1', confirmation: 'zmazana@example.com' };
    const answer = await deleted.call({ method: 'DELETE', url: '/api/account', payload });
    expect(answer.statusCode, answer.body).toBe(204);
    await expect.poll(() => findNames('zmazana'), { timeout: 60_000, interval: 250 }).toEqual([]);
    for (const owner of [before, after]) {
      const [website] = (await owner.get('/api/websites')).json();
      const list = await owner.get(`/api/websites/${website.id}/contact-submissions`);
      expect(list.json()).toHaveLength(MESSAGES);
    }

    // Opened anew, every page is read from its file, where its checksum has to be right.
    await database.close();
    database = await openPglite(dataDir, fail);
    const { rows } = (await database.db.execute(`
      SELECT sum(length(contact_submissions::text)) AS messages, count(DISTINCT website_id)::int AS websites
      FROM contact_submissions JOIN website_revisions USING (website_id)`)) as unknown as {
      rows: { websites: number }[];
    };
    expect(rows).toMatchObject([{ websites: 2 }]);
  }, 120_000);

  /** Adds an owner whose name stands in all that is stored: account, page, draft, earlier saves, and what visitors sent. */
  async function fill(name: string): Promise<Browser> {
    const owner = await server.owner(name);
    const heading = {
      id: 'heading-1',
      type: 'heading',
      title: '',
      content: { text: `Pri ${name}` },
      order: 9,
    };
    const pageData = { sections: [...visitorSections, heading] };
    // The address of a deleted website stays held, without saying whose it was.
    const slug = `salon-${name.length}`;
    const website = { title: `Salón ${name}`, slug, isPublished: true, pageData };
    const { id } = (await owner.post('/api/websites', website)).json();
    await owner.put(`/api/websites/${id}`, { description: `Druhá verzia ${name}` });
    await owner.put(`/api/websites/${id}/draft`, {
      description: `Koncept ${name}`,
      pageData,
      baseVersion: 2,
    });
    for (let count = 0; count < MESSAGES; count += 1) {
      const message = { name, email: `${name}-${count}@example.com`, message: `Správa pre ${name}` };
      expect((await server.visitor().post(`/api/public/${slug}/contact`, message)).statusCode).toBe(201);
    }
    const customer = { customerName: name, customerEmail: `${name}@customer.example.com` };
    for (const call of ['booking', 'orders'] as const) {
      const answer = await server
        .visitor()
        .post(`/api/public/${slug}/${call}`, { ...visitorCalls[call], ...customer });
      expect(answer.statusCode, answer.body).toBe(201);
    }
    return owner;
  }

  /** Lists the files that contain a text. */
  async function findNames(name: string): Promise<string[]> {
    const files = await listFiles(dataDir);
    const found = await Promise.all(
      files.map(async (file) => ((await readFile(file)).includes(name) ? [file] : [])),
    );
    return found.flat();
  }
});

describe.skipIf(isElsewhere)('the upkeep of the database in the process', () => {
  let dataDir: string;
  let client: PGlite;
  beforeAll(async () => {
    dataDir = await createDataDir();
    await addEmptyDatabase(dataDir);
    client = await openDatabaseFolder(path.join(dataDir, 'database'));
  });
  afterAll(async () => {
    await client.close();
    await rm(dataDir, { recursive: true });
  });

  it('leaves the files no larger after a thousand drafts than after a hundred', async () => {
    const upkeep = new DatabaseUpkeep(client, fail);
    await client.exec(
      `CREATE TABLE drafts (id int PRIMARY KEY, draft jsonb); INSERT INTO drafts VALUES (1, '{}')`,
    );
    const save = async (count: number) => {
      for (let draft = 1; draft <= count; draft += 1) {
        const text = randomBytes(15_000).toString('base64');
        await client.query('UPDATE drafts SET draft = $1', [JSON.stringify({ text })]);
        if (draft % 25 === 0) await upkeep.runDue();
      }
    };
    const measureSizes = () =>
      Promise.all(['base', 'pg_wal'].map((part) => measureSize(path.join(dataDir, 'database', part))));
    await save(100);
    const [tables = 0] = await measureSizes();
    await save(900);
    const [tablesNow, log] = await measureSizes();
    expect(tablesNow).toBeLessThan(tables * 1.02);
    expect(log).toBeLessThan(50_000_000);
  }, 60_000);
});

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function measureSize(folder: string): Promise<number> {
  const sizes = await Promise.all((await listFiles(folder)).map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
