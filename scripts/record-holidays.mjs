// Asks date-holidays for the public holidays of the coming years and records them for the test of our own rules. The
// package is not among our dependencies: it brings 45 MB of files, and 27 MB of memory to a process that loads it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'date-holidays';
const VERSION = process.argv[2] ?? 'latest';
const COUNTRIES = ['SK', 'CZ', 'DE', 'AT'];
const WITH_REGIONS = ['DE'];
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032];
const RECORD = new URL('../src/core/public-holidays.recorded.json', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'holidays-'));
try {
  execFileSync('npm', ['install', '--prefix', folder, `${PACKAGE}@${VERSION}`], { stdio: 'inherit' });
  const Holidays = createRequire(join(folder, 'package.json'))(PACKAGE);
  const places = COUNTRIES.flatMap((country) => [
    country,
    ...(WITH_REGIONS.includes(country)
      ? Object.keys(new Holidays().getStates(country)).map((region) => `${country} ${region}`)
      : []),
  ]);
  const record = Object.fromEntries(
    places.map((place) => [place, Object.fromEntries(YEARS.map((year) => [year, datesOf(place, year)]))]),
  );
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);

  function datesOf(place, year) {
    const holidays = new Holidays(...place.split(' '), { types: ['public'] });
    const dates = holidays
      .getHolidays(year)
      .map(({ date }) => date.slice('YYYY-'.length, 'YYYY-MM-DD'.length));
    return [...new Set(dates)].sort().join(' ');
  }
} finally {
  rmSync(folder, { recursive: true });
}
