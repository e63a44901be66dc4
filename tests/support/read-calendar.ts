/** Holds a property of a calendar: its parameters, and its value without escapes. */
interface CalendarProperty {
  parameters: Record<string, string>;
  value: string;
}

/** Holds the properties of one event by name. */
export type CalendarProperties = Record<string, CalendarProperty>;

const LINE = /^([A-Z][A-Z\d-]*)((?:;[A-Z\d-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/u;
const MAX_BYTES = 75;

/** Reads a calendar as programs do (RFC 5545); throws for a line, an order or an end that they would refuse. */
export function readCalendar(file: string): { calendar: CalendarProperties; events: CalendarProperties[] } {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(file)) throw new Error('Lines end with CRLF.');
  for (const line of file.split('\r\n'))
    if (Buffer.byteLength(line) > MAX_BYTES) throw new Error(`The line is too long: ${line}`);
  const lines = file
    .replace(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');
  if (lines.at(0) !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR')
    throw new Error('The calendar has no beginning or no end.');
  const calendar: CalendarProperties = {};
  const events: CalendarProperties[] = [];
  let open: CalendarProperties | null = null;
  for (const line of lines.slice(1, -1)) {
    const [, name = '', parameters = '', value = ''] = LINE.exec(line) ?? [];
    if (name === '') throw new Error(`No program reads ${line}`);
    if (name === 'BEGIN' || name === 'END') {
      if (value !== 'VEVENT' || (name === 'BEGIN') !== (open === null))
        throw new Error(`${line} is misplaced.`);
      if (open) events.push(assertWhole(open));
      open = name === 'BEGIN' ? {} : null;
      continue;
    }
    const into: CalendarProperties = open ?? calendar;
    if (into[name]) throw new Error(`${name} comes twice.`);
    into[name] = { parameters: readParameters(parameters), value: unescapeText(value) };
  }
  if (!calendar.VERSION || !calendar.PRODID) throw new Error('The calendar does not say who made it.');
  return { calendar, events };
}

function assertWhole(event: CalendarProperties): CalendarProperties {
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND'])
    if (!event[name]) throw new Error(`An event has no ${name}.`);
  for (const name of ['DTSTART', 'DTEND'] as const) {
    const { parameters, value } = event[name] as CalendarProperty;
    const form = parameters.VALUE === 'DATE' ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/;
    if (!form.test(value)) throw new Error(`${name} is no time: ${value}`);
  }
  return event;
}

function readParameters(parameters: string): Record<string, string> {
  const pairs = parameters.split(';').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}

function unescapeText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}
