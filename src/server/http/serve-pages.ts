import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@/core/locale/locale';
import { paths } from '@/core/screen-paths';
import { isTaggedScreen } from '@/core/tagged-screens';
import { createNotFoundError } from '../kernel/not-found';
import { BY_LANGUAGE, chooseLocale, readAskedLocale } from './choose-locale';
import { type ClientAssets, choosePages } from './client-assets';
import { isForPeople, sendError } from './error-handler';
import { type CompressedPage, PUBLISHED, sendPage } from './page-cache';
import { type ReleaseAssets, sendReleaseAsset } from './release-assets';
import { type LinkedScreen, linkCalls } from './screen-links';

/** A browser may open these screens of the application directly; all get the same shell. */
export const APP_PATHS: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.editor(),
  paths.editor(':id'),
  paths.admin(),
  paths.admin(':id'),
  paths.hours(':id'),
  paths.business(':id'),
  paths.people(':id'),
  paths.calendars(':id'),
  paths.customers(':id'),
  paths.customers(':id', ':key'),
  paths.imports(':id'),
  paths.bin,
  paths.profile,
  paths.subscribe,
  paths.subscription,
  paths.paymentSuccess,
];
const LINKED_SCREENS: Record<string, LinkedScreen> = {
  [paths.editor()]: 'editor',
  [paths.editor(':id')]: 'editor',
  [paths.admin(':id')]: 'admin',
};
/** Browsers and phones request these files at the root. */
const ROOT_FILES = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'];
/**
 * The service worker stands at the root, because it answers only for addresses below its own; browsers look for a newer
 * one each time.
 */
const SERVICE_WORKER = 'service-worker.js';
/** The shell and the landing page change with a release only, and `/` depends on who asks. */
const ASK_AGAIN = 'private, no-cache';

interface ServePagesParts {
  assets: ClientAssets;
  /** Keeps the assets of other releases; null where nobody does. */
  releases: ReleaseAssets | null;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Returns a landing page as it is at the moment. */
  getLanding: (built: CompressedPage, locale: Locale) => CompressedPage;
}

/** Serves the application, the landing page, the built files and, for all else, the not-found page. */
export async function servePages(
  app: FastifyInstance,
  { assets, releases, isSignedIn, getLanding }: ServePagesParts,
): Promise<void> {
  const config = { access: 'page' } as const;
  for (const url of APP_PATHS) {
    const shell = isTaggedScreen(url) ? 'taggedShell' : 'appShell';
    const screen = LINKED_SCREENS[url];
    app.get(url, { config }, async (request, reply) => {
      // The application says what is wrong while the database is away, so it is sent all the same.
      const isOwner = screen && (await isSignedIn(request).catch(() => false));
      if (isOwner) linkScreen(request, reply, assets, screen);
      return sendPage(request, reply, choosePages(assets, request)[shell], ASK_AGAIN, BY_LANGUAGE);
    });
  }
  app.get(paths.home, { config }, async (request, reply) => {
    const { appShell, landing } = choosePages(assets, request);
    const isOwner = await isSignedIn(request);
    if (isOwner) linkScreen(request, reply, assets, 'dashboard');
    const page = isOwner ? appShell : getLanding(landing, chooseLocale(request));
    return sendPage(request, reply, page, ASK_AGAIN, BY_LANGUAGE);
  });
  app.get(paths.privacy, { config }, (request, reply) =>
    sendPage(request, reply, choosePages(assets, request).privacy, PUBLISHED, BY_LANGUAGE),
  );
  app.get('/dashboard', { config }, (_request, reply) => reply.redirect(paths.home, 302));
  if (assets.folder) await serveBuiltFiles(app, assets.folder);
  app.setNotFoundHandler(
    async (request, reply) =>
      (await sendReleaseAsset(request, reply, releases)) ?? sendNotFound(request, reply, assets),
  );
}

/** Names what the screen begins with, so that an owner's browser asks for it before the first script has run. */
function linkScreen(
  request: FastifyRequest,
  reply: FastifyReply,
  { linkFiles }: ClientAssets,
  screen: LinkedScreen,
): void {
  const { id } = request.params as { id?: string };
  const locale = readAskedLocale(request.url) ?? chooseLocale(request);
  const links = [linkCalls(screen, id), linkFiles(screen, locale)];
  reply.header('link', links.filter(Boolean).join(', '));
}

export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  assets: ClientAssets,
): FastifyReply {
  if (isForPeople(request)) {
    const normal = findNormalAddress(request.url);
    // The redirect is permanent: phones write the first letter large, and people paste an address with its slash.
    if (normal !== null) return reply.redirect(normal, 301);
    reply.code(404).header('x-robots-tag', 'noindex');
    return sendPage(request, reply, choosePages(assets, request).notFound, 'no-cache', BY_LANGUAGE);
  }
  sendError(request, reply, createNotFoundError());
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
  app.get(`/${SERVICE_WORKER}`, { config: { access: 'page' } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(SERVICE_WORKER, { cacheControl: false }),
  );
  for (const name of ROOT_FILES) {
    app.get(`/${name}`, { config: { access: 'page' } }, (_request, reply) =>
      reply.sendFile(name, { maxAge: '1d' }),
    );
  }
}

/** Matches letters, digits and hyphens only, so that the address can lead to no other host. */
const PAGE_ADDRESS = /^(?<path>(?:\/[a-z\d-]+)+)\/*(?<query>\?.*)?$/is;

/**
 * Returns the one form of a page's address, in small letters without a slash at the end; null when the address has that
 * form already, or is not a page's.
 */
export function findNormalAddress(url: string): string | null {
  const { path = '', query = '' } = PAGE_ADDRESS.exec(url)?.groups ?? {};
  const normal = path.toLowerCase() + query;
  const isPage = path !== '' && !/^\/api(\/|$)/i.test(path);
  return isPage && normal !== url ? normal : null;
}
