/** The first run asks these questions in this order, and then shows pages. */
export const steps = ['kind', 'name', 'visitors', 'pages'] as const;
export type Step = (typeof steps)[number];
export type Question = Exclude<Step, 'pages'>;

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}

export function getStepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** Returns null for the first step. */
export function findStepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
