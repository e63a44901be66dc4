type Row = Record<string, string | number>;

/** Prints rows under a headline; numbers are aligned to the right. */
export function printTable(headline: string, rows: Row[]): void {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)));
  const formatLine = (cell: (name: string, width: number) => string) =>
    `  ${names.map((name, index) => cell(name, widths[index] ?? 0)).join('  ')}`.trimEnd();
  console.log(`\n${headline}\n`);
  console.log(formatLine((name, width) => name.padEnd(width)));
  console.log(formatLine((_name, width) => '-'.repeat(width)));
  for (const row of rows) {
    console.log(
      formatLine((name, width) => {
        const value = row[name] ?? '';
        return typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width);
      }),
    );
  }
}

/** Writes how a result stands to its aim. */
export function formatVerdict(isReached: boolean): string {
  return isReached ? 'reached' : '*** MISSED ***';
}
