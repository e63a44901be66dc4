import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from './api-client';
import { NewestFirst } from './newest-first';

/**
 * Says whether the server has what is on the screen. `waiting` is what the next call of `save` sends, `unfinished` what
 * is not ready to be sent.
 */
export type RecordState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'waiting' | 'saving' | 'unfinished' | 'failed' };

interface SavedRecordOptions<Value, Answer> {
  send: (value: Value) => Promise<Answer>;
  /** Hears every answer; `isLast` is false while something newer is still to be sent. */
  onSaved: (answer: Answer, isLast: boolean) => void;
  /** Returns false for what the server would refuse; it waits for the next change. */
  isReady?: (value: Value) => boolean;
}

/**
 * Keeps what an owner changes until the server has it, one save after the other, the newest value last. The browser asks
 * before it leaves with something unsaved.
 */
export function useSavedRecord<Value, Answer>({ send, onSaved, isReady }: SavedRecordOptions<Value, Answer>) {
  const [shown, setShown] = useState<Value | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [values] = useState(() => new NewestFirst<Value>());

  const saving = useMutation({
    mutationFn: send,
    onSuccess: (answer, sent) => {
      const isLast = values.finish(sent);
      onSaved(answer, isLast);
      // The answer says nothing of a change that came meanwhile.
      if (!isLast) return save();
      setShown(null);
      setSavedAt(new Date());
    },
    // The value that was typed while the refused one was on its way may be right.
    onError: (_error, sent) => {
      if (!values.fail(sent)) save();
    },
  });

  /** Saves the newest value, after the save that is under way. */
  function save(): void {
    const value = values.take(isReady ?? (() => true));
    if (value !== null) saving.mutate(value);
  }

  function getState(): RecordState {
    if (shown === null) return { kind: 'saved', at: savedAt };
    if (saving.isPending) return { kind: 'saving' };
    if (isReady?.(shown) === false) return { kind: 'unfinished' };
    return { kind: saving.error ? 'failed' : 'waiting' };
  }

  const isUnsaved = shown !== null;
  useEffect(() => {
    if (!isUnsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isUnsaved]);

  return {
    /** The value that the server does not have yet; null when it has everything. */
    shown,
    state: getState(),
    /** Why the last save failed. */
    error: saving.error,
    /** The fields that the server refused, with what is wrong. */
    errors: saving.error instanceof ApiError ? saving.error.fields : {},
    show(value: Value) {
      values.put(value);
      setShown(value);
    },
    save,
  };
}
