import * as api from '@/contracts/endpoints/websites';
import { serve } from '../../http/route';
import { getPublishedWebsite } from '../websites';
import { presentOpenSite } from './render-public-page';

export const publicSiteRoutes = [
  serve(api.getPublicSite, {
    access: 'public',
    rateLimit: { max: 120, windowSeconds: 60 },
    call: async ({ deps, params: { slug } }) =>
      presentOpenSite(await getPublishedWebsite(deps.db, slug), deps.clock.now()),
  }),
];
