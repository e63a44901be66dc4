import { uploadAnswer } from '@/contracts/websites';
import { route } from '../../http/route';
import { makeLogo } from '../../pictures/make-logo';
import { makePicture } from '../../pictures/make-picture';
import { saveUpload } from './save-upload';

const LOGOS = { max: 60, windowSeconds: 10 * 60 };
const PICTURES = { max: 200, windowSeconds: 10 * 60 };

export const uploadRoutes = [
  route({
    method: 'POST',
    path: '/api/upload/logo',
    access: 'owner',
    summary: 'Upload a logo (multipart field `logo`)',
    takesFile: true,
    answer: uploadAnswer,
    rateLimit: LOGOS,
    ownerLimit: LOGOS,
    call: ({ deps, user, request }) =>
      saveUpload(deps, user, request, { field: 'logo', feature: 'logo', make: makeLogo }),
  }),
  route({
    method: 'POST',
    path: '/api/upload',
    access: 'owner',
    summary: 'Upload a picture of a product (multipart field `file`)',
    takesFile: true,
    answer: uploadAnswer,
    rateLimit: PICTURES,
    ownerLimit: PICTURES,
    call: ({ deps, user, request }) =>
      saveUpload(deps, user, request, { field: 'file', feature: 'products', make: makePicture }),
  }),
  route({
    method: 'POST',
    path: '/api/upload/picture',
    access: 'owner',
    summary: 'Upload a picture of a page that is no photo of a gallery yet (multipart field `picture`)',
    takesFile: true,
    answer: uploadAnswer,
    rateLimit: PICTURES,
    ownerLimit: PICTURES,
    call: ({ deps, user, request }) =>
      saveUpload(deps, user, request, { field: 'picture', feature: 'basicSections', make: makePicture }),
  }),
];
