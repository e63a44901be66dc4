import { type ReactNode, useMemo } from 'react';
import { getEntitlements } from '@/core/plans';
import { PictureUploadsContext } from '@/sections/editor-kit/host';
import { listCounted } from '@/sections/page/find-locked-feature';
import { PictureTryContext } from '@/sections/visitor-kit/image';
import { usePlanTier } from '../plan/use-plan-tier';
import { useEditor, useEditorSession } from '../session/editor-session';
import { useTellUploads } from './use-tell-uploads';

/** Lets the section editors upload pictures, within the owner's plan; those that did not load are asked for again after a save. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { store, uploads } = useEditorSession();
  const limit = getEntitlements(usePlanTier()).limit('galleryImages');
  const version = useEditor((state) => state.version);
  useTellUploads();

  const value = useMemo(() => {
    const galleryRoom = () => {
      const images = listCounted(store.getState().page, 'galleryImages');
      return Math.max(0, limit - images.length - uploads.countPhotos());
    };
    return { ...uploads, galleryRoom };
  }, [store, uploads, limit]);
  return (
    <PictureTryContext value={version}>
      <PictureUploadsContext value={value}>{children}</PictureUploadsContext>
    </PictureTryContext>
  );
}
