import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, InputShape } from '@/contracts/endpoint';
import { AppError } from '@/core/app-error';
import type { Locale } from '@/core/locale/locale';
import { phrase } from '@/core/messages';
import type { UserRecord } from '../db/tables/users';
import { fieldError, validationError } from '../kernel/validation';
import type { Deps } from './deps';

/** A call is open to everybody, to signed-in owners, or to the owner of the website whose id is in the address. */
type Access = 'public' | 'owner' | 'site-owner';

/**
 * An owner whose plan has ended gets the answer all the same, a refusal that the dashboard shows as its own screen, or
 * one that leads to the plans.
 */
type WhenExpired = 'open' | 'refused' | 'to-plans';

export interface CallCount {
  max: number;
  windowSeconds: number;
}

/** This many calls from one address are answered in the window. */
export interface RateLimit extends CallCount {
  /** A second limit on a part of the body, such as the email of an account, however many addresses call. */
  perBodyField?: { field: string; max: number };
}

/** Every rule gets this beside the input of its call. */
interface CallContext {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The language of whom the call answers. */
  locale: Locale;
}

interface OwnerContext extends CallContext {
  user: UserRecord;
}

/** The rule of a call. It gets the signed-in user exactly when the access rule demands one. */
type GuardedCall<Input, Answer> =
  | { access: 'public'; call: (context: CallContext & Input) => Promise<Answer> }
  | { access: 'owner' | 'site-owner'; call: (context: OwnerContext & Input) => Promise<Answer> };

interface Limits {
  rateLimit?: RateLimit;
  /** The same for the calls of one owner, from whichever addresses: what costs much is no cheaper for who has many. */
  ownerLimit?: CallCount;
  /** Visitors send something by it: from a network's tenth call a day on, its browser has to work a little. */
  asksForWork?: boolean;
  bodyLimitBytes?: number;
  /** The body is handed on as a Buffer, before anybody reads it. */
  takesRawBody?: boolean;
}

export interface Route extends Limits {
  endpoint: Endpoint;
  access: Access;
  whenExpired: WhenExpired;
  /** Parses the input of a request, which becomes part of it for the hooks that follow, and returns what answers it. */
  prepare: (request: FastifyRequest) => PreparedCall;
}

export type PreparedCall = (context: CallContext & { user: UserRecord | undefined }) => Promise<unknown>;

/** Serves an endpoint: a line in a domain's table of contents. */
export function serve<Input extends InputShape, Answer extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Answer>,
  {
    whenExpired,
    ...route
  }: Limits & {
    /** 'to-plans' when nothing is said; what everybody may call stays open. */
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
 * Parses params, query and body of a call by its contract. A malformed address is NOT_FOUND, because it leads nowhere and is
 * no form to correct; anything else that is refused is VALIDATION.
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
  if (listIssues('params').length > 0) throw new AppError('NOT_FOUND', phrase('errors.notFound'));
  const [refused] = [listIssues('body'), listIssues('query')].filter(({ length }) => length > 0);
  throw validationError((refused ?? []).map(fieldError));
}
