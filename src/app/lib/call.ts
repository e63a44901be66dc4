import { failures } from '@messages';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type CallInput,
  type Endpoint,
  getCallPath,
  type InputShape,
  type ResourceInput,
} from '@/contracts/endpoint';
import type { ErrorBody } from '@/contracts/error-body';
import { createRequestId } from '@/core/request-id';
import { ApiError, getCallHeaders } from './api-client';

/** A call of two megabytes on a slow line needs this long. */
const ANSWER_WITHIN_MS = 45_000;

const NO_ANSWER: ErrorBody = { code: 'TIMEOUT', message: failures.noAnswer };

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
  const { body }: { params?: unknown; query?: unknown; body?: unknown } = input;
  return request(endpoint.method, getCallPath(endpoint, input), body, options);
}

/**
 * Returns the key of what a call reads. Its parts joined with slashes are the path, so the key of a website begins the
 * keys of everything that belongs to it.
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

/** Reads from the server and caches the answer, for each query by itself. */
export function useCall<Shape extends InputShape, Answer extends Schema>(
  endpoint: Endpoint<Shape, Answer>,
  input: CallInput<Shape>,
  options: Omit<UseQueryOptions<z.output<Answer>>, 'queryKey' | 'queryFn'> = {},
) {
  const { query }: { params?: unknown; query?: unknown; body?: unknown } = input;
  const key = getCallKey(endpoint, input);
  return useQuery({
    ...options,
    queryKey: query === undefined ? key : [...key, { query }],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

type RequestParts = [
  method: Endpoint['method'],
  path: string,
  body?: unknown,
  options?: { signal?: AbortSignal; keepalive?: boolean },
];

/**
 * Calls the server and returns the answer's JSON, or undefined for an empty answer. Throws ApiError. A call that is not
 * answered in time, or not by our server, counts as one that never arrived. Files may take as long as they need.
 */
export async function request<T>(...parts: RequestParts): Promise<T> {
  const { answer } = await requestWithHeaders<T>(...parts);
  return answer;
}

/** Does what `request` does, and returns the headers of the answer as well. */
export async function requestWithHeaders<T>(
  ...[method, path, body, options = {}]: RequestParts
): Promise<{ answer: T; headers: Headers }> {
  const { signal } = options;
  // AbortSignal.any would do this, but browsers of three years ago do not have it.
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = body instanceof FormData ? undefined : setTimeout(abort, ANSWER_WITHIN_MS);
  const init = {
    method,
    credentials: 'same-origin',
    ...toPayload(body),
    ...options,
    signal: controller.signal,
  } as const;
  try {
    const { ok, status, headers, text } = await send(path, init);
    if (!ok) throw new ApiError(status, text);
    return { answer: (text === '' ? undefined : readAnswer(text)) as T, headers };
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    if (controller.signal.aborted) throw new ApiError(0, JSON.stringify(NO_ANSWER));
    throw new ApiError(0, error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** A network's own sign-in page is a successful answer too, and would be taken for our data. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(0, text);
  }
}

async function send(path: string, init: RequestInit) {
  const response = await fetch(path, init);
  const { ok, status, statusText, headers } = response;
  const text = await response.text();
  return { ok, status, headers, text: text || (ok ? '' : statusText) };
}

function toPayload(body: unknown): RequestInit {
  const headers = getCallHeaders();
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { body, headers };
  return { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } };
}

/**
 * Makes a call that the server stores once: while its answer is unknown, because it was lost or the server failed, the
 * next call has the same id. A new id begins when the owner knows how the call ended.
 */
export function createSendWithId<Input extends object, Answer>(
  send: (input: Input & { requestId: string }) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  let requestId: string | undefined;
  return async (input) => {
    requestId ??= createRequestId();
    try {
      const answer = await send({ ...input, requestId });
      requestId = undefined;
      return answer;
    } catch (error) {
      // The call was refused because of its id, which belongs to an earlier call; the owner is told so.
      if (error instanceof ApiError && error.fields.requestId) requestId = undefined;
      throw error;
    }
  };
}
