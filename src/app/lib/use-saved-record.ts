import { common, savedRecord } from '@messages';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { ApiError } from './api-client';
import { findFailureDetail } from './failure-text';
import { NewestFirst } from './newest-first';

/**
 * The state says whether the server has what is on the screen. `waiting` is what the next call of `save` sends,
 * `unfinished` what is not ready to be sent.
 */
export type RecordState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'waiting' | 'saving' | 'unfinished' | 'failed' };

interface SavedRecordOptions<Value, Kept, Answer> {
  /** The queries cache the record under this key. */
  key: QueryKey;
  /** Finds the record in the cached answer. */
  read: (kept: Kept) => Value;
  /** Sends a value, with the one that the owner changed, so that changes of another device are kept. */
  send: (value: Value, before: Value | undefined) => Promise<Answer>;
  /** Is called with every answer; `isLast` is false while something newer is still to be sent. */
  onSaved: (answer: Answer, isLast: boolean) => void;
  /** Returns false for a value that the server would refuse; it waits for the next change. */
  isReady?: (value: Value) => boolean;
}

/**
 * Keeps an owner's changes until the server has them, one save after the other, the newest value last. A waiting value
 * is saved when its screen is left or hidden, and the browser asks before it leaves with something unsaved.
 */
export function useSavedRecord<Value, Kept, Answer>({
  key,
  read,
  send,
  onSaved,
  isReady,
}: SavedRecordOptions<Value, Kept, Answer>) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Value | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [values] = useState(() => new NewestFirst<Value>());
  // The owner's change began with this record.
  const before = useRef<Value>(undefined);
  const leaving = useSaveOnLeaving(() => values.hasUntried() && save());

  const saving = useMutation({
    mutationFn: async (value: Value) => {
      // An answer that was read before this save would bring the old record back.
      await queryClient.cancelQueries({ queryKey: key });
      return send(value, before.current);
    },
    onSuccess: (answer, sent) => {
      const isLast = values.finish(sent);
      // A newer value was made from the one that was sent.
      before.current = sent;
      onSaved(answer, isLast);
      // The answer does not include a change that came meanwhile.
      if (!isLast) return save();
      setShown(null);
      setSavedAt(new Date());
      leaving.tellStored();
    },
    onError: (error, sent) => {
      // The value that was typed while the refused one was being sent may be right.
      if (!values.fail(sent)) return save();
      leaving.tellLost(error, save);
    },
  });

  function readKept(): Value | undefined {
    const kept = queryClient.getQueryData<Kept>(key);
    return kept === undefined ? undefined : read(kept);
  }

  /** Saves the newest value, after the pending save. */
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
    /** The server does not have this value yet; null when it has everything. */
    shown,
    /** The record is read anew whenever the owner comes back to it, because another device may have changed it. */
    readOptions: { staleTime: 0, refetchOnWindowFocus: isUnsaved ? false : 'always' } as const,
    state: getState(),
    /** It says why the last save failed. */
    error: saving.error,
    /** The keys are the fields that the server refused, the values say what is wrong. */
    errors: saving.error instanceof ApiError ? saving.error.fields : {},
    show(value: Value) {
      if (shown === null) before.current = readKept();
      values.put(value);
      setShown(value);
    },
    save,
  };
}

/** Saves once more when a screen is left or hidden, and reports the end of a save whose screen is no longer there. */
function useSaveOnLeaving(saveUntried: () => void) {
  const toast = useToast();
  const latest = useRef(saveUntried);
  useEffect(() => {
    latest.current = saveUntried;
  });
  const screen = useRef({ isThere: true, hasToldLoss: false });
  useEffect(() => {
    const { current } = screen;
    current.isThere = true;
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      current.isThere = false;
      latest.current();
    };
  }, []);
  return {
    tellLost(error: Error, retry: () => void) {
      if (screen.current.isThere) return;
      screen.current.hasToldLoss = true;
      const button = { label: common.retry, name: savedRecord.retryLost, onPress: retry };
      const description = findFailureDetail(error);
      toast({ tone: 'bad', title: savedRecord.lost, description, button, seconds: UNDO_SECONDS });
    },
    tellStored() {
      if (!screen.current.isThere && screen.current.hasToldLoss) toast({ title: savedRecord.storedAfterAll });
    },
  };
}
