import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { PRODUCT_NAME } from '@/core/brand';
import { MAX_UPLOAD_BYTES } from '@/core/image-file';
import { JobLeases } from './db/job-leases';
import { accountRemovalRoutes } from './domains/account-removal';
import { accountRoutes, authRoutes, findSessionUser, refreshSessionUser } from './domains/accounts';
import {
  newsSettingsRoutes,
  startOverviews,
  startSearchFill,
  todayRoutes,
  websiteCountRoutes,
  websiteEventRoutes,
} from './domains/admin';
import { analyticsRoutes, createVisitParts } from './domains/analytics';
import {
  billingRoutes,
  serveConfirmation,
  serveTrialMails,
  startSubscriptionChecks,
  startTrialMails,
} from './domains/billing';
import {
  bookingRoutes,
  listVisits,
  noteBookingMail,
  serveCalendar,
  serveCustomerPage,
  serveProof,
  serveWaitlistPage,
  startBookingTimeouts,
  startWaitlist,
} from './domains/bookings';
import { businessRoutes } from './domains/business';
import { customerRoutes, startRetention } from './domains/customers';
import { startEmptyingBins, websiteRoutes } from './domains/editing';
import { exportRoutes } from './domains/exports';
import { feedRoutes, startFeedReading } from './domains/feeds';
import { hoursRoutes } from './domains/hours';
import { closeImports, forgetRefusedNames, importRoutes, startForgettingImports } from './domains/imports';
import { type MailWorker, measureQueue } from './domains/mail';
import { photoRoutes, serveShareCard, serveUploads, startFileCleanup, uploadRoutes } from './domains/media';
import { contactSubmissionRoutes, noteReplyMail, serveMessageCopy } from './domains/messages';
import { noteOrderMail, orderRoutes } from './domains/orders';
import { peopleRoutes } from './domains/people';
import {
  CachedStats,
  countPlatform,
  createLandingPages,
  platformStatsRoutes,
} from './domains/platform-stats';
import { pollRoutes, startVoterCleanup } from './domains/polls';
import {
  listLegalNames,
  publicSiteRoutes,
  serveDemoSites,
  serveLegalPages,
  servePublicPage,
  serveUnsentForms,
} from './domains/public-site';
import { createPushSender, pushRoutes } from './domains/push';
import { serveRobots, serveSitemap } from './domains/search';
import { isOwnWebsite, ownWebsiteRoutes, PublishedHeads, startLanguageGuesses } from './domains/websites';
import { type ClientAssets, choosePages } from './http/client-assets';
import { limitBodyTime, limitConnections } from './http/connection-limits';
import type { Deps } from './http/deps';
import { handleErrors } from './http/error-handler';
import { PageCache } from './http/page-cache';
import { PageEdge } from './http/page-edge';
import { addRateLimits } from './http/rate-limit';
import { guardRoom, refuseWhenBusy } from './http/refuse-when-busy';
import { ReleaseAssets, startReleaseAssets } from './http/release-assets';
import { acceptJsonOnly, guardRoutes, registerRoutes } from './http/route';
import {
  addSecurityHeaders,
  checkOrigin,
  createSecurityHeaders,
  preventCaching,
} from './http/security-headers';
import { createHttpServer, createServeFromCache, type ServeFromCache } from './http/serve-from-cache';
import { serveHealth, serveHealthOnly } from './http/serve-health';
import { serveMetrics } from './http/serve-metrics';
import { sendNotFound, servePages } from './http/serve-pages';
import { CallCounts } from './kernel/call-counts';
import type { DatabaseHandle } from './kernel/database';
import { describeFailure } from './kernel/describe-failure';
import type { DiskRoom } from './kernel/disk-room';
import { SessionEnds, WebsiteEvents } from './kernel/live-events';
import { createDoLater, type DoLater, NO_JOBS, shareJobs } from './kernel/run-every';
import { createKeyedHash } from './kernel/secrets';
import { SecurityLog } from './kernel/security-log';
import { SharedCounts } from './kernel/shared-counts';
import { createPublisher } from './kernel/unit-of-work';
import type { Clock } from './ports/clock';
import type { FeedReader } from './ports/feed-reader';
import type { FileStore } from './ports/file-store';
import type { Payments } from './ports/payments/payments';
import { createPushService } from './ports/push-service';
import type { RedisLink } from './ports/redis';
import type { Config } from './settings/config';

