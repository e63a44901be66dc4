import type { Tier } from '@/core/plans';
import { getDefinition } from '@/sections/page/definitions';
import { isForVisitors, isOpenToVisitors, type Section } from '@/sections/page/page';

type VisitorAction = NonNullable<ReturnType<typeof getDefinition>['visitorAction']>;

interface FirstAction {
  sectionId: string;
  label: VisitorAction['label'];
}

/** Finds what visitors of a page do first, such as booking; null where they only read. */
export function findFirstAction(sections: readonly Section[], tier: Tier): FirstAction | null {
  const actions = sections.flatMap((section) => {
    if (section.type === 'unknown' || !isForVisitors(section) || !isOpenToVisitors(section.type, tier))
      return [];
    const { visitorAction } = getDefinition(section.type);
    return visitorAction ? [{ sectionId: section.id, ...visitorAction }] : [];
  });
  const [first] = actions.sort((a, b) => a.rank - b.rank);
  return first ? { sectionId: first.sectionId, label: first.label } : null;
}
