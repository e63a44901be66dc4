import { describe, expect, it } from 'vitest';
import { createBrowserCopies } from '@/app/lib/browser-copies';
import { type Tap, TapQueue } from './tap-queue';

/** Creates a browser storage with as much as the copies use of it. */
function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

const confirm = (id: number): Tap => ({ kind: 'confirm', id, name: 'Elena', changes: 1 });
const paid: Tap = { kind: 'step', id: 1, name: '26000001', status: 'paid' };

describe('presses that wait for a connection', () => {
  it('are kept in their order, also after a reload', () => {
    const copies = createBrowserCopies(() => storage);
    const storage = createStorage();
    const queue = new TapQueue(copies, 7, 1);
    for (const tap of [confirm(1), paid, confirm(2)]) queue.add(tap);
    expect(new TapQueue(copies, 7, 1).list()).toEqual([confirm(1), paid, confirm(2)]);
    queue.remove(paid);
    expect(new TapQueue(copies, 7, 1).list()).toEqual([confirm(1), confirm(2)]);
  });

  it('are one for each row: the last', () => {
    const storage = createStorage();
    const queue = new TapQueue(
      createBrowserCopies(() => storage),
      7,
      1,
    );
    queue.add(confirm(1));
    queue.add({ kind: 'no-show', id: 1, name: 'Elena', noShow: true });
    queue.add(paid);
    expect(queue.list().map(({ kind }) => kind)).toEqual(['no-show', 'step']);
  });

  it('are sent in turn, but not once they were taken back or made anew', () => {
    const storage = createStorage();
    const queue = new TapQueue(
      createBrowserCopies(() => storage),
      7,
      1,
    );
    for (const tap of [confirm(1), confirm(2), confirm(3)]) queue.add(tap);
    expect(queue.findNext([])).toEqual(confirm(1));
    queue.remove(confirm(2));
    expect(queue.findNext([confirm(1)])).toEqual(confirm(3));
    expect(queue.findNext([confirm(1), confirm(3)])).toBeNull();
    const later: Tap = { ...confirm(1), changes: 2 } as Tap;
    queue.add(later);
    queue.remove(confirm(1));
    expect(queue.list()).toEqual([confirm(3), later]);
  });

  it('belong to one owner and one website, and go when the owner leaves', () => {
    const storage = createStorage();
    const copies = createBrowserCopies(() => storage);
    new TapQueue(copies, 7, 1).add(paid);
    expect(new TapQueue(copies, 7, 2).list()).toEqual([]);
    expect(new TapQueue(copies, 8, 1).list()).toEqual([]);
    copies.forget(7);
    expect(new TapQueue(copies, 7, 1).list()).toEqual([]);
  });

  it('do not come back when another tab has sent them', () => {
    const storage = createStorage();
    const copies = createBrowserCopies(() => storage);
    const [here, there] = [new TapQueue(copies, 7, 1), new TapQueue(copies, 7, 1)];
    here.add(paid);
    there.readAgain();
    there.remove(paid);
    here.add(confirm(1));
    expect(here.list()).toEqual([confirm(1)]);
  });

  it('wait on the screen in a browser that keeps nothing', () => {
    const copies = createBrowserCopies(() => {
      throw new Error('Storage is blocked');
    });
    const queue = new TapQueue(copies, 7, 1);
    queue.add(paid);
    queue.add(confirm(1));
    queue.remove(paid);
    expect(queue.list()).toEqual([confirm(1)]);
  });

  it('tell who shows them', () => {
    const storage = createStorage();
    const queue = new TapQueue(
      createBrowserCopies(() => storage),
      7,
      1,
    );
    let told = 0;
    const stop = queue.subscribe(() => {
      told += 1;
    });
    queue.add(paid);
    stop();
    queue.remove(paid);
    expect(told).toBe(1);
  });
});
