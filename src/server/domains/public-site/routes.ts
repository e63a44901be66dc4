import { publicSite, publicSiteParams } from '@/contracts/public-site';
import { publishedWebsite } from '../../db/published-website';
import { route } from '../../http/route';
import { presentOpenSite } from './render-public-page';

export const publicSiteRoutes = [
  route({
    method: 'GET',
    path: '/api/public/:slug',
    access: 'public',
    summary: 'A published website',
    params: publicSiteParams,
    answer: publicSite,
    rateLimit: { max: 120, windowSeconds: 60 },
    call: async ({ deps, params: { slug } }) =>
      presentOpenSite(await publishedWebsite(deps.db, slug), deps.clock.now()),
  }),
];
