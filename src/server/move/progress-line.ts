import { DEFAULT_LOCALE } from '@/core/locale/locale';
import type { MoveWatch } from './copy-rows';

/** Is a terminal, or a file or a pipe that takes plain lines. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const STEPS = { copied: 'Copied', compared: 'Compared' };
/** A log gets a line for each tenth. */
const PARTS = 10;

/** Writes how far a move is: one line that is rewritten on a terminal, and ten lines for each step elsewhere. */
export function createProgress(output: Output): { onRows: MoveWatch['onRows']; end(): void } {
  let last = '';
  return {
    onRows(step, rows, all, table) {
      const share = all === 0 ? 1 : rows / all;
      const text = `${STEPS[step]} ${formatRows(rows)} of ${formatRows(all)} rows (${Math.floor(share * 100)} %)`;
      const part = output.isTTY ? text : `${step} ${Math.floor(share * PARTS)}`;
      if (part === last) return;
      last = part;
      output.write(output.isTTY ? `\r\u001b[K${text}: ${table}` : `${text}\n`);
    },
    end() {
      if (output.isTTY && last !== '') output.write('\r\u001b[K');
      last = '';
    },
  };
}

/** Operators read English, so a number looks like 10,000. */
export const formatRows = (rows: number) => rows.toLocaleString(DEFAULT_LOCALE);
