import { errorBody, planLimitBody } from '@/contracts/error-body';
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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the server and gives the answer's JSON, or undefined for an empty answer. Throws ApiError. */
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<T> {
  const response = await send(path, { method, credentials: 'same-origin', ...payload(body), ...options });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return (text === '' ? undefined : parseBody(text)) as T;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, error instanceof Error ? error.message : String(error));
  }
}

function payload(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
