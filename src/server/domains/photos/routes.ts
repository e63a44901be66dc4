import * as z from 'zod/mini';
import { photo } from '@/contracts/photos';
import { recordId } from '@/core/fields';
import { route } from '../../http/route';
import { addPhoto } from './add-photo';
import { listPhotos } from './queries';
import { removePhoto } from './remove-photo';

const params = z.object({ id: recordId });

const PHOTOS = { max: 300, windowSeconds: 10 * 60 };

export const photoRoutes = [
  route({
    method: 'GET',
    path: '/api/websites/:id/photos',
    access: 'site-owner',
    summary: "The photos of a website's galleries, in order",
    params,
    answer: z.array(photo),
    call: ({ deps, params: { id } }) => listPhotos(deps.db, id),
  }),
  route({
    method: 'POST',
    path: '/api/websites/:id/photos',
    access: 'site-owner',
    summary:
      'Add a photo (multipart fields `photo`, `caption`, `sortOrder`, `pictures`: how many the galleries have)',
    params,
    takesFile: true,
    status: 201,
    answer: photo,
    rateLimit: PHOTOS,
    ownerLimit: PHOTOS,
    call: ({ deps, user, params: { id }, request }) => addPhoto(deps, user, id, request),
  }),
  route({
    method: 'DELETE',
    path: '/api/websites/:id/photos/:photoId',
    access: 'site-owner',
    summary: 'Delete a photo',
    params: z.extend(params, { photoId: recordId }),
    call: ({ deps, user, params: { id, photoId } }) => removePhoto(deps, user.id, id, photoId),
  }),
];
