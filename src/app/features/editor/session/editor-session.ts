import { createContext, use, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { browserCopies } from '@/app/lib/browser-copies';
import { getIssueText } from '@/app/lib/issue-text';
import type { Website } from '@/contracts/websites';
import { createListeners } from '@/core/listeners';
import { createRequestId } from '@/core/request-id';
import { callWhenIdle } from '@/ui/call-when-idle';
import type { EditorState } from '../state/editor-state';
import { browserEvents } from '../sync/browser-events';
import {
  createEditorSync,
  type EditorDispatch,
  type EditorStore,
  type EditorSync,
  websiteCalls,
} from '../sync/editor-sync';
import type { SyncState } from '../sync/sync-state';
import type { SessionUploads } from '../sync/uploads';
import { useText } from '../use-text';

/** The uploads begin when the fields that take files are loaded, whose script comes after the editor's own. */
interface LazyUploads extends Pick<SessionUploads, 'subscribe' | 'isBusy' | 'isSendingTo' | 'whenIdle'> {
  /** Returns the uploads, and creates them the first time. */
  open: (create: () => SessionUploads) => SessionUploads;
}

/** A session belongs to one edited website, for as long as the editor is open. */
export interface EditorSession {
  store: EditorStore;
  sync: EditorSync;
  uploads: LazyUploads;
}

export const EditorSessionContext = createContext<EditorSession | null>(null);

/** Returns a session for a stored website, or for one that is to be created; it stays the same as long as the component. */
export function useNewSession(website: Website | null): EditorSession {
  const t = useText();
  const { user } = useCurrentUser();
  const [session] = useState((): EditorSession => {
    const sync = createEditorSync({
      website,
      // Only owners come here, and nobody has the id 0.
      userId: user?.id ?? 0,
      calls: websiteCalls,
      backups: browserCopies,
      events: browserEvents,
      clock,
      createRequestId,
      translate: ({ path, message, values }) =>
        getIssueText({ path: path.split('.'), message, params: values }, t),
    });
    return { store: sync.store, sync, uploads: createLazyUploads() };
  });
  return session;
}

export function useEditorSession(): EditorSession {
  const session = use(EditorSessionContext);
  if (!session) throw new Error('The editor needs its session above it');
  return session;
}

/** Returns a part of the editor's state. The component is rendered again only when this part is another value or object. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const { store } = useEditorSession();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** Returns the function that changes the state; it is always the same function. */
export function useEditorDispatch(): EditorDispatch {
  return useEditorSession().store.dispatch;
}

/**
 * Returns a part of how the work is kept. The component is rendered again only when this part is another value or
 * object.
 */
export function useSync<Part>(select: (state: SyncState) => Part): Part {
  const { sync } = useEditorSession();
  return useSyncExternalStore(sync.subscribe, () => select(sync.getState()));
}

function createLazyUploads(): LazyUploads {
  const { subscribe, notify } = createListeners();
  let opened: SessionUploads | null = null;
  return {
    isBusy: () => opened?.isBusy() ?? false,
    isSendingTo: (sectionId) => opened?.isSendingTo(sectionId) ?? false,
    whenIdle: async () => opened?.whenIdle() ?? true,
    subscribe,
    open(create) {
      if (opened) return opened;
      opened = create();
      opened.subscribe(notify);
      return opened;
    },
  };
}

export function useIsUploading(): boolean {
  const { uploads } = useEditorSession();
  return useSyncExternalStore(uploads.subscribe, uploads.isBusy);
}

const clock = {
  now: Date.now,
  startTimer(callback: () => void, delayMs: number) {
    let stopWaiting = () => {};
    const timer = setTimeout(() => {
      stopWaiting = callWhenIdle(callback, IDLE_WAIT_MS);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  },
};

/** Writing a copy of a long page takes a frame, so the next letter goes first. */
const IDLE_WAIT_MS = 250;
