const STEPS = 4;
const ROUND = [1, 1.5, 2, 2.5, 5, 10];

/** Whole, round numbers for the axis of a chart, the largest first: 100, 75, 50, 25, 0 for 91. */
export function axisSteps(largest: number): number[] {
  const wanted = Math.max(Math.ceil(largest / STEPS), 1);
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const step = ROUND.map((round) => round * unit).find((size) => Number.isInteger(size) && size >= wanted);
  return Array.from({ length: STEPS + 1 }, (_, place) => (STEPS - place) * (step ?? wanted));
}
