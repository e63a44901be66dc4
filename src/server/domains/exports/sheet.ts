import type { Database } from '../../kernel/database';

export interface SheetRow {
  id: number;
  createdAt: Date;
}

/** A list as a table: where its rows come from and what stands in its columns. */
export interface Sheet<Row extends SheetRow> {
  /** The rows after a cursor, newest first, as many as are read at once. */
  read(db: Database, websiteId: number, cursor: string | undefined): Promise<Row[]>;
  /** Column titles, and the cell of a row; moments are on the clock of the time zone. */
  columns: [title: string, cell: (row: Row, timeZone: string) => string | number | null][];
}

export const SHEET_ROWS_AT_ONCE = 500;
