import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { isTaggedScreen } from '@/core/tagged-screens';
import type { ClientAssets } from './client-assets';
import { type CompressedPage, PUBLISHED, sendPage } from './compressed-page';
import { isForPeople, sendError } from './error-handler';

/** Screens of the application that a browser may open directly; all get the same shell. */
export const APP_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/editor',
  '/editor/:id',
  '/admin',
  '/admin/:id',
  '/profile',
  '/subscribe',
  '/subscription',
  '/payment-success',
];
/** Browsers and phones request these files at the root. */
const ROOT_FILES = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'];
/** The shell and the landing page change with a release only, and `/` depends on who asks. */
const ASK_AGAIN = 'private, no-cache';

/** What the build made, with the landing page as it is at the moment. */
type ServedAssets = Omit<ClientAssets, 'landing'> & { landing: () => CompressedPage };

/** Serves the application, the landing page, the built files and, for all else, the not-found page. */
export async function servePages(
  app: FastifyInstance,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
  assets: ServedAssets,
): Promise<void> {
  const config = { access: 'page' } as const;
  for (const url of APP_PATHS) {
    const shell = isTaggedScreen(url) ? assets.taggedShell : assets.appShell;
    app.get(url, { config }, (request, reply) => sendPage(request, reply, shell, ASK_AGAIN));
  }
  app.get('/', { config }, async (request, reply) => {
    return sendPage(
      request,
      reply,
      (await isSignedIn(request)) ? assets.appShell : assets.landing(),
      ASK_AGAIN,
      true,
    );
  });
  app.get('/privacy', { config }, (request, reply) => sendPage(request, reply, assets.privacy, PUBLISHED));
  app.get('/dashboard', { config }, (_request, reply) => reply.redirect('/', 302));
  if (assets.folder) await serveBuiltFiles(app, assets.folder);
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, assets));
}

export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  assets: Pick<ClientAssets, 'notFound'>,
): FastifyReply {
  if (isForPeople(request)) {
    const normal = normalAddress(request.url);
    // For good: phones write the first letter large, and people paste an address with its slash.
    if (normal !== null) return reply.redirect(normal, 301);
    return sendPage(request, reply.code(404).header('x-robots-tag', 'noindex'), assets.notFound, 'no-cache');
  }
  sendError(request, reply, new AppError('NOT_FOUND', phrase('errors.notFound')));
  return reply;
}

async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  const forGood = {
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
    index: false as const,
    decorateReply: false,
  };
  for (const name of ['assets', 'fonts', 'images']) {
    await app.register(fastifyStatic, { root: path.join(folder, name), prefix: `/${name}/`, ...forGood });
  }
  await app.register(fastifyStatic, { root: folder, serve: false });
  for (const name of ROOT_FILES) {
    app.get(`/${name}`, { config: { access: 'page' } }, (_request, reply) =>
      reply.sendFile(name, { maxAge: '1d' }),
    );
  }
}

/** Letters, digits and hyphens only, so that what it leads to can be no other host. */
const PAGE_ADDRESS = /^(?<path>(?:\/[a-z\d-]+)+)\/*(?<query>\?.*)?$/is;

/** The one form of a page's address, small letters without a slash at the end; null when it has that form already, or is not a page's. */
export function normalAddress(url: string): string | null {
  const { path = '', query = '' } = PAGE_ADDRESS.exec(url)?.groups ?? {};
  const normal = path.toLowerCase() + query;
  const isPage = path !== '' && !/^\/api(\/|$)/i.test(path);
  return isPage && normal !== url ? normal : null;
}
