/** Holds what a text expects of its caller: the message format of ICU, as far as our texts use it. */
interface Pattern {
  /** Names the values, a choice with its options: for example `name` or `tier{premium,standard}`. */
  values: Set<string>;
  /** Names the marks: `big` stands for `<big>`. */
  tags: Set<string>;
  /** Lists the forms of each number, such as `one` and `few`, and those for one number only, such as `=0`. */
  plurals: string[][];
}

export function readPattern(text: string): Pattern {
  const pattern: Pattern = { values: new Set(), tags: new Set(), plurals: [] };
  readInto(pattern, text);
  return pattern;
}

function readInto(pattern: Pattern, text: string): void {
  for (const [, tag = ''] of text.matchAll(/<(\w+)\/?>/g)) pattern.tags.add(tag);
  for (const value of readBraces(text)) {
    const [, name = '', kind, choice = ''] =
      /^\s*(\w+)\s*(?:,\s*(\w+)\s*,?([\s\S]*))?$/.exec(value.inner) ?? [];
    if (kind !== 'plural' && kind !== 'select') {
      pattern.values.add(name);
      continue;
    }
    const options = readBraces(choice);
    const names = options.map((option) => option.before);
    if (kind === 'plural') pattern.plurals.push(names);
    pattern.values.add(kind === 'plural' ? name : `${name}{${names.sort().join()}}`);
    for (const option of options) readInto(pattern, option.inner);
  }
}

/** Reads the outermost pairs of braces, each with the word before it. */
function readBraces(text: string): { before: string; inner: string }[] {
  const found: { before: string; inner: string }[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of Array.from(text, (each, at) => [at, each] as const)) {
    if (character === '{' && depth++ === 0) start = index;
    if (character !== '}' || --depth > 0) continue;
    const before = /(\S*)\s*$/.exec(text.slice(0, start))?.[1] ?? '';
    found.push({ before, inner: text.slice(start + 1, index) });
  }
  if (depth !== 0) throw new Error(`The braces do not match in ${JSON.stringify(text)}`);
  return found;
}
