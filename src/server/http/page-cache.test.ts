import { TestClock } from '@tests/support/test-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { DatabaseAway } from '../kernel/database-errors';
import { type KeptPage, PageCache } from './page-cache';

const MB = 1024 * 1024;

let clock: TestClock;
let cache: PageCache;
beforeEach(() => {
  clock = new TestClock();
  cache = new PageCache(clock);
});

const page = (etag: string, bytes = 3): KeptPage => ({
  // The cache counts the same size for the gzip.
  br: Buffer.alloc(Math.floor(bytes / 2)),
  etag,
  contentSecurityPolicy: '',
});

/** Creates a rendering that ends when the test says so. */
function createRendering() {
  let end: (page: KeptPage | null) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<KeptPage | null>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { render: () => promise, end, fail };
}

const ask = (slug: string, render: () => Promise<KeptPage | null>) => cache.getOrRender(slug, { render });

const failToRender = () => Promise.reject(new Error('It is in the cache.'));

describe('a page', () => {
  it('is rendered once and then kept', async () => {
    await ask('salon', async () => page('a'));
    expect((await ask('salon', failToRender))?.etag).toBe('a');
  });

  it('is rendered once for many who ask while it is', async () => {
    const { render, end } = createRendering();
    const first = ask('salon', render);
    const others = [1, 2, 3].map(() => ask('salon', failToRender));
    end(page('a'));
    expect((await Promise.all([first, ...others])).map((answer) => answer?.etag)).toEqual(Array(4).fill('a'));
  });

  it('is rendered anew after a minute', async () => {
    await ask('salon', async () => page('a'));
    clock.advance({ seconds: 59 });
    expect(cache.get('salon')?.etag).toBe('a');
    clock.advance({ seconds: 1 });
    expect(cache.get('salon')).toBeNull();
    expect((await ask('salon', async () => page('b')))?.etag).toBe('b');
  });

  it('is asked for its state after a minute, and rendered anew when that has changed', async () => {
    let state = 'first';
    let renders = 0;
    const source = {
      findState: async () => state,
      render: async () => {
        renders += 1;
        return { ...page(state), state };
      },
    };
    for (let minute = 0; minute < 3; minute += 1) {
      expect((await cache.getOrRender('salon', source))?.etag).toBe('first');
      clock.advance({ seconds: 60 });
    }
    expect([renders, cache.measure().renders]).toEqual([1, 1]);
    state = 'second';
    expect((await cache.getOrRender('salon', source))?.etag).toBe('second');
    clock.advance({ seconds: 60 });
    const away = { ...source, findState: () => Promise.reject(new DatabaseAway('away')) };
    expect((await cache.getOrRender('salon', away))?.etag).toBe('second');
  });

  it('is rendered anew when its time is over, though its state is the same', async () => {
    const goodUntil = new Date(clock.now().getTime() + 90_000);
    const findState = async () => 'same';
    await cache.getOrRender('salon', {
      render: async () => ({ ...page('a'), state: 'same', goodUntil }),
      findState,
    });
    clock.advance({ seconds: 60 });
    expect((await cache.getOrRender('salon', { render: failToRender, findState }))?.etag).toBe('a');
    clock.advance({ seconds: 30 });
    expect(cache.get('salon')).toBeNull();
    expect((await cache.getOrRender('salon', { render: async () => page('b'), findState }))?.etag).toBe('b');
  });

  it('is rendered anew when it is another by itself, if that is sooner', async () => {
    const goodUntil = new Date(clock.now().getTime() + 10_000);
    await ask('salon', async () => ({ ...page('a'), goodUntil }));
    clock.advance({ seconds: 9 });
    expect(cache.get('salon')?.etag).toBe('a');
    clock.advance({ seconds: 1 });
    expect(cache.get('salon')).toBeNull();
  });

  it('that was known is shown to everybody while the database is away, and for no other failure', async () => {
    await ask('salon', async () => page('a'));
    clock.advance({ seconds: 61 });
    const { render, fail } = createRendering();
    const asked = [ask('salon', render), ask('salon', failToRender)];
    fail(new DatabaseAway('connect ECONNREFUSED'));
    expect((await Promise.all(asked)).map((known) => known?.etag)).toEqual(['a', 'a']);
    const broken = ask('salon', () => Promise.reject(new Error('a fault of ours')));
    await expect(broken).rejects.toThrow('a fault of ours');
    expect((await ask('salon', async () => page('b')))?.etag).toBe('b');
  });

  it('that was dropped is not shown while the database is away', async () => {
    await ask('salon', async () => page('a'));
    cache.drop('salon');
    const away = ask('salon', () => Promise.reject(new DatabaseAway('away')));
    await expect(away).rejects.toThrow('away');
  });

  it('that is gone is not shown again', async () => {
    await ask('salon', async () => page('a'));
    clock.advance({ seconds: 61 });
    expect(await ask('salon', async () => null)).toBeNull();
    const away = ask('salon', () => Promise.reject(new DatabaseAway('away')));
    await expect(away).rejects.toThrow('away');
  });

  it('is rendered anew when any may have changed, also one that is being rendered', async () => {
    await ask('salon', async () => page('a'));
    const { render, end } = createRendering();
    const other = ask('other', render);
    cache.expireAll();
    expect(cache.get('salon')).toBeNull();
    end(page('old'));
    expect((await other)?.etag).toBe('old');
    expect(cache.get('other')).toBeNull();
  });

  it('that is missing is asked for each time', async () => {
    expect(await ask('salon', async () => null)).toBeNull();
    expect((await ask('salon', async () => page('a')))?.etag).toBe('a');
  });

  it('that failed is tried again', async () => {
    const { render, fail } = createRendering();
    const failed = ask('salon', render);
    fail(new Error('no database'));
    await expect(failed).rejects.toThrow('no database');
    expect((await ask('salon', async () => page('a')))?.etag).toBe('a');
  });
});

