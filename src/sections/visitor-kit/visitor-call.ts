import type * as z from 'zod/mini';
import { type CallInput, type Endpoint, getCallPath, type InputShape } from '@/contracts/endpoint';
import type { ErrorBody } from '@/contracts/error-body';
import { isTriedSlug } from '@/core/demo-slug';
import { createRequestId } from '@/core/request-id';
import { WORK_HEADER } from '@/core/visitor-limits';

/** A slow network needs less, and a visitor who waits for an answer must be able to go on after some time. */
const DEADLINE_MS = 45_000;
/** A neighbour in the same network may have made the next call dearer meanwhile. */
const MAX_WORKS = 3;

export type CallResult<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; status: number; body: RefusedBody }
  /** There was no connection, no answer in time, or an answer that is not the server's own. */
  | { kind: 'unreachable' };

/** The body of a failed call says this, with the details that some failures add. */
type RefusedBody = Partial<ErrorBody>;

type Schema = z.ZodMiniType;

interface SiteInput {
  params: { slug: string };
  query?: unknown;
  body?: unknown;
}

/** Calls the public part of a website. Never throws: whatever goes wrong is a result. */
export function callSite<Shape extends InputShape, Answer extends Schema>(
  endpoint: Endpoint<Shape, Answer>,
  input: CallInput<Shape> & SiteInput,
): Promise<CallResult<z.output<Answer>>> {
  return send(endpoint, input);
}

async function send<Answer extends Schema>(
  endpoint: Endpoint<InputShape, Answer>,
  { body: sent, ...input }: SiteInput,
): Promise<CallResult<z.output<Answer>>> {
  const headers: Record<string, string> = {};
  // The answer is in the language of the page, whichever the browser prefers.
  if (globalThis.document) headers['accept-language'] = document.documentElement.lang;
  const request: RequestInit = { method: endpoint.method, headers };
  if (sent) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(sent);
  }
  try {
    if (isTriedSlug(input.params.slug)) {
      const { createDemoAnswer } = await import('./demo-answer');
      return { kind: 'done', answer: createDemoAnswer(endpoint.path, request) as z.output<Answer> };
    }
    const path = getCallPath(endpoint, input);
    let { response, body } = await fetchJson(path, request);
    // If much has come from the visitor's network, the server asks for some work before it takes more.
    for (let tries = 0; response.status === 428 && tries < MAX_WORKS; tries += 1) {
      const { solveWork } = await import('./solve-work');
      const work = await solveWork(String(body.challenge), Number(body.bits));
      const headers = { ...request.headers, [WORK_HEADER]: work };
      ({ response, body } = await fetchJson(path, { ...request, headers }));
    }
    return response.ok ? { kind: 'done', answer: body } : { kind: 'refused', status: response.status, body };
  } catch {
    return { kind: 'unreachable' };
  }
}

async function fetchJson(path: string, request: RequestInit) {
  // Older phones have no such function; there a call waits as long as the browser does.
  const signal = AbortSignal.timeout?.(DEADLINE_MS);
  const response = await fetch(path, { ...request, signal });
  return { response, body: await response.json() };
}

/**
 * Keeps the id of what a form holds: there is none before it is sent, and none once the visitor knows what has become of it.
 */
export interface KeptRequestId {
  current: string | undefined;
}

/**
 * Sends what a visitor filled in so that the server stores it once: when the answer is lost and the visitor presses
 * again, the call has the same id.
 */
export async function sendOnce<Shape extends InputShape, Answer extends Schema>(
  endpoint: Endpoint<Shape, Answer>,
  input: CallInput<Shape> & SiteInput & { body: object },
  requestId: KeptRequestId,
): Promise<CallResult<z.output<Answer>>> {
  requestId.current ??= createRequestId();
  const result = await send(endpoint, { ...input, body: { ...input.body, requestId: requestId.current } });
  // The server refuses the id if it stands for something that was sent before, and the visitor has been told so.
  const isKnown = result.kind === 'refused' && result.body.field === 'requestId';
  if (result.kind === 'done' || isKnown) requestId.current = undefined;
  return result;
}