export interface ServerParts {
  database: DatabaseHandle;
  config: Config;
  /** Signs the session cookie, and is the key of everything that is stored as a keyed hash. */
  sessionSecret: string;
  clock: Clock;
  files: FileStore;
  /** Keeps the assets of this release for servers of other releases; without it they are in the build only. */
  assetStore?: FileStore;
  /** Is true if these files belong to this database. */
  ownsFiles: boolean;
  mail: MailWorker;
  payments: Payments;
  feedReader: FeedReader;
  assets: ClientAssets;
  /** A sitemap may hold this many addresses; tests want few. */
  sitemapAddresses?: number;
  /** Puts work off; tests decide when it is done. */
  doLater?: DoLater;
  /** Log lines go here, or to the standard output when it is left out. */
  logTo?: { write(line: string): void };
  /** Shares counts and announcements with other processes; without it each process counts for itself. */
  redis?: RedisLink | null;
  /** Knows whether the disk has room; without it nobody looks. */
  room?: DiskRoom;
}

const JSON_LIMIT_BYTES = 64 * 1024;

/** Builds the whole product as one app that does not listen yet. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, assets, clock, files, mail, payments, feedReader } = parts;
  const hasEdge = config.pageEdges.length > 0;
  const pages = new PageCache(clock, { doubtAfterMs: hasEdge ? 0 : undefined, listBelow: listLegalNames });
  const heads = new PublishedHeads(parts.database.db, clock);
  const now = () => clock.now().getTime();
  const events = new WebsiteEvents(now);
  const sessionEnds = new SessionEnds();
  const headers = createSecurityHeaders(config);
  const app = createApp(parts, headers, createServeFromCache(pages, headers));
  const { db, erase } = parts.database;
  const edge = new PageEdge(config.pageEdges, app.log);
  const keyedHash = createKeyedHash(parts.sessionSecret);
  const later = parts.doLater ?? createDoLater(app);
  const ownCounts = new CallCounts(now);
  const counts = new SharedCounts(ownCounts, parts.redis);
  const push = createPushService({
    keyedHash,
    contact: config.mailFrom.address,
    trustedOrigin: config.trustedPushOrigin,
  });
  const security = new SecurityLog(app.log, keyedHash, ownCounts);
  const deps: Deps = {
    db,
    config,
    log: app.log,
    clock,
    files,
    payments,
    keyedHash,
    doLater: later,
    counts,
    security,
    publishEffects: await createPublisher(
      parts.database,
      {
        pages: [pages, heads],
        edge,
        events,
        sessionEnds,
        mail,
        push: createPushSender({ db, service: push, counts, log: app.log }),
        erase,
      },
      app.log,
      // A web process sends no mail itself, so it announces mail to the processes that do.
      { announcesMail: config.role === 'web', bus: parts.redis },
    ),
  };
  mail.onOutcome(async (about, hasLeft) => {
    await noteBookingMail(deps, about, hasLeft);
    await noteReplyMail(deps, about, hasLeft);
    await noteOrderMail(deps, about, hasLeft);
  });
  const stats = new CachedStats(() => countPlatform(deps.db), clock);

  handleErrors(app, (request) => choosePages(assets, request).unavailable);
  guardRoutes(app);
  acceptJsonOnly(app);
  // Each route parses its own input, typed by its endpoint (`http/route.ts`).
  app.setValidatorCompiler(() => () => true);
  // The compiler checks answers against their contract, so they need no second check at run time.
  app.setSerializerCompiler(() => JSON.stringify);
  addSecurityHeaders(app, headers);
  preventCaching(app);
  limitBodyTime(app);
  checkOrigin(app, config.publicUrl);
  refuseWhenBusy(app, config.maxEventLoopDelayMs);
  limitConnections(app);
  serveHealth(app, db);
  if (config.role === 'worker') serveHealthOnly(app);
  const leases = parts.database.kind === 'postgres' ? new JobLeases({ db }) : null;
  shareJobs(app, config.role === 'web' ? NO_JOBS : leases);
  const measureMail = () => measureQueue(db, clock.now());
  const measureJobs = async () => leases?.listStates() ?? [];
  serveMetrics({ app, database: parts.database, pages, measureMail, measureJobs }, config);
  const onDisk = { database: parts.database.kind === 'pglite', files: config.bucket === null };
  if (parts.room) guardRoom(app, parts.room, onDisk);
  await app.register(cookie, { secret: parts.sessionSecret });
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, fieldSize: 40_000 },
  });
  await addRateLimits(app, deps);
  await app.register(swagger, {
    openapi: { info: { title: PRODUCT_NAME, version: '1' } },
    transform: jsonSchemaTransform,
  });

  const guards = {
    findOwner: (request: FastifyRequest, reply: FastifyReply) => refreshSessionUser(deps, request, reply),
    isOwnWebsite: (userId: number, id: number) => isOwnWebsite(db, userId, id),
  };
  registerRoutes(app, deps, guards, [
    ...authRoutes,
    ...accountRoutes,
    ...accountRemovalRoutes,
    ...ownWebsiteRoutes,
    ...billingRoutes,
    ...websiteRoutes,
    ...uploadRoutes,
    ...photoRoutes,
    ...contactSubmissionRoutes,
    ...bookingRoutes,
    ...hoursRoutes(listVisits),
    ...businessRoutes,
    ...peopleRoutes,
    ...feedRoutes(feedReader),
    ...orderRoutes,
    ...pollRoutes,
    ...analyticsRoutes(createVisitParts(app, deps, heads)),
    ...websiteEventRoutes(events, sessionEnds),
    ...websiteCountRoutes,
    ...todayRoutes,
    ...newsSettingsRoutes,
    ...pushRoutes(push),
    ...exportRoutes,
    ...customerRoutes({ close: closeImports, forgetNames: forgetRefusedNames }),
    ...importRoutes,
    ...publicSiteRoutes,
    ...platformStatsRoutes(stats),
  ]);
  app.get('/api/docs', { config: { access: 'page' }, schema: { hide: true } }, () => app.swagger());
  await serveConfirmation(app, deps);
  await serveTrialMails(app, deps);
  await serveProof(app, deps);
  await serveCustomerPage(app, deps);
  await serveWaitlistPage(app, deps);
  await serveMessageCopy(app, deps);
  serveCalendar(app, deps);
  serveUploads(app, files, config.bucket);
  const releases = openReleases(parts, deps);
  await servePages(app, {
    assets,
    releases,
    isSignedIn: async (request) => (await findSessionUser(deps, request)) !== null,
    getLanding: createLandingPages(stats, (error) =>
      app.log.error({ err: error }, 'The owners and websites could not be counted.'),
    ),
  });
  serveRobots(app, deps);
  serveSitemap(app, deps, assets, parts.sitemapAddresses);
  serveShareCard(app, deps, assets);
  serveDemoSites(app, deps, assets, pages);
  serveLegalPages(app, deps, assets, pages);
  servePublicPage(app, deps, assets, { pages, edge });
  await serveUnsentForms(app, deps);
  startSubscriptionChecks(app, deps);
  // Files that this database does not know may all belong to another one.
  if (parts.ownsFiles) startFileCleanup(app, deps);
  if (releases) startReleaseAssets(app, releases, { isAlone: onDisk.database, mayRemove: parts.ownsFiles });
  startLanguageGuesses(app, deps);
  startBookingTimeouts(app, deps);
  startWaitlist(app, deps);
  startFeedReading(app, { ...deps, feedReader });
  startVoterCleanup(app, deps);
  startSearchFill(app, deps);
  startRetention(app, deps);
  startForgettingImports(app, deps);
  startOverviews(app, deps);
  startEmptyingBins(app, deps);
  startTrialMails(app, deps);
  // Cached pages of the release before lead to its scripts.
  app.addHook('onListen', async () => edge.purgeAll());
  // A stream of events would hold the server open.
  app.addHook('preClose', async () => events.close());
  app.addHook('onClose', async () => parts.redis?.close());
  return app;
}

function openReleases({ assets, assetStore }: ServerParts, deps: Deps): ReleaseAssets | null {
  if (!assetStore || assets.folder === null) return null;
  return new ReleaseAssets({
    store: assetStore,
    clientFolder: assets.folder,
    keyedHash: deps.keyedHash,
    now: () => deps.clock.now().getTime(),
    log: deps.log,
  });
}

function createApp(
  { config, assets, logTo }: ServerParts,
  headers: Record<string, string>,
  serveFromCache: ServeFromCache,
): FastifyInstance {
  return Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, serializers: { err: describeFailure }, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be read fails before any hook has run, and leads nowhere.
    frameworkErrors: (_error, request, reply) => {
      sendNotFound(request, reply.headers(headers), assets);
    },
    trustProxy: config.trustProxy,
    bodyLimit: JSON_LIMIT_BYTES,
    serverFactory: (handler) => createHttpServer(handler, serveFromCache),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A connection that a balancer keeps is served to its end.
    return503OnClosing: false,
  });
}
