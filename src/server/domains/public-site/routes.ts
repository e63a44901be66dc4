import * as api from '@/contracts/endpoints/websites';
import { publishedWebsite } from '../../db/published-website';
import { serve } from '../../http/route';
import { presentOpenSite } from './render-public-page';

export const publicSiteRoutes = [
  serve(api.getPublicSite, {
    access: 'public',
    rateLimit: { max: 120, windowSeconds: 60 },
    call: async ({ deps, params: { slug } }) =>
      presentOpenSite(await publishedWebsite(deps.db, slug), deps.clock.now()),
  }),
];
