import { useCallback } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { findRequiredPlan, type LockedFeature, recommendedTier, type Tier } from '@/core/plans';
import { getDefinition, type SectionType } from '@/sections/page/definitions';
import { findLockedFeature } from '@/sections/page/page';
import { type EditorAction, reduceEditor } from '../state/actions/reduce-editor';
import { toLimitedPage } from '../state/editor-page';
import type { EditorPage, EditorState } from '../state/editor-state';
import { useEditorSession } from './editor-session';

/** Returns the owner's tier. Until it is known nothing is locked here, and only the server refuses. */
export function usePlanTier(): Tier {
  return useCurrentUser().user?.subscriptionTier ?? recommendedTier;
}

/** Returns a function that says whether a section type is locked. */
export function useFindLockedType(): (type: SectionType) => LockedFeature | null {
  const tier = usePlanTier();
  return useCallback((type) => findRequiredPlan(tier, getDefinition(type).feature), [tier]);
}

/**
 * Returns a function that changes the state as far as the owner's plan allows; otherwise it says what is locked and
 * returns false.
 */
export function usePlanDispatch(): (action: EditorAction) => boolean {
  const { store } = useEditorSession();
  const tier = usePlanTier();
  const showLocked = useShowLocked();
  return useCallback(
    (action) => {
      const state = store.getState();
      const locked = findLockedChange(tier, state, reduceEditor(state, action, Date.now()).page);
      if (locked) showLocked(locked);
      else store.dispatch(action);
      return locked === null;
    },
    [store, tier, showLocked],
  );
}

/**
 * Finds a feature of a change that the plan does not have. A change is fine if a save of it would be, and also if the
 * page before it needed as much: then the change adds nothing.
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
