import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTellLocked } from '@/app/frame/locked-feature/use-tell-locked';
import { ApiError } from '@/app/lib/api-client';
import { guardSession } from '@/app/lib/session-guard';
import { useToast } from '@/ui/toast';
import type { PictureKind } from '../sync/reduce-uploads';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';
import { formatSignedOut } from './use-error-toast';

const STORED = {
  photo: 'sections.pictures.uploaded',
  picture: 'sections.pictures.uploaded',
  product: 'sections.products.uploaded',
  logo: 'editor.logoUploaded',
} as const satisfies Record<PictureKind, string>;

/** For failures that the server has no words for. */
const FAILED = {
  photo: 'sections.pictures.failed',
  picture: 'sections.pictures.failed',
  product: 'sections.products.uploadFailedText',
  logo: 'editor.logoFailed',
} as const satisfies Record<PictureKind, string>;

/** Tells the owner what became of an upload. */
export function useUploadToasts(): void {
  const { uploads } = useEditorSession();
  const t = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const tellLocked = useTellLocked();
  useEffect(() => {
    const noticeOf = (kind: PictureKind, words: string) => {
      if (kind === 'logo') return { title: t('common.error'), description: words };
      if (kind !== 'product') return { title: words };
      return { title: t('sections.products.uploadFailed'), description: t(FAILED.product) };
    };
    return uploads.tell({
      onStored: (kind) => toast({ title: t(STORED[kind]), tone: 'good' }),
      onOffline: () => toast({ title: t('sections.pictures.offline'), tone: 'bad' }),
      onFailed(error, kind) {
        if (!(error instanceof ApiError)) throw error;
        const signedOut = formatSignedOut(error, t);
        const words = signedOut ?? error.serverMessage ?? t(FAILED[kind]);
        if (tellLocked(error)) return words;
        // A lost session is not handed to the guard: it would leave the editor, and what was typed with it.
        if (!signedOut) guardSession(queryClient, error);
        toast({ ...noticeOf(kind, words), tone: 'bad' });
        return error.status === 0 ? t('sections.pictures.unreachable') : words;
      },
    });
  }, [uploads, t, toast, queryClient, tellLocked]);
}
