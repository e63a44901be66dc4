import { type RefObject, use, useRef, useState } from 'react';
import { type EntryKind, type Unsent, UnsentContext } from '../api/unsent-words';
import { useOpenNow } from '../rows/use-open-now';

/** The sheet asks this of its form before it takes the form away. */
export interface EntryFormHandle {
  /** Keeps what was typed. */
  keep: () => void;
  isSending: () => boolean;
}

/** A form of the entry sheet is told and tells this. */
export interface EntryFormOptions {
  ref: RefObject<EntryFormHandle | null>;
  /** The form keeps what is typed under this id. */
  id: number;
  /** Is called with a failure that the form cannot show, because it was closed meanwhile. */
  onFailed: (error: Error) => void;
}

interface SendingCallbacks<Answer> {
  onSuccess: (answer: Answer, isShown: boolean) => void;
  /** Shows a failure in the form. */
  onError: (error: Error) => void;
}

/** Keeps what is typed for an entry of the diary until it is stored, also when its form has gone. */
export function useKeptEntry<Kind extends EntryKind>(
  kind: Kind,
  { id, onFailed }: EntryFormOptions,
  createSender: () => Unsent[Kind]['send'],
) {
  type Draft = Unsent[Kind]['draft'];
  const unsent = use(UnsentContext);
  const [kept] = useState(() => unsent.get(kind, id));
  const [sender] = useState<Unsent[Kind]['send']>(() => kept?.send ?? createSender());
  const shown = useOpenNow(true);
  const isSending = useRef(false);
  const keep = (draft: Draft | null) =>
    unsent.set(kind, id, draft ? ({ draft, send: sender } as Unsent[Kind]) : undefined);
  /** `getDraft` returns null if there is nothing to lose. */
  const createHandle = (getDraft: () => Draft | null): EntryFormHandle => ({
    keep() {
      const draft = getDraft();
      if (draft || !isSending.current) keep(draft);
    },
    isSending: () => isSending.current,
  });
  /** Keeps what is sent, and returns what follows the answer. */
  const startSending = <Answer>(draft: Draft, { onSuccess, onError }: SendingCallbacks<Answer>) => {
    isSending.current = true;
    keep(draft);
    return {
      onSuccess(answer: Answer) {
        isSending.current = false;
        keep(null);
        onSuccess(answer, shown.current === true);
      },
      onError(error: Error) {
        isSending.current = false;
        if (shown.current) onError(error);
        else onFailed(error);
      },
    };
  };
  const draft: Draft | null = kept?.draft ?? null;
  return { draft, sender, createHandle, startSending };
}
