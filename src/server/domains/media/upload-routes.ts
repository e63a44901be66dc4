import * as api from '@/contracts/endpoints/media';
import { serve } from '../../http/route';
import { makeLogo } from './make-logo';
import { makePicture } from './make-picture';
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
];
