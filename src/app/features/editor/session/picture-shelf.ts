import { useMemo } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { call } from '@/app/lib/call';
import * as api from '@/contracts/endpoints/media';
import type { PictureShelf } from '@/sections/editor-kit/host';
import { drawings } from '@/templates/drawings';
import { useText } from '../use-text';
import { useEditor } from './editor-session';

/** The pictures that the website's owner can choose from, and what the server makes of one. */
export function usePictureShelf(): PictureShelf {
  const t = useText();
  const id = useEditor((state) => state.websiteId);
  return useMemo(
    () => ({
      drawings: drawings.map(({ url, name, trade }) => ({
        url,
        name: t(`sections.drawings.names.${name}`),
        trade: t(`sections.drawings.trades.${trade}`),
      })),
      listOwn:
        id === null
          ? undefined
          : (after) => call(api.listPictures, { params: { id }, query: after === null ? {} : { after } }),
      async crop(url, crop) {
        try {
          return (await call(api.cropImage, { body: { url, ...crop } })).url;
        } catch (error) {
          throw new Error(error instanceof ApiError ? error.serverMessage : undefined, { cause: error });
        }
      },
    }),
    [id, t],
  );
}
