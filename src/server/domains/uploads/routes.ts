import { uploadAnswer } from '@/contracts/websites';
import { route } from '../../http/route';
import { makeLogo } from '../../pictures/make-logo';
import { makePicture } from '../../pictures/make-picture';
import { saveUpload } from './save-upload';

export const uploadRoutes = [
  route({
    method: 'POST',
    path: '/api/upload/logo',
    access: 'owner',
    summary: 'Upload a logo (multipart field `logo`)',
    takesFile: true,
    answer: uploadAnswer,
    rateLimit: { max: 60, windowSeconds: 10 * 60 },
    call: ({ deps, user, request }) => saveUpload(deps, user.id, request, 'logo', makeLogo),
  }),
  route({
    method: 'POST',
    path: '/api/upload',
    access: 'owner',
    summary: 'Upload a picture (multipart field `file`)',
    takesFile: true,
    answer: uploadAnswer,
    rateLimit: { max: 200, windowSeconds: 10 * 60 },
    call: ({ deps, user, request }) => saveUpload(deps, user.id, request, 'file', makePicture),
  }),
];
