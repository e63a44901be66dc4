import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** Creates a CSV file that spreadsheet programs open. */
export function createCsvFile(
  titles: string[],
  rows: AsyncIterable<(string | number | null)[]> | (string | number | null)[][],
): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    header: true,
    columns: titles,
  });
  const cells = Readable.from(rows);
  cells.once('error', (error) => csv.destroy(error));
  csv.once('close', () => cells.destroy());
  return cells.pipe(csv);
}
