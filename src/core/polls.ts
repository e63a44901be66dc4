/** An option of a poll is stored with its place on the page, or with one below 0 when it has left the page. */
export interface StoredOption {
  optionIndex: number;
  text: string;
  votes: number;
}

export interface CarriedOption extends StoredOption {
  /** Its votes stood at this place before; null for a new option. */
  from: number | null;
}

/**
 * Returns the options after a save, each with the votes for its text. Equal texts keep theirs first; then a new text takes
 * those of the one in the same place, which was reworded. An option that left the page keeps its votes below 0, in case its
 * text comes back.
 */
export function carryVotes(stored: readonly StoredOption[], texts: readonly string[]): CarriedOption[] {
  const left = new Set([...stored].sort(compareOptions));
  const found: (StoredOption | undefined)[] = texts.map(() => undefined);
  const match = (isSame: (option: StoredOption, text: string, index: number) => boolean) =>
    texts.forEach((text, index) => {
      const option = found[index] ?? [...left].find((candidate) => isSame(candidate, text.trim(), index));
      if (!option) return;
      found[index] = option;
      left.delete(option);
    });
  match((option, text, index) => option.text.trim() === text && option.optionIndex === index);
  match((option, text) => option.text.trim() === text);
  match((option, _text, index) => option.optionIndex === index);

  const onPage = texts.map((text, optionIndex) => {
    const option = found[optionIndex];
    return { optionIndex, text, votes: option?.votes ?? 0, from: option?.optionIndex ?? null };
  });
  const gone = [...left]
    .filter(({ votes }) => votes > 0)
    .map((option, index) => ({ ...option, optionIndex: -1 - index, from: option.optionIndex }));
  return [...onPage, ...gone];
}

/** Puts the options of the page in order of their place, then those that left it. */
function compareOptions(a: StoredOption, b: StoredOption): number {
  return Number(a.optionIndex < 0) - Number(b.optionIndex < 0) || a.optionIndex - b.optionIndex;
}

/**
 * Returns whole percentages that add up to 100, by largest remainder; of equal remainders the earlier one is rounded up.
 * All are 0 where nothing was counted.
 */
export function toWholePercentages(counts: readonly number[]): number[] {
  const total = sum(counts);
  if (total === 0) return counts.map(() => 0);
  const percentages = counts.map((count) => Math.floor((count * 100) / total));
  const missing = 100 - sum(percentages);
  // Remainders are whole numbers, which compare exactly.
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
