import { createDatabase } from '@tests/support/postgres-database';
import { emptyTables } from '@tests/support/test-database';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { startTransactionPooler } from '@tests/support/transaction-pooler';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPostgres } from './db/open-postgres';
import { bookings } from './db/tables/bookings';
import { contactSubmissions } from './db/tables/messages';
import { type DatabaseHandle, getOne } from './kernel/database';

/** Without a bound nobody is ever answered; five seconds are promised, and a busy machine is late with all of them. */
const ANSWERED_WITHIN_MS = 30_000;
/** There are more calls than connections, so some wait for one of these first. */
const CALLS = 14;
const REQUEST = '8f5b1c1e-5a0c-4a75-9d0e-0c0f6c0f9a02';

/** These tests need PostgreSQL with a synchronous standby. One that never comes is the same to it as one that is lost. */
describe.runIf(process.env.TEST_DATABASE === 'postgres').each(['directly', 'through a pooler'] as const)(
  'a standby that is lost, %s',
  (way) => {
    let database: Awaited<ReturnType<typeof createDatabase>>;
    let pooler: Awaited<ReturnType<typeof startTransactionPooler>> | null = null;
    let operator: pg.Client;
    let handle: DatabaseHandle;
    let owner: Browser;
    let id: number;
    const told: string[] = [];

    beforeAll(async () => {
      database = await createDatabase(inject('postgresUrl'));
      operator = new pg.Client({ connectionString: database.url });
      await operator.connect();
      // Other files share the server; theirs acknowledge without any disk.
      await operator.query(
        `ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET synchronous_commit = 'on'`,
      );
      if (way === 'through a pooler') pooler = await startTransactionPooler(database.url, 12);
      handle = await openPostgres({ url: pooler?.url ?? database.url, directUrl: database.url }, (message) =>
        told.push(message),
      );
    });
    const server = startTestServer({}, () => handle);
    beforeEach(async () => {
      owner = await server.owner('zora');
      const website = { title: 'Salón', slug: 'salon', pageData: { sections: visitorSections } };
      id = (await owner.post('/api/websites', { ...website, isPublished: true })).json().id;
      told.length = 0;
    });
    // The next test can empty the tables as soon as the watch knows that the database acknowledges again.
    afterEach(async () => {
      await wantStandby('');
      await waitFor(() => emptyTables(handle));
    });
    afterAll(async () => {
      await handle.close();
      await operator.end();
      await pooler?.close();
      await database.drop();
    });

    async function wantStandby(name: string): Promise<void> {
      await operator.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
      await operator.query('SELECT pg_reload_conf()');
    }
    /** Returns when commits wait: PostgreSQL's checkpointer tells all connections of the change when it finds the time. */
    const loseStandby = async () => {
      await wantStandby('nobody');
      const probe = new pg.Client({ connectionString: database.url });
      await probe.connect();
      const { rows } = await probe.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const { pid } = getOne(rows);
      let isWaiting = false;
      while (!isWaiting) {
        let isOver = false;
        const commit = probe.query(`SELECT pg_logical_emit_message(true, 'probe', '')`).finally(() => {
          isOver = true;
        });
        while (!isOver && !isWaiting) isWaiting = (await listWaiting()).includes(pid);
        if (isWaiting) await operator.query('SELECT pg_cancel_backend($1)', [pid]);
        await commit;
      }
      await probe.end();
    };
    const book = () =>
      server.visitor().post('/api/public/salon/booking', { ...visitorCalls.booking, requestId: REQUEST });
    const write = () => server.visitor().post('/api/public/salon/contact', visitorCalls.contact);
    /** Lists the processes of PostgreSQL whose transactions wait for a standby, of all or of those begun after a moment. */
    const listWaiting = async (begunAfter = '-infinity') => {
      const { rows } = await operator.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'SyncRep' AND xact_start > $1`,
        [begunAfter],
      );
      return rows.map(({ pid }) => pid);
    };
    const readClock = async () => {
      const { rows } = await operator.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
      return getOne(rows).now;
    };

    it('lets what is written be sent again, what is read go on, and no connection wait for ever', async () => {
      await loseStandby();
      const begun = performance.now();
      const answers = await Promise.all([
        book(),
        ...Array.from({ length: CALLS }, (_, turn) =>
          turn % 2 === 0 ? write() : owner.put(`/api/websites/${id}`, { description: `Turn ${turn}` }),
        ),
      ]);
      expect(performance.now() - begun).toBeLessThan(ANSWERED_WITHIN_MS);
      for (const { statusCode, headers } of answers)
        expect([statusCode, headers]).toEqual([503, expect.objectContaining({ 'retry-after': '5' })]);

      // By now the loss is known: nothing new waits in the database, and nobody is shown a change that was not
      // acknowledged.
      await waitFor(async () => expect(await listWaiting()).not.toEqual([]));
      const known = await readClock();
      const soon = performance.now();
      for (let turn = 0; turn < 3; turn += 1) {
        expect((await write()).statusCode).toBe(503);
        expect((await owner.get(`/api/websites/${id}/bookings`)).json()).toEqual([]);
        expect((await server.visitor().get('/salon')).statusCode).toBe(200);
        expect((await server.visitor().get('/readyz')).statusCode).toBe(200);
      }
      expect(performance.now() - soon).toBeLessThan(ANSWERED_WITHIN_MS);
      expect((await book()).statusCode).toBe(503);
      // A commit that was under way may begin to wait only now, when the machine is busy.
      expect(await listWaiting(known)).toEqual([]);
      expect(handle.countConnections?.()).toMatchObject({ waiting: 0 });

      await wantStandby('');
      await waitFor(async () => expect((await book()).statusCode).toBe(201));
      // The booking that was repeated is there once; so is each message whose commit was under way, and no refused one.
      expect(await handle.db.$count(bookings)).toBe(1);
      expect(await handle.db.$count(contactSubmissions)).toBeLessThanOrEqual(CALLS / 2);
      await waitFor(async () => expect(await listWaiting()).toEqual([]));
      // A machine that stands still for seconds lets connections be made anew, which is told as well.
      const ofStandby = told.filter((line) => /standby|acknowledges/.test(line));
      expect(ofStandby.map((line) => line.replace(/\d+ s/, 'n s'))).toEqual([
        'No standby answers the database: nothing that is written is acknowledged.',
        'The database acknowledges again after n s.',
      ]);
    }, 120_000);
  },
);
