import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { getFailureText } from '@/app/lib/failure-text';
import { uploadFile } from '@/app/lib/upload-file';
import * as api from '@/contracts/endpoints/imports';
import { getWebsite } from '@/contracts/endpoints/websites';
import type { ImportChoiceInput, ImportList, ImportPreview, ImportRun } from '@/contracts/imports';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useText } from './use-text';
import { useCameText } from './what-came';

const getKey = (id: number) => getCallKey(api.listImports, { params: { id } });

/**
 * Reads the file that an owner is checking, and the past imports. Another device may change them, so each visit reads
 * them anew.
 */
export function useImports(websiteId: number) {
  return useCall(api.listImports, { params: { id: websiteId } }, { refetchOnMount: 'always' });
}

function useShowPreview(websiteId: number) {
  const queryClient = useQueryClient();
  return (preview: ImportPreview | null) =>
    queryClient.setQueryData<ImportList>(getKey(websiteId), (list) => list && { ...list, preview });
}

/** Sends a file and shows what would come in from it. */
export function useReadFile(websiteId: number) {
  const show = useShowPreview(websiteId);
  return useMutation({
    mutationFn: (file: File) =>
      uploadFile(
        api.readImportFile,
        { params: { id: websiteId } },
        { file, fields: { name: file.name } },
        { signal: new AbortController().signal, onProgress: () => undefined },
      ),
    onSuccess: show,
  });
}

/** Stores what the columns mean, and shows what would come in then. */
export function useChooseForImport(websiteId: number, importId: number) {
  const show = useShowPreview(websiteId);
  return useMutation({
    mutationFn: (body: ImportChoiceInput) =>
      call(api.chooseForImport, { params: { id: websiteId, importId }, body }),
    onSuccess: show,
  });
}

export function useLeaveImport(websiteId: number) {
  const show = useShowPreview(websiteId);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (importId: number) => call(api.leaveImport, { params: { id: websiteId, importId } }),
    onSuccess: () => show(null),
    onError: () => queryClient.invalidateQueries({ queryKey: getKey(websiteId) }),
  });
}

type Direction = 'in' | 'back';

/** Describes a running import: its direction, how far it is, and whether it has stopped. */
export interface ImportProgress {
  importId: number;
  direction: Direction;
  run: ImportRun | null;
  /** It says why the import has stopped. */
  problem: string | null;
}

/**
 * Repeats the call until an import is brought in, as long as the screen is open; later the owner can go on. An undo runs to
 * its end: its notice stays when the screen is left.
 */
export function useRunImport(websiteId: number) {
  const t = useText();
  const cameText = useCameText();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const isBusy = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function runImport(importId: number, direction: Direction, isNew: boolean): Promise<void> {
    // A double press is faster than the next rendering.
    if (isBusy.current) return;
    isBusy.current = true;
    const input = { params: { id: websiteId, importId } };
    setProgress({ importId, direction, run: null, problem: null });
    try {
      let run = isNew ? await call(api.startImport, input) : null;
      while (!run || (run.state !== 'done' && run.state !== 'takenBack')) {
        if (run && direction === 'in' && isGone.current) return;
        if (run) setProgress({ importId, direction, run, problem: null });
        run = await call(direction === 'in' ? api.continueImport : api.undoImport, input);
      }
      setProgress(null);
      if (direction === 'back') showToast({ title: t('imports.takeBack.done') });
      else
        showToast({
          title: t('imports.undoNotice.done', { what: cameText(run) }),
          seconds: UNDO_SECONDS,
          button: {
            label: t('imports.undoNotice.undo'),
            name: t('imports.undoNotice.undoAll'),
            isUndo: true,
            onPress: () => void runImport(importId, 'back', false),
          },
        });
    } catch (error) {
      const fallback = t(
        direction === 'back'
          ? 'imports.takeBack.failed'
          : isNew
            ? 'imports.start.failed'
            : 'imports.run.failed',
      );
      const problem = getFailureText(error, fallback);
      if (isGone.current) showToast({ title: problem, tone: 'bad' });
      setProgress({ importId, direction, run: null, problem });
    } finally {
      isBusy.current = false;
      // Lists of customers and bookings have changed as well.
      void queryClient.invalidateQueries({
        queryKey: getCallKey(getWebsite, { params: { id: websiteId } }),
      });
    }
  }

  return {
    progress,
    start: (importId: number) => void runImport(importId, 'in', true),
    goOn: (importId: number) => void runImport(importId, 'in', false),
    undo: (importId: number) => void runImport(importId, 'back', false),
  };
}
