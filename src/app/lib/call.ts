import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type CallInput, getCallPath, type ResourceInput } from '@/contracts/call-input';
import type { Endpoint, InputShape } from '@/contracts/endpoint';
import { request } from './api-client';

type Schema = z.ZodMiniType;

interface CallOptions {
  signal?: AbortSignal;
}

/** Calls the server; throws `ApiError` as `request` does. The answer has the type of the endpoint. */
export function call<Shape extends InputShape, Answer extends Schema>(
  endpoint: Endpoint<Shape, Answer>,
  input: CallInput<Shape>,
  options?: CallOptions,
): Promise<z.output<Answer>> {
  const { body, ...address }: { params?: unknown; query?: unknown; body?: unknown } = input;
  return request(endpoint.method, getCallPath(endpoint, address), body, options);
}

/**
 * The key of what a call reads. Its parts joined with slashes are the path, so the key of a website is the beginning of
 * the keys of all that belongs to it.
 */
export function getCallKey<Shape extends InputShape>(
  { path }: Endpoint<Shape>,
  input: ResourceInput<Shape>,
): (string | number)[] {
  const { params }: { params?: unknown } = input;
  const values = new Map(Object.entries(params ?? {}));
  const start = path.indexOf('/:');
  if (start < 0) return [path];
  const parts = path.slice(start + 1).split('/');
  return [path.slice(0, start), ...parts.map((part) => values.get(part.slice(1)) ?? part)];
}

/** Reads from the server and keeps what it answered. */
export function useCall<Shape extends InputShape, Answer extends Schema>(
  endpoint: Endpoint<Shape, Answer>,
  input: CallInput<Shape>,
  options: Omit<UseQueryOptions<z.output<Answer>>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery({
    ...options,
    queryKey: getCallKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}
