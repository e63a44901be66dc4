import { createContext, use, useSyncExternalStore } from 'react';
import type { DraftStatus } from '../save/draft-keeper';
import type { UnsavedWork } from '../save/unsaved-work';
import type { EditorState } from '../state/editor-state';
import type { EditorDispatch } from '../state/editor-store';
import type { EditorSession } from './editor-session';

export const EditorSessionContext = createContext<EditorSession | null>(null);

export function useEditorSession(): EditorSession {
  const session = use(EditorSessionContext);
  if (!session) throw new Error('The editor needs its session above it');
  return session;
}

/** A part of the editor's state. The component is drawn anew only when this part is another value or object. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const { store } = useEditorSession();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** Changes the state; always the same function. */
export function useEditorDispatch(): EditorDispatch {
  return useEditorSession().store.dispatch;
}

export function useDraftStatus(): DraftStatus {
  const { drafts } = useEditorSession();
  return useSyncExternalStore(drafts.subscribe, drafts.getStatus);
}

/** Whether this browser has all that is unsaved. */
export function useIsCopyKept(): boolean {
  const { copies } = useEditorSession();
  return useSyncExternalStore(copies.subscribe, copies.isKept);
}

/** Unsaved work of an earlier visit that waits for the owner's decision. */
export function useOffer(): UnsavedWork | null {
  const { offers } = useEditorSession();
  return useSyncExternalStore(offers.subscribe, offers.getOffer);
}
