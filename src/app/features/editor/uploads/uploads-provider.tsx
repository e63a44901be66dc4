import { type ReactNode, useEffect, useMemo } from 'react';
import { useTellLocked } from '@/app/frame/locked-feature/use-tell-locked';
import { ApiError } from '@/app/lib/api-client';
import { planLimits } from '@/core/plans';
import { galleryImages } from '@/sections/gallery-images';
import { PictureUploadsContext } from '@/sections/picture-uploads';
import { useToast } from '@/ui/toast';
import { usePlanTier } from '../plan/use-plan-tier';
import { useEditorSession } from '../session/use-editor';
import { useText } from '../use-text';

/** Lets the section editors upload pictures, within the owner's plan. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { store, uploads } = useEditorSession();
  const { galleryImages: limit } = planLimits(usePlanTier());
  useTellUploads();

  const value = useMemo(() => {
    const galleryRoom = () => {
      const { sections } = store.getState().page;
      return Math.max(0, limit - galleryImages({ sections }).length - uploads.countPhotos());
    };
    return { ...uploads, galleryRoom };
  }, [store, uploads, limit]);
  return <PictureUploadsContext value={value}>{children}</PictureUploadsContext>;
}

/** Tells the owner what became of an upload. */
function useTellUploads(): void {
  const { uploads } = useEditorSession();
  const t = useText();
  const toast = useToast();
  const tellLocked = useTellLocked();
  useEffect(
    () =>
      uploads.tell({
        onStored: () => toast({ title: t('sections.pictures.uploaded'), tone: 'good' }),
        onFailed(error) {
          if (!(error instanceof ApiError)) throw error;
          const isSignedOut = error.status === 401;
          const told = isSignedOut ? t('editor.signedOut') : error.serverMessage;
          const message = told ?? t('sections.pictures.failed');
          if (!tellLocked(error)) toast({ title: message, tone: 'bad' });
          return message;
        },
      }),
    [uploads, t, toast, tellLocked],
  );
}
