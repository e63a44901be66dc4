import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import * as z from 'zod/mini';
import { type Endpoint, type InputShape, OWNER_HEADER } from '@/contracts/endpoint';
import { AppError } from '@/core/app-error';
import { recordId } from '@/core/fields';
import type { Locale } from '@/core/locale/locale';
import { phrase } from '@/core/messages';
import { isExpired } from '@/core/plans';
import { isSlug, RESERVED_SLUGS } from '@/core/slug';
import type { UserRecord } from '../db/tables/users';
import { ConcurrencyLimit } from '../kernel/concurrency';
import { createNotFoundError, createWebsiteNotFoundError } from '../kernel/not-found';
import { getLocale } from '../kernel/text';
import { createFieldError, createValidationError } from '../kernel/validation';
import type { Deps } from './deps';
import { isLargeBody, workOnLargePage } from './large-pages';
import { type CallCount, limitBodyField, limitPerOwner, type RateLimit } from './rate-limit';
import { requireProofOfWork } from './visitor-work';

/** A call is open to everybody, to signed-in owners, or to the owner of the website whose id is in the address. */
type Access = 'public' | 'owner' | 'site-owner';

/**
 * An owner whose plan has ended gets the answer all the same, a refusal that the dashboard shows as its own screen, or
 * one that leads to the plans.
 */
type WhenExpired = 'open' | 'refused' | 'to-plans';

/** Every rule gets this beside the input of its call. */
interface CallContext {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The call is answered in this language. */
  locale: Locale;
}

interface OwnerContext extends CallContext {
  user: UserRecord;
}

/** A rule gets the signed-in user exactly when its access demands one. */
type GuardedCall<Input, Answer> =
  | { access: 'public'; call: (context: CallContext & Input) => Promise<Answer> }
  | { access: 'owner' | 'site-owner'; call: (context: OwnerContext & Input) => Promise<Answer> };

interface Limits {
  rateLimit?: RateLimit;
  /** Limits the calls of one owner, from however many addresses they come, where each call costs much. */
  ownerLimit?: CallCount;
  /** Visitors send something by this call: from a network's tenth a day on, its browser has to work a little. */
  asksForProofOfWork?: boolean;
  bodyLimitBytes?: number;
  /** The body is handed on as a Buffer, before anybody reads it. */
  takesRawBody?: boolean;
}

export interface Route extends Limits {
  endpoint: Endpoint;
  access: Access;
  whenExpired: WhenExpired;
  /** Parses the input of a request and adds it to the request for later hooks; returns the function that answers it. */
  prepare: (request: FastifyRequest) => PreparedCall;
}

type PreparedCall = (context: CallContext & { user: UserRecord | undefined }) => Promise<unknown>;

/** Serves an endpoint. The list of these calls is a domain's table of contents. */
export function serve<Input extends InputShape, Answer extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Answer>,
  {
    whenExpired,
    ...route
  }: Limits & {
    /** Is 'to-plans' when it is left out, but 'open' for calls that everybody may make. */
    whenExpired?: WhenExpired;
  } & GuardedCall<z.output<z.ZodMiniObject<Input>>, z.output<Answer>>,
): Route {
  const schema = z.object(endpoint.input);
  return {
    ...route,
    endpoint,
    whenExpired: whenExpired ?? (route.access === 'public' ? 'open' : 'to-plans'),
    prepare(request) {
      const input = parseInput(schema, request);
      Object.assign(request, input);
      return async ({ user, ...context }) => {
        if (route.access === 'public') return route.call({ ...context, ...input });
        if (!user) throw new AppError('UNAUTHORIZED', phrase('errors.unauthorized'));
        return route.call({ ...context, user, ...input });
      };
    },
  };
}

/**
 * Parses params, query and body of a call by its contract. A malformed address is NOT_FOUND, because it leads nowhere
 * and nobody can correct it in a form; any other refused value is VALIDATION.
 */
function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): z.output<Schema> {
  const parsed = schema.safeParse({ params, query, body: body ?? undefined });
  if (parsed.success) return parsed.data;
  const listIssues = (part: 'params' | 'query' | 'body') =>
    parsed.error.issues
      .filter(({ path }) => path[0] === part)
      .map((issue) => ({ ...issue, path: issue.path.slice(1) }));
  if (listIssues('params').length > 0) throw createNotFoundError();
  const [refused] = [listIssues('body'), listIssues('query')].filter(({ length }) => length > 0);
  throw createValidationError((refused ?? []).map(createFieldError));
}

const UPLOAD_RETRY_SECONDS = 5;
/** An editor sends two pictures at a time, so this is enough for three windows of one owner. */
const UPLOADS_PER_OWNER = 6;
/** Each may hold MAX_UPLOAD_BYTES in memory. */
const UPLOADS_IN_ALL = 24;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Route['access'] | 'page';
    whenExpired?: Route['whenExpired'];
    /** Is true if the body is an upload, which may be slow. */
    takesFile?: boolean;
  }
}

/** The routes ask the domains by these who calls. */
interface RouteGuards {
  /** Finds the signed-in owner, and moves the end of their session. */
  findOwner(request: FastifyRequest, reply: FastifyReply): Promise<UserRecord | null>;
  isOwnWebsite(userId: number, websiteId: number): Promise<boolean>;
}

