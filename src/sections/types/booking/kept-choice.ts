const KEY = 'bookings';

/** When a visitor would like to come. */
export interface Choice {
  date?: string;
  time?: string;
  endDate?: string;
}

/**
 * Reads what was chosen in a section before the visitor went on and came back, or loaded the page again. It lies in the
 * entry of the browser's history: it goes with the tab, and nobody else reads it.
 */
export function readChoice(sectionId: string): Choice {
  const kept: unknown = history.state?.[KEY]?.[sectionId];
  if (typeof kept !== 'object' || kept === null) return {};
  const { date, time, endDate } = kept as Record<string, unknown>;
  return { date: textOf(date), time: textOf(time), endDate: textOf(endDate) };
}

/** Keeps a choice; an empty one forgets it. */
export function keepChoice(sectionId: string, choice: Choice): void {
  const { state } = history;
  history.replaceState({ ...state, [KEY]: { ...state?.[KEY], [sectionId]: choice } }, '');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
