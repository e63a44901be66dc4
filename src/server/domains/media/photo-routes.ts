import * as api from '@/contracts/endpoints/media';
import { serve } from '../../http/route';
import { addPhoto } from './add-photo';
import { listPhotos } from './photo-queries';
import { removePhoto } from './remove-photo';

const PHOTOS = { max: 300, windowSeconds: 10 * 60 };

export const photoRoutes = [
  serve(api.listPhotos, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => listPhotos(deps.db, id),
  }),
  serve(api.addPhoto, {
    access: 'site-owner',
    rateLimit: PHOTOS,
    ownerLimit: PHOTOS,
    call: ({ deps, user, params: { id }, request }) => addPhoto(deps, user, id, request),
  }),
  serve(api.deletePhoto, {
    access: 'site-owner',
    call: ({ deps, user, params: { id, photoId } }) => removePhoto(deps, user.id, id, photoId),
  }),
];
