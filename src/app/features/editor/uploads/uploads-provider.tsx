import { type ReactNode, useMemo } from 'react';
import { planLimits } from '@/core/plans';
import { galleryImages } from '@/sections/gallery-images';
import { PictureUploadsContext } from '@/sections/picture-uploads';
import { usePlanTier } from '../plan/use-plan-tier';
import { useEditorSession } from '../session/use-editor';
import { useTellUploads } from './use-tell-uploads';

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
