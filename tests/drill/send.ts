import { randomInt } from 'node:crypto';

/** A caller who has waited so long gives up, and has no answer. */
const GIVES_UP_MS = 30_000;

/** Holds the answer that came back; a connection that broke has status 0 and the reason as its text. */
export interface Answer {
  status: number;
  text: string;
  cookie: string;
  ms: number;
}

interface Sent {
  body?: unknown;
  /** The form is sent instead of a body, in one piece: a balancer may refuse the call before it has read it all. */
  form?: FormData;
  cookie?: string;
  headers?: Record<string, string>;
  /** The call comes from this address; without one, each call comes from another. */
  from?: string;
}

/** Makes a call and reads its answer to the end; never throws. */
export async function send(
  url: string,
  method: string,
  path: string,
  { body, form, cookie, headers, from = pickAddress() }: Sent = {},
): Promise<Answer> {
  const startedAt = performance.now();
  try {
    const packed = form && new Response(form);
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(packed && { 'content-type': packed.headers.get('content-type') ?? '' }),
        ...headers,
      },
      body: packed ? await packed.arrayBuffer() : body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(GIVES_UP_MS),
    });
    const text = await answer.text();
    const [set = ''] = answer.headers.getSetCookie();
    return {
      status: answer.status,
      text,
      cookie: set.split(';')[0] ?? '',
      ms: performance.now() - startedAt,
    };
  } catch (error) {
    const { message, cause } = error as Error;
    const text = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return { status: 0, text, cookie: '', ms: performance.now() - startedAt };
  }
}

/** Returns a random address of the public internet. */
function pickAddress(): string {
  return [randomInt(20, 100), randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}
