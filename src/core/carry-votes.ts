/** An option of a poll as it is stored: its place on the page, or below 0 when it has left the page. */
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
 * The options after a save, each with the votes that were given to its text: equal texts first, then what stands in
 * the same place, which was reworded. One that left the page keeps its votes below 0, in case its text comes back.
 */
export function carryVotes(stored: readonly StoredOption[], texts: readonly string[]): CarriedOption[] {
  const left = new Set([...stored].sort(pageBeforeLeft));
  const found: (StoredOption | undefined)[] = texts.map(() => undefined);
  const match = (isSame: (option: StoredOption, text: string, place: number) => boolean) =>
    texts.forEach((text, place) => {
      const option = found[place] ?? [...left].find((candidate) => isSame(candidate, text.trim(), place));
      if (!option) return;
      found[place] = option;
      left.delete(option);
    });
  match((option, text, place) => option.text.trim() === text && option.optionIndex === place);
  match((option, text) => option.text.trim() === text);
  match((option, _text, place) => option.optionIndex === place);

  const onPage = texts.map((text, optionIndex) => {
    const option = found[optionIndex];
    return { optionIndex, text, votes: option?.votes ?? 0, from: option?.optionIndex ?? null };
  });
  const gone = [...left]
    .filter(({ votes }) => votes > 0)
    .map((option, index) => ({ ...option, optionIndex: -1 - index, from: option.optionIndex }));
  return [...onPage, ...gone];
}

/** Options of the page by their place, then those that left it. */
function pageBeforeLeft(a: StoredOption, b: StoredOption): number {
  return Number(a.optionIndex < 0) - Number(b.optionIndex < 0) || a.optionIndex - b.optionIndex;
}
