import { pictures } from '@messages';
import { useMemo } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { call } from '@/app/lib/call';
import { createUseText } from '@/app/lib/texts';
import * as api from '@/contracts/endpoints/media';
import type { PictureShelf } from '@/sections/editor-kit/host';
import { drawings } from '@/templates/drawings';
import { useEditor } from './editor-session';

/** They come with the parts of the editor that follow it. */
const useText = createUseText({ pictures });

/** The pictures that the website's owner can choose from, and what the server makes of one. */
export function usePictureShelf(): PictureShelf {
  const t = useText();
  const id = useEditor((state) => state.websiteId);
  return useMemo(
    () => ({
      drawings: drawings.map(({ url, name, trade }) => ({
        url,
        name: t(`pictures.drawings.${name}`),
        trade: t(`pictures.trades.${trade}`),
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
