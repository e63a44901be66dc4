import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseWatch } from './database-watch';

/** Each test sets how the database answers the question whether it is there. */
let ask: () => Promise<boolean>;
let watch: DatabaseWatch;
let giveUp: ReturnType<typeof vi.fn<() => void>>;
let letCommitsGo: ReturnType<typeof vi.fn<() => void>>;
const told: string[] = [];
const ASK_WITHIN_MS = 2_000;

const answers = async () => false;
const hasNoStandby = async () => true;
const refuses = async () => {
  throw new Error('connect ECONNREFUSED');
};
const isSilent = () =>
  new Promise<boolean>((_resolve, reject) => setTimeout(() => reject(new Error('no answer')), ASK_WITHIN_MS));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
  told.length = 0;
  giveUp = vi.fn<() => void>();
  letCommitsGo = vi.fn<() => void>();
  ask = answers;
  watch = new DatabaseWatch({ ask: () => ask(), giveUp, letCommitsGo, log: (message) => told.push(message) });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

describe('the watch over a database', () => {
  it('lets everybody go within four seconds who waits for a silent one', async () => {
    ask = isSilent;
    watch.begin({});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watch.isAway).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([watch.isAway, giveUp.mock.calls.length]).toEqual([true, 1]);
    expect(told).toEqual(['The database is away: no answer']);
  });

  it('leaves a statement alone that takes its time while the database answers', async () => {
    watch.begin({});
    await vi.advanceTimersByTimeAsync(14_000);
    expect([watch.isAway, giveUp.mock.calls.length, told]).toEqual([false, 0, []]);
  });

  it('asks nothing while nobody waits long', async () => {
    const asked = vi.fn(answers);
    ask = asked;
    for (let call = 0; call < 20; call += 1) {
      const connection = {};
      watch.begin(connection);
      await vi.advanceTimersByTimeAsync(1_000);
      watch.end(connection);
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('tells once of a connection that broke, and once of a database that goes and comes', async () => {
    watch.checkNow('terminated');
    watch.checkNow('terminated');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['A connection to the database broke and is made anew: terminated']);
    ask = refuses;
    watch.checkNow('ECONNRESET');
    await vi.advanceTimersByTimeAsync(20_000);
    watch.checkNow('ECONNREFUSED');
    ask = answers;
    await vi.advanceTimersByTimeAsync(500);
    expect(watch.isAway).toBe(false);
    expect(told.slice(1)).toEqual([
      'The database is away: connect ECONNREFUSED',
      'The database is back after 20 s.',
    ]);
  });

  it('lets go who waits for a standby within two seconds, asks each second, and tells once when it is back', async () => {
    const asked = vi.fn(hasNoStandby);
    ask = asked;
    const connection = {};
    watch.begin(connection);
    await vi.advanceTimersByTimeAsync(2_000);
    watch.end(connection);
    expect([watch.isStandbyAway, watch.isAway, letCommitsGo.mock.calls.length]).toEqual([true, false, 1]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(10);
    expect(letCommitsGo.mock.calls.length).toBe(asked.mock.calls.length);
    ask = answers;
    await vi.advanceTimersByTimeAsync(2_000);
    expect([watch.isStandbyAway, giveUp.mock.calls.length]).toEqual([false, 0]);
    expect(told.map((line) => line.replace(/\d+ s/, 'n s'))).toEqual([
      'No standby answers the database: nothing that is written is acknowledged.',
      'The database acknowledges again after n s.',
    ]);
  });

  it('has no doubts once the server ends', async () => {
    const asked = vi.fn(answers);
    ask = asked;
    watch.stop();
    watch.checkNow('Cannot use a pool after calling end on the pool');
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.mock.calls.length, told]).toEqual([0, []]);
  });
});
