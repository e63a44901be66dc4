import { splitParagraphs } from '@/core/text';

export interface Fact {
  label: string;
  value: string;
}

const LABEL_MAX_LENGTH = 40;
const VALUE_MAX_LENGTH = 60;

/** Divides a description into its text and the lines that are a name and a value, such as `Floor area: 118 m²`. */
export function splitFacts(description: string): { text: string; facts: Fact[] } {
  const lines = splitParagraphs(description);
  const facts = lines.map(readFact);
  return {
    text: lines.filter((_line, index) => facts[index] === null).join('\n'),
    facts: facts.filter((fact) => fact !== null),
  };
}

function readFact(line: string): Fact | null {
  const colon = line.indexOf(':');
  const label = line.slice(0, colon).trim();
  const value = line.slice(colon + 1).trim();
  // The colon in a web address or a time of day does not end a name.
  const isFact = colon > 0 && /^\s/.test(line.slice(colon + 1)) && label !== '' && value !== '';
  return isFact && label.length <= LABEL_MAX_LENGTH && value.length <= VALUE_MAX_LENGTH
    ? { label, value }
    : null;
}
