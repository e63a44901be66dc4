/** The questions of the first run in their order, and the pages that their answers lead to. */
export const steps = ['kind', 'name', 'visitors', 'pages'] as const;
export type Step = (typeof steps)[number];
export type Question = Exclude<Step, 'pages'>;

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}

export function getStepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** Null before the first one. */
export function findStepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
