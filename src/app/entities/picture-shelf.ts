import { pictures } from '@messages';
import { useMemo } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { call } from '@/app/lib/call';
import { createUseText } from '@/app/lib/texts';
import * as api from '@/contracts/endpoints/media';
import type { PictureShelf } from '@/sections/editor-kit/host';
import { drawings } from '@/templates/drawings';

const useText = createUseText({ pictures });

/**
 * Returns the pictures that a website's owner can choose from, and what the server makes of one; null for a website
 * that is not saved yet.
 */
export function useWebsitePictures(id: number | null): PictureShelf {
  const t = useText();
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
