const LINE_MAX_BYTES = 75;
const BREAK = '\r\n';
/** A line that goes on in the next one: that begins with a blank. */
const FOLD = /\r\n[ \t]/g;

/** A calendar file whose lines have at most 75 bytes (RFC 5545, 3.1): the library counts letters, and accents have two. */
export function foldCalendarLines(calendar: string): string {
  return calendar.replace(FOLD, '').split(BREAK).map(foldLine).join(BREAK);
}

function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_MAX_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join(BREAK);
}
