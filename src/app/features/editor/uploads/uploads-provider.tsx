import { type ReactNode, useEffect, useMemo } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { useCurrentUser } from '@/app/lib/current-user';
import { useText } from '@/app/lib/texts';
import { planLimits, tierAbove } from '@/core/plans';
import { galleryImages } from '@/sections/gallery-images';
import { PictureUploadsContext } from '@/sections/picture-uploads';
import { useToast } from '@/ui/toast';
import { useEditorSession } from '../session/use-editor';

/** Lets the section editors upload pictures, within the owner's plan. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { store, uploads } = useEditorSession();
  const { user } = useCurrentUser();
  // Until the plan is known, the server alone says no.
  const galleryLimit = user ? planLimits(user.subscriptionTier).galleryImages : Number.POSITIVE_INFINITY;
  useTellUploads();

  const value = useMemo(() => {
    const galleryRoom = () => {
      const { sections } = store.getState().page;
      return Math.max(0, galleryLimit - galleryImages({ sections }).length - uploads.countPhotos());
    };
    return { ...uploads, galleryRoom, galleryLimit, nextTier: tierAbove('galleryImages', galleryLimit) };
  }, [store, uploads, galleryLimit]);
  return <PictureUploadsContext value={value}>{children}</PictureUploadsContext>;
}

/** Tells the owner what became of an upload. */
function useTellUploads(): void {
  const { uploads } = useEditorSession();
  const t = useText();
  const toast = useToast();
  useEffect(
    () =>
      uploads.tell({
        onStored: () => toast({ title: t('sections.pictures.uploaded'), tone: 'good' }),
        onFailed(error) {
          if (!(error instanceof ApiError)) throw error;
          const isSignedOut = error.status === 401;
          const told = isSignedOut ? t('editor.signedOut') : error.serverMessage;
          const message = told ?? t('sections.pictures.failed');
          toast({ title: message, tone: 'bad' });
          return message;
        },
      }),
    [uploads, t, toast],
  );
}
