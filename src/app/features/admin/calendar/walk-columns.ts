import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Walks by the arrow keys from visit to visit: up and down in a column, left and right to the next one that has some. */
export function walkColumns(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const focused = document.activeElement;
  if (!step || !(focused instanceof HTMLElement)) return;
  const columns = [...event.currentTarget.querySelectorAll('.dgrid__col')]
    .map((column) => inOrder(column.querySelectorAll('button')))
    .filter((buttons) => buttons.length > 0);
  const from = columns.findIndex((buttons) => buttons.includes(focused as HTMLButtonElement));
  if (from < 0) return;
  event.preventDefault();
  const [sideways, down] = step;
  const column = columns[from + sideways] ?? [];
  const to =
    sideways === 0
      ? column[column.indexOf(focused as HTMLButtonElement) + down]
      : column.find((button) => button.getBoundingClientRect().bottom > getTop(focused));
  (to ?? (sideways === 0 ? undefined : column.at(-1)))?.focus();
}

const getTop = (element: Element) => element.getBoundingClientRect().top;

function inOrder(buttons: NodeListOf<HTMLButtonElement>): HTMLButtonElement[] {
  return [...buttons].sort((a, b) => getTop(a) - getTop(b));
}
