import type { Section } from '@/sections/page/page';
import { isSame } from '../state/editor-page';
import type { EditorPage } from '../state/editor-state';

export interface PageDifference {
  kind: 'description' | 'logo' | 'theme' | 'only-mine' | 'only-theirs' | 'changed' | 'order';
  /** The section that it is about; mine where both have it. */
  section?: Section;
}

/** What two versions of a page have different, in the order of my page. */
export function comparePages(mine: EditorPage, theirs: EditorPage): PageDifference[] {
  const differences: PageDifference[] = [];
  if (mine.description !== theirs.description) differences.push({ kind: 'description' });
  if (mine.logoUrl !== theirs.logoUrl) differences.push({ kind: 'logo' });
  if (!isSame(mine.theme, theirs.theme)) differences.push({ kind: 'theme' });

  const theirsById = new Map(theirs.sections.map((section) => [section.id, section]));
  const mineIds = new Set(mine.sections.map(({ id }) => id));
  for (const section of mine.sections) {
    const other = theirsById.get(section.id);
    if (!other) differences.push({ kind: 'only-mine', section });
    else if (!isSame(withoutOrder(section), withoutOrder(other)))
      differences.push({ kind: 'changed', section });
  }
  for (const section of theirs.sections) {
    if (!mineIds.has(section.id)) differences.push({ kind: 'only-theirs', section });
  }
  const common = mine.sections.map(({ id }) => id).filter((id) => theirsById.has(id));
  const commonTheirs = theirs.sections.map(({ id }) => id).filter((id) => mineIds.has(id));
  if (!isSame(common, commonTheirs)) differences.push({ kind: 'order' });
  return differences;
}

function withoutOrder({ order: _order, ...section }: Section) {
  return section;
}