describe('a dropped page', () => {
  it('is gone, and the others stay', async () => {
    await ask('salon', async () => page('a'));
    await ask('bakery', async () => page('b'));
    cache.drop('salon');
    expect([cache.get('salon'), cache.get('bakery')?.etag]).toEqual([null, 'b']);
  });

  it('whose old version was being rendered is not kept, and nobody new waits for it', async () => {
    const old = createRendering();
    const asked = ask('salon', old.render);
    cache.drop('salon');
    const fresh = createRendering();
    const askedAfter = ask('salon', fresh.render);
    fresh.end(page('new'));
    expect((await askedAfter)?.etag).toBe('new');
    old.end(page('old'));
    expect((await asked)?.etag).toBe('old');
    expect(cache.get('salon')?.etag).toBe('new');
  });
});

describe('memory', () => {
  it('is bounded: what was not asked for the longest goes first', async () => {
    for (const slug of ['a', 'b', 'c']) await ask(slug, async () => page(slug, 40 * MB));
    cache.get('a');
    await ask('d', async () => page('d', 40 * MB));
    expect(['a', 'b', 'c', 'd'].map((slug) => cache.get(slug) !== null)).toEqual([true, false, true, true]);
  });

  it('is given back by pages that are dropped, replaced or over', async () => {
    for (let round = 0; round < 5; round += 1) {
      await ask('a', async () => page('a', 60 * MB));
      cache.drop('a');
      await ask('b', async () => page('b', 60 * MB));
      clock.advance({ seconds: 61 });
    }
    for (const slug of ['a', 'b']) await ask(slug, async () => page(slug, 60 * MB));
    expect([cache.get('a'), cache.get('b')].every((kept) => kept !== null)).toBe(true);
  });

  it('takes no page that is larger than all of it', async () => {
    await ask('a', async () => page('a', 130 * MB));
    expect(cache.get('a')).toBeNull();
  });
});
