/** Puts values into the places of a text of the page, such as {count}; whatever stands in a value is text. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
