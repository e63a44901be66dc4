import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** These parts of a call carry values. */
export type InputShape = Readonly<Partial<Record<'params' | 'query' | 'body', Schema>>>;

interface EndpointFacts {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written as `:id`. */
  path: `/api/${string}`;
  /** The field of a multipart form that carries a file; a call with one has no other body. */
  file?: string;
  summary: string;
}

/**
 * An endpoint is one call of the API. The server's routes and the client's calls are both derived from it, so a path, a
 * method or an answer is written once. In a browser's build only method, path and file are there
 * (`scripts/trim-endpoints.ts`).
 */
export interface Endpoint<Input extends InputShape = InputShape, Answer extends Schema = Schema>
  extends EndpointFacts {
  input: Input;
  /** It is undefined for an answer without a body. */
  answer: Answer | undefined;
  status: 200 | 201 | 204;
}

export interface FileEndpoint<Input extends InputShape = InputShape, Answer extends Schema = Schema>
  extends Endpoint<Input, Answer> {
  file: string;
}

interface Definition<Input extends InputShape, Answer extends Schema> extends EndpointFacts {
  input?: Input;
  /** The status is 204 without an answer, otherwise 200 unless another is given. */
  status?: 201;
  answer?: Answer;
}

type Nothing = Record<never, never>;

export function endpoint<const Input extends InputShape = Nothing, Answer extends Schema = z.ZodMiniVoid>(
  definition: Definition<Input, Answer> & { file: string },
): FileEndpoint<Input, Answer>;
export function endpoint<const Input extends InputShape = Nothing, Answer extends Schema = z.ZodMiniVoid>(
  definition: Definition<Input, Answer>,
): Endpoint<Input, Answer>;
export function endpoint(definition: Definition<InputShape, Schema>): Endpoint {
  const { input = {}, answer, status = answer ? 200 : 204 } = definition;
  return { ...definition, input, answer, status };
}

/** The server reads parameters like this, so that an id is a number. */
type ParamsOf<Shape> = Shape extends { params: infer Params extends Schema }
  ? { params: z.output<Params> }
  : Nothing;
type QueryInput<Shape> = Shape extends { query: infer Query extends Schema }
  ? { query: z.input<Query> }
  : Nothing;
type BodyOf<Shape> = Shape extends { body: infer Body extends Schema } ? { body: z.input<Body> } : Nothing;

/** This part of a call's input stands in its address. */
type AddressInput<Shape extends InputShape> = ParamsOf<Shape> & QueryInput<Shape>;

/** A client gives a call this input. */
export type CallInput<Shape extends InputShape> = AddressInput<Shape> & BodyOf<Shape>;

/** This part of a call's input names the resource. */
export type ResourceInput<Shape extends InputShape> = ParamsOf<Shape>;

/** A client gives a call of the endpoint this query. */
export type QueryOf<Call> = Call extends { input: { query: infer Query extends Schema } }
  ? z.input<Query>
  : never;

/** A call of the endpoint is answered by this. */
export type AnswerOf<Call extends Endpoint> = z.output<NonNullable<Call['answer']>>;

/** Returns the address of a call. */
export function getCallPath<Shape extends InputShape>(
  { path }: Endpoint<Shape>,
  input: AddressInput<Shape>,
): string {
  const { params, query }: { params?: unknown; query?: unknown } = input;
  let address: string = path;
  for (const [name, value] of Object.entries(params ?? {})) {
    address = address.replace(`:${name}`, encodeURIComponent(String(value)));
  }
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) for (const one of [value].flat()) search.append(name, String(one));
  }
  return search.size > 0 ? `${address}?${search}` : address;
}

/** Says for which owner the app makes a call: the browser may have the session of another one by now. */
export const OWNER_HEADER = 'x-owner-id';
