import type * as z from 'zod/mini';
import type { Endpoint, InputShape } from './endpoint';

type Schema = z.ZodMiniType;
type Nothing = Record<never, never>;

/** Parameters as the server reads them, so that an id is a number. */
type ParamsOf<Shape> = Shape extends { params: infer Params extends Schema }
  ? { params: z.output<Params> }
  : Nothing;
type QueryOf<Shape> = Shape extends { query: infer Query extends Schema }
  ? { query: z.input<Query> }
  : Nothing;
type BodyOf<Shape> = Shape extends { body: infer Body extends Schema } ? { body: z.input<Body> } : Nothing;

/** A client gives a call this input. */
export type CallInput<Shape extends InputShape> = ParamsOf<Shape> & QueryOf<Shape> & BodyOf<Shape>;

/** The same for what only needs to name the resource. */
export type ResourceInput<Shape extends InputShape> = ParamsOf<Shape>;

/** The address of a call. */
export function getCallPath(
  { path }: Pick<Endpoint, 'path'>,
  { params, query }: { params?: unknown; query?: unknown },
): string {
  let address: string = path;
  for (const [name, value] of Object.entries(params ?? {})) {
    address = address.replace(`:${name}`, encodeURIComponent(String(value)));
  }
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.append(name, String(value));
  }
  return search.size > 0 ? `${address}?${search}` : address;
}
