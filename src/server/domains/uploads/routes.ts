import { uploadAnswer } from '@/contracts/websites';
import { route } from '../../http/route';
import { fileOf, saveLogo } from './save-upload';

export const uploadRoutes = [
  route({
    method: 'POST',
    path: '/api/upload/logo',
    access: 'owner',
    summary: 'Upload a logo (multipart field `logo`)',
    takesFile: true,
    answer: uploadAnswer,
    rateLimit: { max: 60, windowSeconds: 10 * 60 },
    call: async ({ deps, user, request }) => saveLogo(deps, user.id, await fileOf(request, 'logo')),
  }),
];
