import { useCallback } from 'react';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { useEditorSession } from '../session/editor-session';
import { type EditorAction, reduceEditor } from '../state/reduce-editor';
import { findLockedChange } from './find-locked-change';
import { usePlanTier } from './use-plan-tier';

/** Changes the state as far as the owner's plan allows; otherwise says what is locked and answers false. */
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
