import { type BrowserCopies, toBrowserCopyKey } from '@/app/lib/browser-copies';
import { createEmptyRun, type FirstRun } from './answers';
import { FIRST_RUN_KEY, KEPT_RUN, listOver } from './run-over';
import { isStep, type Step } from './steps';

/** A run that was kept under another number has answers in another shape. */
const SHAPE = 1;

/** This browser keeps the answers, and the step that the owner was at. */
export interface KeptRun {
  run: FirstRun;
  step: Step;
}

export function keepRun(copies: BrowserCopies, userId: number, { run, step }: KeptRun): void {
  copies.write(getCopyKey(userId), JSON.stringify({ shape: SHAPE, step, run }));
}

/** Returns null where nothing is kept that can be read. */
export function readKeptRun(copies: BrowserCopies, userId: number): KeptRun | null {
  const copy = copies.list(userId, KEPT_RUN).find(({ key }) => key === getCopyKey(userId));
  if (!copy) return null;
  try {
    const stored: Partial<KeptRun & { shape: number }> | null = JSON.parse(copy.text);
    if (stored?.shape !== SHAPE || !stored.run || !isStep(stored.step)) return null;
    const { answers } = createEmptyRun(stored.run.answers.language);
    return { run: { ...stored.run, answers: { ...answers, ...stored.run.answers } }, step: stored.step };
  } catch {
    return null;
  }
}

/** Forgets the answers, and notes that this owner is not to be asked again. */
export function endRun(copies: BrowserCopies, userId: number): void {
  copies.remove([getCopyKey(userId)]);
  copies.write(FIRST_RUN_KEY, JSON.stringify([...listOver().filter((id) => id !== userId), userId]));
}

const getCopyKey = (userId: number) => toBrowserCopyKey(userId, KEPT_RUN, 'answers');
