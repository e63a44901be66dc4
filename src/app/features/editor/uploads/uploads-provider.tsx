import { type ReactNode, useMemo } from 'react';
import { getEntitlements } from '@/core/plans';
import { galleryImages } from '@/sections/gallery-images';
import { PictureUploadsContext } from '@/sections/picture-uploads';
import { PictureTryContext } from '@/sections/use-failed-picture';
import { usePlanTier } from '../plan/use-plan-tier';
import { useEditor, useEditorSession } from '../session/use-editor';
import { useTellUploads } from './use-tell-uploads';

/** Lets the section editors upload pictures, within the owner's plan; those that did not load are asked for again after a save. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { store, uploads } = useEditorSession();
  const limit = getEntitlements(usePlanTier()).limit('galleryImages');
  const version = useEditor((state) => state.version);
  useTellUploads();

  const value = useMemo(() => {
    const galleryRoom = () => {
      const { sections } = store.getState().page;
      return Math.max(0, limit - galleryImages({ sections }).length - uploads.countPhotos());
    };
    return { ...uploads, galleryRoom };
  }, [store, uploads, limit]);
  return (
    <PictureTryContext value={version}>
      <PictureUploadsContext value={value}>{children}</PictureUploadsContext>
    </PictureTryContext>
  );
}
