import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Locale } from '@/core/locale/locale';
import type { MessageKey } from '@/core/messages';
import { createCsvFile } from '../../kernel/csv-file';
import type { Database } from '../../kernel/database';
import { createCursorAfter } from '../../kernel/page-cursor';
import { text } from '../../kernel/text';
import { getWebsiteClock } from '../websites';

/** A whole list of a website as a file to keep. */
export async function streamCsv<Row extends SheetRow>(
  db: Database,
  websiteId: number,
  sheet: Sheet<Row>,
  { reply, locale }: { reply: FastifyReply; locale: Locale },
): Promise<Readable> {
  const { slug, timeZone } = await getWebsiteClock(db, websiteId);
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${slug}-${text(locale, sheet.fileName)}.csv"`,
    'cache-control': 'no-store',
  });
  return toCsv(db, { id: websiteId, timeZone, locale }, sheet);
}

/**
 * A whole list as a file that a spreadsheet opens: marked as UTF-8, with the semicolons that those of our countries expect, and no
 * cell that would run as a formula. It is read and sent piece by piece, whatever its length.
 */
export function toCsv<Row extends SheetRow>(
  db: Database,
  { id, ...context }: { id: number } & SheetContext,
  sheet: Sheet<Row>,
): Readable {
  const titles = sheet.columns.map(([title]) => text(context.locale, title));
  return createCsvFile(titles, readCells(db, id, sheet, context));
}

async function* readCells<Row extends SheetRow>(
  db: Database,
  websiteId: number,
  { read, columns }: Sheet<Row>,
  context: SheetContext,
): AsyncGenerator<(string | number | null)[]> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await read(db, websiteId, cursor, context.locale);
    for (const row of rows) yield columns.map(([, cell]) => cell(row, context));
    const last = rows.at(-1);
    if (!last || rows.length < SHEET_ROWS_AT_ONCE) return;
    cursor = createCursorAfter(last);
  }
}

/** A file speaks the language of its owner, by the clock of the website. */
interface SheetContext {
  timeZone: string;
  locale: Locale;
}

export interface SheetRow {
  id: number;
  createdAt: Date;
}

/** A list as a table: where its rows come from and what stands in its columns. */
export interface Sheet<Row extends SheetRow> {
  /** The text that the file is called by, in letters that every system takes. */
  fileName: MessageKey;
  /** The rows after a cursor, newest first, as many as are read at once. */
  read(db: Database, websiteId: number, cursor: string | undefined, locale: Locale): Promise<Row[]>;
  /** Column titles, and the cell of a row; moments are on the clock of the time zone. */
  columns: [title: MessageKey, cell: (row: Row, context: SheetContext) => string | number | null][];
}

export const SHEET_ROWS_AT_ONCE = 500;
