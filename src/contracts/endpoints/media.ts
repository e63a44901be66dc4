import * as z from 'zod/mini';
import { longText, recordId } from '@/core/fields';
import { key } from '@/core/messages';
import { leavesEnough } from '@/core/picture-crop';
import { endpoint } from '../endpoint';
import { idParams } from '../parameters';
import { uploadAnswer } from '../websites';

const count = z.coerce
  .number(key('validation.invalid'))
  .check(
    z.int(key('validation.invalid')),
    z.minimum(0, key('validation.invalid')),
    z.maximum(10_000, key('validation.invalid')),
  );

/** These come with a photo's file, as the texts of a form. */
export const photoFields = z.object({
  caption: z._default(longText, ''),
  sortOrder: z._default(count, 0),
  /** The galleries have this many pictures in the editor that sends it, whose page is newer than those on the server. */
  pictures: z.optional(count),
});

export const photo = z.object({
  id: z.int(),
  websiteId: z.int(),
  url: z.string(),
  caption: z.string(),
  sortOrder: z.int(),
});
export type Photo = z.infer<typeof photo>;

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/api/upload/logo',
  file: 'logo',
  answer: uploadAnswer,
  summary: 'Upload a logo (multipart field `logo`)',
});

export const uploadProductImage = endpoint({
  method: 'POST',
  path: '/api/upload',
  file: 'file',
  answer: uploadAnswer,
  summary: 'Upload a picture of a product (multipart field `file`)',
});

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/upload/picture',
  file: 'picture',
  answer: uploadAnswer,
  summary: 'Upload a picture of a page that is no photo of a gallery yet (multipart field `picture`)',
});

const percent = z
  .int(key('validation.invalid'))
  .check(z.minimum(0, key('validation.invalid')), z.maximum(100, key('validation.invalid')));

/** The four sides say how much of a picture is cut off there, in per cent of its width or height. */
const cropInput = z
  .object({
    url: z.string(key('validation.invalid')).check(z.maxLength(200, key('validation.tooLong'))),
    left: percent,
    top: percent,
    right: percent,
    bottom: percent,
  })
  .check(
    z.refine(({ left, right }) => leavesEnough(left, right), {
      path: ['right'],
      error: key('validation.invalid'),
    }),
    z.refine(({ top, bottom }) => leavesEnough(top, bottom), {
      path: ['bottom'],
      error: key('validation.invalid'),
    }),
  );
export type CropInput = z.infer<typeof cropInput>;

export const cropImage = endpoint({
  method: 'POST',
  path: '/api/upload/crop',
  input: { body: cropInput },
  answer: uploadAnswer,
  summary: "Store a part of one of the owner's pictures as a picture of its own",
});

export const listPictures = endpoint({
  method: 'GET',
  path: '/api/websites/:id/pictures',
  input: {
    params: idParams,
    query: z.object({ after: z.optional(z.string().check(z.regex(/^\w{1,40}-\d{1,5}x\d{1,5}\.jpg$/))) }),
  },
  answer: z.object({
    urls: z.array(z.string()),
    /** The next call begins after it; null where these are the last. */
    next: z.nullable(z.string()),
  }),
  summary: 'The pictures that a website shows, has shown or is about to show, the newest first',
});

export const uploadPdf = endpoint({
  method: 'POST',
  path: '/api/upload/pdf',
  file: 'pdf',
  answer: uploadAnswer,
  summary: 'Upload a PDF that visitors can download (multipart field `pdf`)',
});

export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/websites/:id/photos',
  input: { params: idParams },
  answer: z.array(photo),
  summary: "The photos of a website's galleries, in order",
});

export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/websites/:id/photos',
  input: { params: idParams },
  file: 'photo',
  status: 201,
  answer: photo,
  summary:
    'Add a photo (multipart fields `photo`, `caption`, `sortOrder`, `pictures`: how many the galleries have)',
});

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/photos/:photoId',
  input: { params: z.extend(idParams, { photoId: recordId }) },
  summary: 'Delete a photo',
});
