import { expect, it } from 'vitest';

/** A page, and above all a preview, carries the sheets of many types at once. */
const sheets = import.meta.glob<string>('../sections/types/*/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});
const shared = import.meta.glob<string>(['./css/*.css', '../sections/visitor-kit/*.css'], {
  eager: true,
  query: '?inline',
  import: 'default',
});

/** Lists the classes of a page in the selectors of a sheet. */
function listClasses(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').match(/[^{}]+(?=\{)/g) ?? [];
  return selectors.flatMap((selector) => selector.match(/\.s-[a-z\d-]+/g) ?? []);
}

it('no two section types mean different things by one class', () => {
  const known = new Set(Object.values(shared).flatMap(listClasses));
  const typesOf = new Map<string, Set<string>>();
  for (const [file, css] of Object.entries(sheets)) {
    const type = file.split('/').at(-2) ?? '';
    for (const name of listClasses(css)) {
      if (!known.has(name)) typesOf.set(name, (typesOf.get(name) ?? new Set()).add(type));
    }
  }
  const taken = [...typesOf].filter(([, types]) => types.size > 1).map(([name, types]) => [name, ...types]);
  // Words beside or below a picture stand in a box of one shape, which `hero-layouts.css` gives.
  expect(taken).toEqual([['.s-say', 'description', 'hero']]);
});
