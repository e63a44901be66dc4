import type { FastifyInstance } from 'fastify';
import { demoSlug } from '@/core/demo-slug';
import { type DemoName, isDemoName } from '@/site/demo/demo-sites';
import { renderDemo } from '@/site/demo/render-demo';
import type { ClientAssets } from '../../http/client-assets';
import type { Deps } from '../../http/deps';
import type { PageCache } from '../../http/page-cache';
import { PUBLISHED, preparePage, type ReadyPage, sendPage } from '../../http/ready-page';
import { withoutCalls } from '../../http/security-headers';
import { sendNotFound } from '../../http/serve-pages';

/** GET /demo/{name}: a template as somebody's website, from memory like any other page. */
export function serveDemoSites(
  app: FastifyInstance,
  deps: Deps,
  assets: ClientAssets,
  pages: PageCache,
): void {
  app.get<{ Params: { name: string } }>(
    '/demo/:name',
    { config: { access: 'page' } },
    async (request, reply) => {
      const { name } = request.params;
      const render = async () => (isDemoName(name) ? prepareDemo(name, deps, assets) : null);
      const page = await pages.getOrRender(demoSlug(name), render);
      return page ? sendPage(request, reply, page, PUBLISHED) : sendNotFound(request, reply, assets);
    },
  );
}

function prepareDemo(name: DemoName, { config, clock }: Deps, assets: ClientAssets): Promise<ReadyPage> {
  const { html, styleHash } = renderDemo(name, {
    origin: config.publicUrl,
    assets: assets.siteScripts,
    year: clock.now().getUTCFullYear(),
  });
  return preparePage(html, withoutCalls(assets.sitePolicy(styleHash)));
}
