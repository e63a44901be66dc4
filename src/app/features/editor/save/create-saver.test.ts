import { expect, test, vi } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import type { Website } from '@/contracts/websites';
import type { WebsiteCalls } from '../api/website-calls';
import { stateWith, websiteOf } from '../state/editor-fixtures';
import { isDirty } from '../state/editor-page';
import { createEditorStore } from '../state/editor-store';
import { createSaver } from './create-saver';

function setUp() {
  const steps: string[] = [];
  const save = vi.fn<WebsiteCalls['save']>(async (_id, { isPublished }): Promise<Website> => {
    steps.push('save');
    return websiteOf({ version: 4, isPublished });
  });
  const drafts = {
    pause: async () => {
      steps.push('pause');
    },
    resume: () => {
      steps.push('resume');
    },
    lose: () => {
      steps.push('lose');
    },
  };
  const copies = { flush: () => void steps.push('flush') };
  const calls = { read: vi.fn(), create: vi.fn(), save };
  const store = createEditorStore(stateWith([]), () => 0);
  return { saver: createSaver({ store, calls, say: () => '' }, drafts, copies), store, save, steps };
}

test('a double press is one call', async () => {
  const { saver, save } = setUp();
  const [first, second] = await Promise.all([saver.save(false), saver.save(false)]);
  expect(first).toMatchObject({ outcome: { kind: 'saved' }, isShared: false });
  expect(second).toEqual({ outcome: first.outcome, isShared: true });
  expect(save).toHaveBeenCalledOnce();
});

test('who saves and leaves during a save leaves when all is saved, what was typed meanwhile as well', async () => {
  const { saver, store, save } = setUp();
  save.mockImplementationOnce(async () => {
    store.dispatch({ type: 'set-description', description: 'typed meanwhile' });
    return websiteOf({ version: 4 });
  });
  const [, second, third] = await Promise.all([saver.save(), saver.save(), saver.save()]);
  expect(second).toMatchObject({ outcome: { kind: 'saved' }, isShared: false });
  expect(third.isShared).toBe(true);
  expect(save.mock.calls.map(([, { description, version }]) => [description, version])).toEqual([
    ['', 3],
    ['typed meanwhile', 4],
  ]);
  expect(isDirty(store.getState())).toBe(false);
});

test('a page that is published during a save, or saved while it is published, ends up published', async () => {
  const publishing = setUp();
  await Promise.all([publishing.saver.save(), publishing.saver.save(true)]);
  expect(publishing.store.getState().isPublished).toBe(true);
  const saving = setUp();
  await Promise.all([saving.saver.save(true), saving.saver.save()]);
  expect(saving.save).toHaveBeenCalledOnce();
  expect(saving.store.getState().isPublished).toBe(true);
});

test('a save that failed is not repeated by a press that came meanwhile', async () => {
  const { saver, save } = setUp();
  save.mockRejectedValueOnce(new ApiError(0, 'The connection broke'));
  const runs = await Promise.all([saver.save(), saver.save(true)]);
  expect(runs).toMatchObject([
    { outcome: { kind: 'failed' } },
    { outcome: { kind: 'failed' }, isShared: true },
  ]);
  expect(save).toHaveBeenCalledOnce();
});

test('a save that does not find its website tells the drafts', async () => {
  const { saver, save, steps } = setUp();
  save.mockRejectedValueOnce(new ApiError(404, ''));
  expect(await saver.save()).toMatchObject({ outcome: { kind: 'failed' } });
  expect(steps).toEqual(['pause', 'lose', 'resume', 'flush']);
});

test('drafts rest during a save and go on after it, also when it breaks', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { saver, save, steps } = setUp();
  await saver.save(false);
  expect(steps).toEqual(['pause', 'save', 'resume', 'flush']);
  const fault = new Error('a fault of ours');
  save.mockRejectedValueOnce(fault);
  expect(await saver.save(false)).toEqual({ outcome: { kind: 'broken' }, isShared: false });
  expect(complain).toHaveBeenCalledExactlyOnceWith(fault);
  expect(steps.slice(-2)).toEqual(['resume', 'flush']);
  expect(await saver.save(false)).toMatchObject({ outcome: { kind: 'saved' } });
});
