import { startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFailure } from './kernel/describe-failure';

const lines: string[] = [];
const server = startTestServer({ logLevel: 'trace' }, undefined, {
  logTo: { write: (line) => lines.push(line) },
});

/** Matches words that only people have written, addresses of theirs, and what a password becomes. */
const SECRETS = /argon2|secret-1|tajné slovo|@example\.com|Tibor|Lipová|leaky/i;

/** Every insert into these tables fails, and PostgreSQL's details quote the whole row. */
const TABLES = ['contact_submissions', 'bookings', 'orders', 'outbox', 'sessions', 'password_resets'];

async function refuseRows(tables: string[]): Promise<void> {
  for (const table of tables) {
    await server.database.db.execute(
      sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT refused CHECK (false) NOT VALID`),
    );
  }
}

async function takeRows(): Promise<void> {
  for (const table of [...TABLES, 'users']) {
    await server.database.db.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS refused`));
  }
}

beforeEach(() => {
  lines.length = 0;
});
afterEach(takeRows);

describe('a line about a failure', () => {
  it('holds nothing of what people wrote, whichever call failed', async () => {
    const owner = await server.owner('leaky');
    const website = {
      title: 'Salón',
      slug: 'salon',
      pageData: { sections: visitorSections },
      isPublished: true,
    };
    expect((await owner.post('/api/websites', website)).statusCode).toBe(201);
    await refuseRows([...TABLES, 'users']);
    const account = { nickname: 'leaky-2', email: 'leaky-2@example.com', password: 'secret-1' };
    const calls: [string, object][] = [
      ['/api/register', { ...account, confirmPassword: account.password }],
      ['/api/login', { email: 'leaky@example.com', password: 'secret-1' }],
      ['/api/public/salon/contact', { ...visitorCalls.contact, message: 'tajné slovo' }],
      ['/api/public/salon/booking', { ...visitorCalls.booking, notes: 'tajné slovo' }],
      ['/api/public/salon/orders', { ...visitorCalls.orders, notes: 'tajné slovo' }],
    ];
    for (const [url, body] of calls) {
      expect([url, (await server.visitor().post(url, body)).statusCode]).toEqual([url, 500]);
    }
    await server.visitor().post('/api/password-reset/request', { email: 'leaky@example.com' });
    server.mail.start(server.app.log);
    await server.mail.stop();
    const failed = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A call failed');
    expect(failed).toHaveLength(calls.length);
    for (const line of lines) expect(line).not.toMatch(SECRETS);
    expect(failed.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'POST /api/register 500',
      'POST /api/login 500',
      'POST /api/public/:slug/contact 500',
      'POST /api/public/:slug/booking 500',
      'POST /api/public/:slug/orders 500',
    ]);
    expect(failed[2]).toMatchObject({
      ms: expect.any(Number),
      err: {
        code: '23514',
        constraint: 'refused',
        table: 'contact_submissions',
        statement: expect.stringMatching(/insert into "contact_submissions"/i),
        stack: expect.stringContaining('    at '),
      },
    });
  });

  it('quotes no value that PostgreSQL could not read, and no address of a mail server', async () => {
    const failed = server.database.db.execute(sql`SELECT ${'tajné slovo'}::integer`);
    const error = await failed.catch((reason: unknown) => reason);
    expect(JSON.stringify(describeFailure(error))).not.toMatch(SECRETS);
    expect(describeFailure(error)).toMatchObject({ code: '22P02', statement: 'SELECT $1::integer' });
    const refusal = new Error('550 5.1.1 <tibor@example.com>: no such user', { cause: 'x' });
    expect(describeFailure(refusal).message).toBe('550 5.1.1 <[address]>: no such user');
  });
});
