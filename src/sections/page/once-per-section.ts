import type { Section } from './page';

/**
 * Makes a function that computes something of a section once: a section is replaced and never changed, and of a page of
 * two hundred a letter replaces one.
 */
export function oncePerSection<Result, Of extends Section = Section>(
  compute: (section: Of) => Result,
): (section: Of) => Result {
  const known = new WeakMap<Of, { result: Result }>();
  return (section) => {
    let found = known.get(section);
    if (!found) {
      found = { result: compute(section) };
      known.set(section, found);
    }
    return found.result;
  };
}
