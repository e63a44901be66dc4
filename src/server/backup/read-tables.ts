import type { Database } from '../kernel/database';
import { type Range, type RangeState, readBatch, readState } from './table-range';
import type { Table } from './tables';

/** A batch has about this many characters, so that others wait for the database only as long as reading it takes. */
const BATCH_CHARACTERS = 512 * 1024;
const MIN_BATCH_ROWS = 20;
const MAX_BATCH_ROWS = 2000;

/** Takes rows and waits until there is room for more. */
export type TakeRows = (table: string, part: number, lines: string) => Promise<void>;

/** A piece is a range whose rows were taken, with its state at that time; it has no part when it had no rows. */
interface Piece extends Range, RangeState {
  part: number | null;
}

/** Reads a table in pieces, and reads again those that were changed since. */
export class TableReader {
  private pieces: Piece[] = [];
  private parts = 0;
  private batchRows = MIN_BATCH_ROWS;

  constructor(private readonly table: Table) {}

  /** Reads what has not been read yet or was changed since; returns the number of characters that were read. */
  async catchUp(db: Database, take: TakeRows): Promise<number> {
    if (this.pieces.length === 0) return this.readInto(this.pieces, db, { after: null, upTo: null }, take);
    const pieces: Piece[] = [];
    let characters = 0;
    for (const piece of this.pieces) {
      const { rows, writers } = await readState(db, this.table, piece);
      if (rows === piece.rows && writers === piece.writers) pieces.push(piece);
      else characters += await this.readInto(pieces, db, piece, take);
    }
    this.pieces = pieces;
    return characters;
  }

  /** Returns the rows that were taken and still count. */
  get contents() {
    return {
      name: this.table.name,
      columns: this.table.columns.map(({ name }) => name),
      rows: this.pieces.reduce((sum, { rows }) => sum + rows, 0),
      parts: this.pieces.flatMap(({ part }) => part ?? []),
    };
  }

  /** The pieces that it adds cover the range without a gap, so that no row that is added later is missed. */
  private async readInto(pieces: Piece[], db: Database, range: Range, take: TakeRows): Promise<number> {
    let { after } = range;
    let characters = 0;
    for (;;) {
      const maxRows = this.batchRows;
      const { lines, lastKey, rows, writers } = await readBatch(
        db,
        this.table,
        { after, upTo: range.upTo },
        maxRows,
      );
      const isLast = rows < maxRows;
      const upTo = isLast ? range.upTo : lastKey;
      const part = rows === 0 ? null : ++this.parts;
      pieces.push({ after, upTo, rows, writers, part });
      if (part !== null) await take(this.table.name, part, lines);
      characters += lines.length;
      if (isLast) return characters;
      after = upTo;
      this.batchRows = fitBatch(maxRows, lines.length);
    }
  }
}

/** Returns how many rows to read next; the number grows only step by step, because the next rows may be larger. */
function fitBatch(rows: number, characters: number): number {
  const fitting = Math.floor((rows * BATCH_CHARACTERS) / characters);
  return Math.max(MIN_BATCH_ROWS, Math.min(fitting, rows * 4, MAX_BATCH_ROWS));
}
