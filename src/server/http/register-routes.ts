import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import * as z from 'zod/mini';
import { OWNER_HEADER } from '@/contracts/endpoint';
import { AppError } from '@/core/app-error';
import { recordId } from '@/core/fields';
import { phrase } from '@/core/messages';
import { isExpired } from '@/core/plans';
import { isSlug, RESERVED_SLUGS } from '@/core/slug';
import type { UserRecord } from '../db/tables/users';
import { ConcurrencyLimit } from '../kernel/concurrency';
import { getLocale } from '../kernel/text';
import type { Deps } from './deps';
import { acceptRawBody } from './json-body';
import { isLargeBody, workOnLargePage } from './large-pages';
import { limitBodyField, limitPerOwner } from './rate-limit';
import type { PreparedCall, Route } from './route';
import { askForWork, VisitorWork } from './visitor-work';

const UPLOAD_RETRY_SECONDS = 5;
/** An editor sends two pictures at a time, so these are three windows of one owner. */
const UPLOADS_PER_OWNER = 6;
/** Each may hold MAX_UPLOAD_BYTES in memory. */
const UPLOADS_IN_ALL = 24;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Route['access'] | 'page';
    whenExpired?: Route['whenExpired'];
    /** True if the body is an upload, which may be slow. */
    takesFile?: boolean;
  }
}

/** Transport asks the domains who calls. */
interface RouteGuards {
  /** The signed-in owner; a call of theirs moves the end of the session. */
  findOwner(request: FastifyRequest, reply: FastifyReply): Promise<UserRecord | null>;
  isOwnWebsite(userId: number, websiteId: number): Promise<boolean>;
}

/** Puts a domain's calls into the app, each behind its access rule, limits and contract. */
export function registerRoutes(app: FastifyInstance, deps: Deps, guards: RouteGuards, routes: Route[]): void {
  const places = new ConcurrencyLimit(UPLOADS_PER_OWNER, UPLOADS_IN_ALL);
  const work = askForWork(new VisitorWork(deps.clock, deps.keyedHash), deps);
  for (const route of routes) {
    if (!route.takesRawBody) registerRoute(app, deps, guards, route, places, work);
    else
      void app.register(async (scope) => {
        acceptRawBody(scope);
        registerRoute(scope, deps, guards, route, places, work);
      });
  }
}

function registerRoute(
  app: FastifyInstance,
  deps: Deps,
  guards: RouteGuards,
  route: Route,
  places: ConcurrencyLimit,
  work: preHandlerAsyncHookHandler,
): void {
  const users = new WeakMap<FastifyRequest, UserRecord>();
  const calls = new WeakMap<FastifyRequest, PreparedCall>();
  const { endpoint, rateLimit } = route;
  const { params, query, body } = endpoint.input;
  const takesFile = endpoint.file !== undefined;
  const preHandler: preHandlerAsyncHookHandler[] = [];
  const countOwnerCall = route.ownerLimit && limitPerOwner(app, deps.config, route.ownerLimit);
  if (rateLimit?.perBodyField) preHandler.push(limitBodyField(app, deps.config, rateLimit));
  if (route.asksForWork) preHandler.push(work);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(takesFile && { consumes: ['multipart/form-data'] }),
      response: { [endpoint.status]: endpoint.answer ?? z.null().check(z.describe('No content')) },
    },
    config: {
      access: route.access,
      whenExpired: route.whenExpired,
      takesFile,
      ...(rateLimit && { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.windowSeconds * 1000 } }),
    },
    bodyLimit: route.bodyLimitBytes,
    // Who calls is looked at before anything of the body is read: a stranger learns nothing from validation, and a
    // call that is refused costs next to nothing.
    preParsing: async (request, reply) => {
      const user = await admit(deps, guards, route, request, reply);
      if (!user) return;
      users.set(request, user);
      await countOwnerCall?.(request, reply, user.id);
    },
    preValidation: async (request) => {
      calls.set(request, route.prepare(request));
    },
    preHandler,
    handler: async (request, reply) => {
      const user = users.get(request);
      const leave = takesFile && user ? acquireUploadSlot(places, user.id, reply) : null;
      try {
        const call = async () =>
          calls.get(request)?.({ deps, user, request, reply, locale: getLocale(request) });
        const isLarge = route.bodyLimitBytes !== undefined && isLargeBody(request);
        const answer = await (user && isLarge ? workOnLargePage(user.id, call) : call());
        // A call may have said another status itself.
        return reply.status(reply.statusCode === 200 ? endpoint.status : reply.statusCode).send(answer);
      } finally {
        leave?.();
      }
    },
  });
}

/** TOO_MANY_REQUESTS when too many uploads are under way, before anything of this one is read. */
function acquireUploadSlot(places: ConcurrencyLimit, userId: number, reply: FastifyReply): () => void {
  const leave = places.take(userId);
  if (leave) return leave;
  reply.header('retry-after', String(UPLOAD_RETRY_SECONDS));
  throw new AppError('TOO_MANY_REQUESTS', phrase('errors.uploadsBusy'));
}

async function admit(
  deps: Deps,
  guards: RouteGuards,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRecord | null> {
  if (route.access === 'public') return null;
  const user = await guards.findOwner(request, reply);
  if (!user) throw new AppError('UNAUTHORIZED', phrase('errors.unauthorized'));
  assertMeant(request, user);
  if (route.whenExpired !== 'open' && isExpired(user, deps.clock.now())) {
    // The browser goes to the plans where the answer says so; the dashboard has a screen of its own.
    const details = route.whenExpired === 'to-plans' ? { subscriptionExpired: true } : {};
    throw new AppError('SUBSCRIPTION_EXPIRED', phrase('errors.subscriptionExpired'), details);
  }
  if (route.access === 'site-owner')
    await assertOwnWebsite(guards, user, (request.params as { id?: unknown }).id);
  return user;
}

/** A tab that was opened for another owner, before this one signed in beside it, acts on nobody's account. A download names its owner in its address. */
function assertMeant({ headers, query }: FastifyRequest, user: UserRecord): void {
  const meant = headers[OWNER_HEADER] ?? (query as { owner?: unknown }).owner;
  if (meant !== undefined && meant !== String(user.id))
    throw new AppError('OTHER_OWNER', phrase('serverMessages.otherOwner'));
}

/** Another owner's website is answered like one that does not exist. */
async function assertOwnWebsite(guards: RouteGuards, user: UserRecord, id: unknown): Promise<void> {
  const asked = recordId.safeParse(id);
  if (asked.success && (await guards.isOwnWebsite(user.id, asked.data))) return;
  throw new AppError('NOT_FOUND', phrase('failures.websiteNotFound'));
}

/** Served by a plugin, for everybody: the built files. */
const PLUGIN_PATHS = /^\/(assets|fonts|images)\//;

/** Stops the start when a route does not say who may call it, or when a website could take its place. */
export function guardRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.access && !PLUGIN_PATHS.test(url))
      throw new Error(`${method} ${url} does not state its access rule.`);
    const first = url.split('/')[1] ?? '';
    if (isSlug(first) && !RESERVED_SLUGS.has(first))
      throw new Error(`${url} could be a website: reserve "${first}".`);
  });
}
