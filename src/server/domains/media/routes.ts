import * as api from '@/contracts/endpoints/media';
import { phrase } from '@/core/messages';
import { serve } from '../../http/route';
import { addPhoto, removePhoto } from './add-photo';
import { cropUpload } from './crop-upload';
import { listPictures } from './list-pictures';
import { makeLogo, makePicture } from './make-picture';
import { listPhotos } from './photo-queries';
import { makePdf } from './read-pdf';
import { saveUpload } from './save-upload';

const LOGOS = { max: 60, windowSeconds: 10 * 60 };
const PICTURES = { max: 200, windowSeconds: 10 * 60 };

export const uploadRoutes = [
  serve(api.uploadLogo, {
    access: 'owner',
    rateLimit: LOGOS,
    ownerLimit: LOGOS,
    call: ({ deps, user, request }) =>
      saveUpload(deps, user, request, { field: api.uploadLogo.file, feature: 'logo', make: makeLogo }),
  }),
  serve(api.uploadProductImage, {
    access: 'owner',
    rateLimit: PICTURES,
    ownerLimit: PICTURES,
    call: ({ deps, user, request }) =>
      saveUpload(deps, user, request, {
        field: api.uploadProductImage.file,
        feature: 'products',
        make: makePicture,
      }),
  }),
  serve(api.uploadImage, {
    access: 'owner',
    rateLimit: PICTURES,
    ownerLimit: PICTURES,
    call: ({ deps, user, request }) =>
      saveUpload(deps, user, request, {
        field: api.uploadImage.file,
        feature: 'basicSections',
        make: makePicture,
      }),
  }),
  serve(api.cropImage, {
    access: 'owner',
    rateLimit: PICTURES,
    ownerLimit: PICTURES,
    call: ({ deps, user, request, body }) => cropUpload(deps, user, request, body),
  }),
  serve(api.uploadPdf, {
    access: 'owner',
    rateLimit: PICTURES,
    ownerLimit: PICTURES,
    call: ({ deps, user, request }) =>
      saveUpload(deps, user, request, {
        field: api.uploadPdf.file,
        feature: 'downloads',
        missing: phrase('errors.pdfMissing'),
        make: makePdf,
      }),
  }),
];

const PHOTOS = { max: 300, windowSeconds: 10 * 60 };

export const photoRoutes = [
  serve(api.listPictures, {
    access: 'site-owner',
    call: ({ deps, user, params: { id }, query: { after } }) => listPictures(deps.db, user.id, id, after),
  }),
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
