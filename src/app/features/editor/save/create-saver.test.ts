import { expect, test, vi } from 'vitest';
import type { Website } from '@/contracts/websites';
import { stateWith, websiteOf } from '../state/editor-fixtures';
import { createEditorStore } from '../state/editor-store';
import { createSaver } from './create-saver';

function setUp() {
  const steps: string[] = [];
  const save = vi.fn(async (): Promise<Website> => {
    steps.push('save');
    return websiteOf({ version: 4 });
  });
  const drafts = {
    pause: async () => {
      steps.push('pause');
    },
    resume: () => {
      steps.push('resume');
    },
  };
  const calls = { read: vi.fn(), create: vi.fn(), save };
  const deps = { store: createEditorStore(stateWith([]), () => 0), calls, say: () => '' };
  return { saver: createSaver(deps, drafts), save, steps };
}

test('a double press is one call', async () => {
  const { saver, save } = setUp();
  const [first, second] = await Promise.all([saver.save(false), saver.save(false)]);
  expect(first).toMatchObject({ kind: 'saved' });
  expect(second).toBeNull();
  expect(save).toHaveBeenCalledOnce();
});

test('drafts rest during a save and go on after it, also when it breaks', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { saver, save, steps } = setUp();
  await saver.save(false);
  expect(steps).toEqual(['pause', 'save', 'resume']);
  const fault = new Error('a fault of ours');
  save.mockRejectedValueOnce(fault);
  expect(await saver.save(false)).toEqual({ kind: 'broken' });
  expect(complain).toHaveBeenCalledExactlyOnceWith(fault);
  expect(steps.at(-1)).toBe('resume');
  expect(await saver.save(false)).toMatchObject({ kind: 'saved' });
});
