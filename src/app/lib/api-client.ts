import { failures } from '@messages/en.json';
import { type ErrorBody, errorBody, planLimitBody } from '@/contracts/error-body';
import { OWNER_HEADER } from '@/contracts/owner-header';
import type { LockedFeature } from '@/core/plans';

/**
 * A call that did not succeed. The message is the status code, a colon, a space and the body's text ('409: …'); a call
 * that never reached the server has the status 0.
 */
export class ApiError extends Error {
  /** The parsed body, or its text where it is not JSON. */
  readonly body: unknown;

  constructor(
    readonly status: number,
    bodyText: string,
  ) {
    super(`${status}: ${bodyText}`);
    this.name = 'ApiError';
    this.body = parseBody(bodyText);
  }

  /** What the server says to the person, already translated. */
  get serverMessage(): string | undefined {
    return this.parsedBody?.message;
  }

  get code(): string | undefined {
    return this.parsedBody?.code;
  }

  /** The refused fields: path to text. */
  get fields(): Record<string, string> {
    const body = this.parsedBody;
    if (body?.fields) return Object.fromEntries(body.fields.map(({ path, message }) => [path, message]));
    return body?.field ? { [body.field]: body.message } : {};
  }

  /** What the owner's plan lacks for this call. */
  get locked(): LockedFeature | undefined {
    return planLimitBody.safeParse(this.body).data;
  }

  private get parsedBody() {
    return errorBody.safeParse(this.body).data;
  }
}

/** Whether the server knows who asks and refuses all the same. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Whether the server may have done what was asked, although it did not say so. */
export function isAnswerLost({ status }: ApiError): boolean {
  return status === 0 || status >= 500;
}

let ownerId: number | null = null;

/** From now on calls are made for this owner, and refused when the browser has another one's session; null for whoever is signed in. */
export function callFor(userId: number | null): void {
  ownerId = userId;
}

/** What every call carries that may be an owner's. */
export function ownerHeaders(): Record<string, string> {
  return ownerId === null ? {} : { [OWNER_HEADER]: String(ownerId) };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Two megabytes on a slow line need some of it. */
const ANSWER_WITHIN_MS = 45_000;

/**
 * Calls the server and gives the answer's JSON, or undefined for an empty answer. Throws ApiError; one that is not
 * answered in time, or by something else than our server, is a call that never arrived. Files may take as long as they
 * need.
 */
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<T> {
  const { signal } = options;
  // Not by AbortSignal.any, which browsers of three years ago do not have.
  const call = new AbortController();
  const abort = () => call.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = body instanceof FormData ? undefined : setTimeout(abort, ANSWER_WITHIN_MS);
  const init = {
    method,
    credentials: 'same-origin',
    ...payload(body),
    ...options,
    signal: call.signal,
  } as const;
  try {
    const { ok, status, text } = await send(path, init);
    if (!ok) throw new ApiError(status, text);
    return (text === '' ? undefined : readAnswer(text)) as T;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    if (call.signal.aborted) throw new ApiError(0, JSON.stringify(NO_ANSWER));
    throw new ApiError(0, error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** A network's own sign-in page is answered as success, too: it would pass for what was saved. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(0, text);
  }
}

const NO_ANSWER: ErrorBody = { code: 'TIMEOUT', message: failures.noAnswer };

async function send(path: string, init: RequestInit) {
  const response = await fetch(path, init);
  const text = await response.text();
  return { ok: response.ok, status: response.status, text: text || (response.ok ? '' : response.statusText) };
}

function payload(body: unknown): RequestInit {
  const headers = ownerHeaders();
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { body, headers };
  return { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
