import type { LockedFeature, Tier } from '@/core/plans';
import { findLockedFeature } from '@/sections/page/find-locked-feature';
import { toLimitedPage } from './editor-page';
import type { EditorPage, EditorState } from './editor-state';

/**
 * Finds what of a change the plan does not have. A change is fine when a save of it would be, and also when the page
 * asked as much of the plan before it: then it is not this change that is too much.
 */
export function findLockedChange(
  tier: Tier,
  { page, saved }: Pick<EditorState, 'page' | 'saved'>,
  next: EditorPage,
): LockedFeature | null {
  if (next === page) return null;
  const asked = toLimitedPage(next);
  const locked = findLockedFeature(tier, asked, toLimitedPage(page));
  return locked && findLockedFeature(tier, asked, toLimitedPage(saved.page));
}
