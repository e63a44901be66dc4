import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Deps } from '../deps';
import type { UserRecord } from './session-user';

/** Who may call: everybody, a signed-in owner, or the owner of the website whose id is in the address. */
export type Access = 'public' | 'owner' | 'site-owner';

/**
 * What an owner whose plan has ended gets from a call: the answer all the same, a refusal that the dashboard shows as
 * its own screen, or one that leads to the plans.
 */
export type WhenExpired = 'open' | 'refused' | 'to-plans';

export interface CallCount {
  max: number;
  windowSeconds: number;
}

/** How many calls from one address are answered in the window. */
export interface RateLimit extends CallCount {
  /** A second limit on a part of the body, such as the email of an account, however many addresses call. */
  perBodyField?: { field: string; max: number };
}

export interface CallContext<Params, Query, Body> {
  deps: Deps;
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The signed-in user is there exactly when the access rule demands one. */
export type CallUser<A extends Access> = A extends 'public' ? { user?: undefined } : { user: UserRecord };

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  whenExpired: WhenExpired;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  status: 200 | 201 | 204;
  /** None for an answer without a body. */
  answer: z.ZodMiniType | null;
  summary: string;
  rateLimit?: RateLimit;
  /** The same for the calls of one owner, from whichever addresses: what costs much is no cheaper for who has many. */
  ownerLimit?: CallCount;
  /** What visitors send: from a network's tenth call a day on, its browser has to work a little. */
  asksForWork?: boolean;
  bodyLimitBytes?: number;
  takesFile?: boolean;
  /** The body is handed on as a Buffer, before anybody reads it. */
  takesRawBody?: boolean;
  // Checked where the route is defined; here all routes are treated alike.
  call: (context: never) => Promise<unknown>;
}

/** Describes one call of the API: a line in a domain's table of contents. */
export function route<
  A extends Access,
  Params extends z.ZodMiniType = z.ZodMiniUndefined,
  Query extends z.ZodMiniType = z.ZodMiniUndefined,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  Answer extends z.ZodMiniType = z.ZodMiniVoid,
>(definition: {
  method: Route['method'];
  path: string;
  access: A;
  /** 'to-plans' when nothing is said; what everybody may call stays open. */
  whenExpired?: WhenExpired;
  params?: Params;
  query?: Query;
  body?: Body;
  status?: Route['status'];
  answer?: Answer;
  summary: string;
  rateLimit?: RateLimit;
  ownerLimit?: CallCount;
  asksForWork?: boolean;
  bodyLimitBytes?: number;
  takesFile?: boolean;
  takesRawBody?: boolean;
  call: (
    context: CallContext<z.infer<Params>, z.infer<Query>, z.infer<Body>> & CallUser<A>,
  ) => Promise<z.output<Answer>>;
}): Route {
  const { answer, ...rest } = definition;
  const whenExpired = definition.whenExpired ?? (definition.access === 'public' ? 'open' : 'to-plans');
  return { ...rest, whenExpired, answer: answer ?? null, status: definition.status ?? (answer ? 200 : 204) };
}
