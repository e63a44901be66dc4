import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database on a PostgreSQL server: an empty one, or a copy of a template that nobody is connected to. */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ url: string; name: string; drop(): Promise<void> }> {
  const name = template === 'template1' ? createName('test') : createName(template);
  await runOnServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    drop: async () => void (await runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** Drops the copies of a template, which are named after it, also those that an earlier process has left. */
export async function dropCopies(serverUrl: string, template: string): Promise<void> {
  const names = await runOnServer<{ datname: string }>(
    serverUrl,
    `SELECT datname FROM pg_database WHERE datname LIKE '${template}\\_%'`,
  );
  for (const { datname } of names) await runOnServer(serverUrl, `DROP DATABASE ${datname} WITH (FORCE)`);
}

const createName = (beginning: string) => `${beginning}_${randomBytes(6).toString('hex')}`;

async function runOnServer<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}
