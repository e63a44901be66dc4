import { useSyncExternalStore } from 'react';
import type { PictureUpload } from '@/sections/editor-kit/host';
import { useEditorSession } from './editor-session';

interface LogoUpload {
  /** What is under way, and what has failed. */
  list: readonly PictureUpload[];
  /** Uploads a picture and makes it the logo; one that has failed before is forgotten. */
  start: (file: File) => void;
}

/** The logo on its way. */
export function useLogoUpload(): LogoUpload {
  const { uploads } = useEditorSession();
  const list = useSyncExternalStore(uploads.subscribe, uploads.listLogo);
  const start = (file: File) => {
    for (const { id } of list) uploads.cancel(id);
    uploads.startLogo(file);
  };
  return { list, start };
}
