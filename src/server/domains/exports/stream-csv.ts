import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Locale } from '@/core/locale/locale';
import type { MessageKey } from '@/core/messages';
import { createCsvFile } from '../../kernel/csv-file';
import type { Database } from '../../kernel/database';
import { createCursorAfter } from '../../kernel/page-cursor';
import { text } from '../../kernel/text';
import { getWebsiteClock } from '../websites';

/** Sends a whole list of a website as a file. */
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
 * Writes a whole list as a file that a spreadsheet opens: it is marked as UTF-8, has the semicolons that spreadsheets
 * of our countries expect, and no cell that would run as a formula. The list is read and sent piece by piece, whatever
 * its length.
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

/** A file is in the language of its owner, with times on the clock of the website. */
interface SheetContext {
  timeZone: string;
  locale: Locale;
}

export interface SheetRow {
  id: number;
  createdAt: Date;
}

/** Describes a list as a table: where its rows come from and what its columns contain. */
export interface Sheet<Row extends SheetRow> {
  /** The file has this text as its name, in letters that every system accepts. */
  fileName: MessageKey;
  /** Reads the rows after a cursor, newest first, SHEET_ROWS_AT_ONCE at most. */
  read(db: Database, websiteId: number, cursor: string | undefined, locale: Locale): Promise<Row[]>;
  /** Each column has a title and a function that returns a row's cell; moments are on the clock of the time zone. */
  columns: [title: MessageKey, cell: (row: Row, context: SheetContext) => string | number | null][];
}

export const SHEET_ROWS_AT_ONCE = 500;
