import type { SectionReadiness } from '../definition/define-readiness';

/** Each type has its file in its folder; a type without a file has nothing that could be wrong. */
const found = import.meta.glob<SectionReadiness>('../types/*/readiness.ts', {
  eager: true,
  import: 'readiness',
});
const byType = new Map(Object.values(found).map((readiness) => [readiness.type, readiness]));

/** Finds what is to be right with sections of a type; null where nothing can be wrong, and for unknown types. */
export function findReadiness(type: string): SectionReadiness | null {
  return byType.get(type) ?? null;
}
