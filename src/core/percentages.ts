/**
 * Whole percentages that add up to 100, by largest remainder; of equal remainders the earlier one is rounded up. All 0
 * where nothing was counted.
 */
export function wholePercentages(counts: readonly number[]): number[] {
  const total = sum(counts);
  if (total === 0) return counts.map(() => 0);
  const percentages = counts.map((count) => Math.floor((count * 100) / total));
  const missing = 100 - sum(percentages);
  // Remainders as whole numbers, which compare exactly.
  const roundedUp = counts
    .map((count, index) => ({ index, remainder: (count * 100) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return percentages.map((percentage, index) => percentage + (roundedUp.includes(index) ? 1 : 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
