import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../kernel/database';
import { cursorAfter } from '../../kernel/page-cursor';
import { getWebsiteClock } from '../websites';

/** A whole list of a website as a file to keep. */
export async function streamCsv<Row extends SheetRow>(
  db: Database,
  websiteId: number,
  name: string,
  sheet: Sheet<Row>,
  reply: FastifyReply,
): Promise<Readable> {
  const { slug, timeZone } = await getWebsiteClock(db, websiteId);
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${slug}-${name}.csv"`,
    'cache-control': 'no-store',
  });
  return csvOf(db, { id: websiteId, timeZone }, sheet);
}

/**
 * A whole list as a file that a spreadsheet opens: marked as UTF-8, with the semicolons that Slovak ones expect, and no
 * cell that would run as a formula. It is read and sent piece by piece, whatever its length.
 */
export function csvOf<Row extends SheetRow>(
  db: Database,
  { id, timeZone }: { id: number; timeZone: string },
  sheet: Sheet<Row>,
): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    header: true,
    columns: sheet.columns.map(([title]) => title),
  });
  const cells = Readable.from(readCells(db, id, sheet, timeZone));
  cells.once('error', (error) => csv.destroy(error));
  csv.once('close', () => cells.destroy());
  return cells.pipe(csv);
}

async function* readCells<Row extends SheetRow>(
  db: Database,
  websiteId: number,
  { read, columns }: Sheet<Row>,
  timeZone: string,
): AsyncGenerator<(string | number | null)[]> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await read(db, websiteId, cursor);
    for (const row of rows) yield columns.map(([, cell]) => cell(row, timeZone));
    const last = rows.at(-1);
    if (!last || rows.length < SHEET_ROWS_AT_ONCE) return;
    cursor = cursorAfter(last);
  }
}

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
