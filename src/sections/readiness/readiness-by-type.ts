import type { SectionReadiness } from '../definition/define-readiness';

/** By the folders of the types; one without such a file has nothing that could be wrong. */
const found = import.meta.glob<SectionReadiness>('../types/*/readiness.ts', {
  eager: true,
  import: 'readiness',
});
const byType = new Map(Object.values(found).map((readiness) => [readiness.type, readiness]));

/** Finds what is to be right with sections of a type; null where nothing can be wrong, and for unknown types. */
export function findReadiness(type: string): SectionReadiness | null {
  return byType.get(type) ?? null;
}