/** Puts a domain's calls into the app, each behind its access rule, limits and contract. */
export function registerRoutes(app: FastifyInstance, deps: Deps, guards: RouteGuards, routes: Route[]): void {
  const uploadLimit = new ConcurrencyLimit(UPLOADS_PER_OWNER, UPLOADS_IN_ALL);
  const proofOfWorkHook = requireProofOfWork(deps);
  for (const route of routes) {
    if (!route.takesRawBody) registerRoute(app, deps, guards, route, uploadLimit, proofOfWorkHook);
    else
      void app.register(async (scope) => {
        acceptRawBody(scope);
        registerRoute(scope, deps, guards, route, uploadLimit, proofOfWorkHook);
      });
  }
}

function registerRoute(
  app: FastifyInstance,
  deps: Deps,
  guards: RouteGuards,
  route: Route,
  uploadLimit: ConcurrencyLimit,
  proofOfWorkHook: preHandlerAsyncHookHandler,
): void {
  const users = new WeakMap<FastifyRequest, UserRecord>();
  const calls = new WeakMap<FastifyRequest, PreparedCall>();
  const { endpoint, rateLimit } = route;
  const { params, query, body } = endpoint.input;
  const takesFile = endpoint.file !== undefined;
  const preHandler: preHandlerAsyncHookHandler[] = [];
  const countOwnerCall = route.ownerLimit && limitPerOwner(app, deps.config, route.ownerLimit);
  if (rateLimit?.perBodyField) preHandler.push(limitBodyField(app, deps.config, rateLimit));
  if (route.asksForProofOfWork) preHandler.push(proofOfWorkHook);
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
    // The caller is checked before anything of the body is read: a stranger learns nothing from validation, and a call
    // that is refused costs next to nothing.
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
      const leave = takesFile && user ? acquireUploadSlot(uploadLimit, user.id, reply) : null;
      try {
        const call = async () =>
          calls.get(request)?.({ deps, user, request, reply, locale: getLocale(request) });
        const isLarge = route.bodyLimitBytes !== undefined && isLargeBody(request);
        const answer = await (user && isLarge ? workOnLargePage(user.id, call) : call());
        // A call may have set another status itself.
        return reply.status(reply.statusCode === 200 ? endpoint.status : reply.statusCode).send(answer);
      } finally {
        leave?.();
      }
    },
  });
}

/** Throws TOO_MANY_REQUESTS when too many uploads are under way, before anything of this one is read. */
function acquireUploadSlot(uploadLimit: ConcurrencyLimit, userId: number, reply: FastifyReply): () => void {
  const leave = uploadLimit.take(userId);
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
  assertSameOwner(request, user);
  if (route.whenExpired !== 'open' && isExpired(user, deps.clock.now())) {
    // The browser goes to the plans where the answer says so; the dashboard has a screen of its own.
    const details = route.whenExpired === 'to-plans' ? { subscriptionExpired: true } : {};
    throw new AppError('SUBSCRIPTION_EXPIRED', phrase('errors.subscriptionExpired'), details);
  }
  if (route.access === 'site-owner')
    await assertOwnWebsite(guards, user, (request.params as { id?: unknown }).id);
  return user;
}

/**
 * Refuses a tab that was opened for another owner, before this one signed in beside it: it acts on nobody's account.
 * A download names its owner in its address.
 */
function assertSameOwner({ headers, query }: FastifyRequest, user: UserRecord): void {
  const expectedOwner = headers[OWNER_HEADER] ?? (query as { owner?: unknown }).owner;
  if (expectedOwner !== undefined && expectedOwner !== String(user.id))
    throw new AppError('OTHER_OWNER', phrase('serverMessages.otherOwner'));
}

/** Another owner's website is answered like one that does not exist. */
async function assertOwnWebsite(guards: RouteGuards, user: UserRecord, id: unknown): Promise<void> {
  const asked = recordId.safeParse(id);
  if (asked.success && (await guards.isOwnWebsite(user.id, asked.data))) return;
  throw createWebsiteNotFoundError();
}

/** A plugin serves the built files at these paths, for everybody. */
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

/** PGlite stops answering when it stores JSON some thousand levels deep, so depth is bounded before parsing. */
const MAX_JSON_DEPTH = 32;

/** Accepts application/json only: a form of another site can send text/plain without asking, but not this. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Hands a body on as it came, because a signature is made over its bytes. Only the routes of `scope` do so. */
function acceptRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** Parses a body; an empty one is undefined. Throws VALIDATION for JSON that is broken, too deep or cannot be stored. */
export function parseJson(body: string): unknown {
  if (body === '') return undefined;
  if (isTooDeep(body)) throw new AppError('VALIDATION', phrase('refusals.tooDeep'));
  let value: unknown;
  try {
    value = JSON.parse(body, (name, item) => (name === '__proto__' ? undefined : item));
  } catch {
    throw new AppError('VALIDATION', phrase('refusals.notJson'));
  }
  if (!isStorable(value)) throw new AppError('VALIDATION', phrase('refusals.storable'));
  return value;
}

function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (isInString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [34, 92, 91, 93, 123, 125];

/** Returns true if PostgreSQL can hold every text in it: no NUL and no half of a surrogate pair, in keys as well. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}
