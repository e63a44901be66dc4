import type { Website } from '@/contracts/websites';
import type { Section } from '@/sections/page/definitions';
import type { Rebase } from '../state/actions/reduce-editor';
import { isSame, isSamePage, toEditorPage } from '../state/editor-page';
import type { EditorPage, EditorState } from '../state/editor-state';

/** Returns an action that keeps the work as it is, and lets it grow from this version from now on. */
export function toRebase(website: Website): Rebase {
  const { version, isPublished } = website;
  return { type: 'rebase', version, isPublished, savedPage: toEditorPage(website) };
}

/** Returns true if a stored website is the next version and equals a save of this editor that got no answer. */
export function isOwnSave(
  { version, lostSaves }: Pick<EditorState, 'version' | 'lostSaves'>,
  website: Website,
): boolean {
  if (lostSaves.length === 0 || website.version !== version + 1) return false;
  const stored = toEditorPage(website);
  return lostSaves.some(
    ({ page, isPublished }) => isPublished === website.isPublished && isSamePage(page, stored),
  );
}

/** Returns true if another save leaves nothing to decide: it equals the page here, or is our own save. */
export function isNoConflict(editor: EditorState, website: Website): boolean {
  return isOwnSave(editor, website) || isSamePage(toNewestPage(website), editor.page);
}

/**
 * Returns the page of a website with its unsaved work, which grew from the same version: a section may have been copied
 * into it from another website.
 */
export function toNewestPage(website: Website): EditorPage {
  return toEditorPage(website.draft ? { language: website.language, ...website.draft } : website);
}

export interface PageDifference {
  kind:
    | 'description'
    | 'logo'
    | 'language'
    | 'theme'
    | 'share'
    | 'only-mine'
    | 'only-theirs'
    | 'changed'
    | 'order';
  /** The difference is about this section; it is mine where both pages have it. */
  section?: Section;
}

/** Lists how two versions of a page differ, in the order of my page. */
export function comparePages(mine: EditorPage, theirs: EditorPage): PageDifference[] {
  const differences: PageDifference[] = [];
  if (mine.description !== theirs.description) differences.push({ kind: 'description' });
  if (mine.logoUrl !== theirs.logoUrl) differences.push({ kind: 'logo' });
  if (mine.language !== theirs.language) differences.push({ kind: 'language' });
  if (!isSame(mine.theme, theirs.theme)) differences.push({ kind: 'theme' });
  if (!isSame(mine.share, theirs.share)) differences.push({ kind: 'share' });

  const theirsById = new Map(theirs.sections.map((section) => [section.id, section]));
  const mineIds = new Set(mine.sections.map(({ id }) => id));
  for (const section of mine.sections) {
    const other = theirsById.get(section.id);
    if (!other) differences.push({ kind: 'only-mine', section });
    else if (section !== other && !isSame(withoutOrder(section), withoutOrder(other)))
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
