import { randomInt } from 'node:crypto';

export interface Owner {
  id: number;
  slug: string;
  cookie: string;
}

/** Holds a running product with its owners. */
export interface Place {
  url: string;
  ordinary: Owner[];
  heavy: Owner[];
  /** The owners upload this picture. */
  file: Blob;
}

/** Makes a call of an owner, reads its answer to the end, and returns true if it was taken. */
export async function call(
  { url }: Place,
  { cookie }: Owner,
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await send(url, method, path, { cookie, body, signal });
  await answer.arrayBuffer();
  return answer.ok;
}

export interface Sent {
  cookie?: string;
  body?: unknown;
  signal?: AbortSignal;
}

export function send(
  url: string,
  method: string,
  path: string,
  { cookie, body, signal }: Sent = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const sent = isForm ? body : body === undefined ? undefined : JSON.stringify(body);
  return fetch(url + path, {
    method,
    headers: buildHeaders(cookie, isForm ? undefined : body),
    body: sent,
    signal,
  });
}

/** Builds headers with another address for each call, as if each came from another person. */
export function buildHeaders(cookie: string | undefined, json: unknown): Record<string, string> {
  return {
    'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
    ...(cookie && { cookie }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
}
