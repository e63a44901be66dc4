import { parse } from 'csv-parse/sync';
import type { AppError } from '@/core/app-error';
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '@/core/imports';
import { type MessageKey, phrase } from '@/core/messages';
import { createValidationError } from '../../kernel/validation';

/** Every cell is a text. Nothing is ever computed: a formula is a text like any other. */
export interface Table {
  titles: string[];
  rows: TableRow[];
}

interface TableRow {
  /** Rows are numbered as in a spreadsheet: the titles are row 1. */
  number: number;
  cells: string[];
}

const BOMS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
/** An Excel workbook is an archive of files, and begins with these bytes. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Returns the text of a file: in Unicode, or as Windows wrote it in this part of Europe. Throws VALIDATION for a file
 * without text.
 */
export function decodeFile(file: Buffer): string {
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => file[index] === byte);
  if (begins(ARCHIVE) || begins(OLD_WORKBOOK)) throw createRefusedFileError('errors.importWorkbook');
  const marked = BOMS.find(({ bytes }) => begins(bytes));
  const text = marked ? new TextDecoder(marked.encoding).decode(file) : decodeUnmarked(file);
  // No database stores this character, and no text contains it.
  if (text.includes('\0')) throw createRefusedFileError('errors.importNoText');
  return text.toWellFormed();
}

function decodeUnmarked(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1250').decode(file);
  }
}

const DELIMITERS = [',', ';', '\t'];
/** The separator is guessed from this many lines. */
const LOOKED_AT = 20;
const LOOKED_AT_LENGTH = 100_000;

/**
 * Reads a file whose cells have commas, semicolons or tabs between them. Throws VALIDATION for a file that cannot be
 * read.
 */
export function parseTable(text: string): Table {
  const [titles, ...rows] = readCells(text, guessDelimiter(text), IMPORT_MAX_ROWS + 2);
  if (!titles || rows.length === 0) throw createRefusedFileError('errors.importEmpty');
  if (titles.cells.length > IMPORT_MAX_COLUMNS)
    throw createRefusedFileError('errors.importTooWide', IMPORT_MAX_COLUMNS);
  if (rows.length > IMPORT_MAX_ROWS) throw createRefusedFileError('errors.importTooLong', IMPORT_MAX_ROWS);
  const width = titles.cells.length;
  return {
    titles: titles.cells,
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: Array.from({ length: width }, (_, index) => cells[index] ?? ''),
    })),
  };
}

/** Returns the separator that makes the most cells in the first lines, if these all have the same number of cells. */
function guessDelimiter(text: string): string {
  const [best] = DELIMITERS.map((delimiter) => {
    const rows = readCells(text.slice(0, LOOKED_AT_LENGTH), delimiter, LOOKED_AT, true);
    const width = rows[0]?.cells.length ?? 0;
    const same = rows.filter(({ cells }) => cells.length === width).length;
    return { delimiter, weight: width < 2 ? 0 : (same / rows.length) * width };
  }).sort((one, other) => other.weight - one.weight);
  return best?.weight ? best.delimiter : ',';
}

function readCells(text: string, delimiter: string, most: number, isTry = false): TableRow[] {
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      to: most,
      max_record_size: 200_000,
    });
    return records
      .map((cells, index) => ({ number: index + 1, cells: cells.map(cleanCell) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch {
    if (isTry) return [];
    throw createRefusedFileError('errors.importBroken');
  }
}

/** Our own files, and those of others, put an apostrophe before a text that a spreadsheet would take for a formula. */
const cleanCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t])/, '');

export function createRefusedFileError(message: MessageKey, max?: number): AppError {
  return createValidationError([
    { path: 'file', message: phrase(message, max === undefined ? {} : { max }) },
  ]);
}
