import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataDir } from './data-dir-lock';
import { describeThisProcess, type Holder } from './lock-holder';

let folder: string;
let lockFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-dir-lock-'));
  lockFile = path.join(folder, 'server.lock');
});
afterEach(() => rm(folder, { recursive: true }));

const readHolderNow = async () => JSON.parse(await readFile(lockFile, 'utf8')) as Holder;
const writeLock = async (change: Partial<Holder>) =>
  writeFile(lockFile, JSON.stringify({ ...(await describeThisProcess()), token: 'other', ...change }));

describe('on one machine', () => {
  it('refuses a folder that a living process has, and names it', async () => {
    const lock = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await lock.release();
  });

  it('gives the folder back and leaves nothing', async () => {
    const lock = await lockDataDir(folder);
    expect(await readdir(folder)).toEqual(['server.lock']);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('takes the folder at once from a process that died, even when its number is in use again', async () => {
    await writeLock({ startedAt: 'long ago' });
    const lock = await lockDataDir(folder, { sleep: () => Promise.reject(new Error('It waits.')) });
    expect((await readHolderNow()).startedAt).not.toBe('long ago');
    await lock.release();
  });

  it.each([
    ['was cut off half-written', '{"pi'],
    ['is of an older version whose process died', '{"pid":1,"startedAt":"long ago"}'],
  ])('takes the folder when the lock %s', async (_, content) => {
    await writeFile(lockFile, content);
    const lock = await lockDataDir(folder);
    expect((await readHolderNow()).pid).toBe(process.pid);
    await lock.release();
  });

  it('lets one of many have it that start together', async () => {
    await writeLock({ startedAt: 'long ago' });
    const lost = vi.fn();
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => lockDataDir(folder, { onLost: lost })),
    );
    const locks = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const lock of locks) lock.assertHeld();
    expect(locks.length - lost.mock.calls.length).toBe(1);
    for (const lock of locks) await lock.release();
  });
});

describe.each([
  ['container', { pidNamespace: 'pid:[4026539999]', host: 'container-b' }],
  ['machine', { boot: 'another start', host: 'machine-b' }],
])('beside a process of another %s', (_, place) => {
  // Number and start are those of a living process on this machine, so only the place tells that it is another one.
  const tell = vi.fn();
  const actBeforeLooks = (act: (look: number) => Promise<unknown> | undefined) => {
    let looks = 0;
    const sleep = async () => {
      looks += 1;
      await act(looks);
    };
    return { tell, sleep, looks: () => looks };
  };
  beforeEach(() => {
    tell.mockClear();
    return writeLock(place);
  });

  it('refuses the folder as soon as the other touches its lock', async () => {
    const around = actBeforeLooks((look) =>
      look === 4 ? utimes(lockFile, new Date(), new Date(0)) : undefined,
    );
    await expect(lockDataDir(folder, around)).rejects.toThrow(`on another machine (${place.host})`);
    expect(around.looks()).toBe(4);
    expect((await readHolderNow()).token).toBe('other');
    expect(await readdir(folder)).toEqual(['server.lock']);
  });

  it('takes the folder when the other has not touched its lock for thirty seconds, and says why it waits', async () => {
    const around = actBeforeLooks(() => undefined);
    const lock = await lockDataDir(folder, around);
    expect(around.looks()).toBeGreaterThanOrEqual(29);
    expect(around.looks()).toBeLessThanOrEqual(30);
    expect(tell.mock.calls).toEqual([[expect.stringContaining('The start waits up to 30 s')]]);
    expect((await readHolderNow()).pid).toBe(process.pid);
    await lock.release();
  });

  it('takes the folder at once when the lock was not touched for longer', async () => {
    const { mtimeMs } = await stat(lockFile);
    await utimes(lockFile, new Date(), new Date(mtimeMs - 31_000));
    const around = actBeforeLooks(() => undefined);
    await (await lockDataDir(folder, around)).release();
    expect(around.looks()).toBe(0);
    expect(tell).not.toHaveBeenCalled();
  });

  it('watches for the whole time when the lock comes from the future', async () => {
    await utimes(lockFile, new Date(), new Date(Date.now() + 3_600_000));
    const around = actBeforeLooks(() => undefined);
    await (await lockDataDir(folder, around)).release();
    expect(around.looks()).toBe(30);
  });

  it('takes the folder as soon as the other gives it back', async () => {
    const around = actBeforeLooks((look) => (look === 2 ? rm(lockFile) : undefined));
    await (await lockDataDir(folder, around)).release();
    expect(around.looks()).toBe(2);
  });
});

describe('the holder', () => {
  it('touches its lock every five seconds', async () => {
    const beats: (() => void)[] = [];
    const lock = await lockDataDir(folder, {
      every: (ms, task) => {
        expect(ms).toBe(5000);
        beats.push(task);
        return () => undefined;
      },
    });
    await utimes(lockFile, new Date(), new Date(0));
    for (const beat of beats) beat();
    await expect.poll(async () => (await stat(lockFile)).mtimeMs).toBeGreaterThan(0);
    expect((await readHolderNow()).pid).toBe(process.pid);
    await lock.release();
  });

  it.each([
    ['another has it', () => writeLock({})],
    ['it is gone', () => rm(lockFile)],
  ])('ends when %s, before it changes anything, and leaves what is there', async (_, happen) => {
    const onLost = vi.fn();
    const lock = await lockDataDir(folder, { onLost });
    lock.assertHeld();
    expect(onLost).not.toHaveBeenCalled();
    await rm(lockFile);
    await writeLock({});
    await happen();
    const left = await readdir(folder);
    lock.assertHeld();
    expect(onLost.mock.calls).toEqual([[expect.stringContaining('has been taken by another server')]]);
    await lock.release();
    expect(await readdir(folder)).toEqual(left);
  });
});
