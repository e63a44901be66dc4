import type { ErrorBody } from '@/contracts/error-body';
import { isTriedSlug } from '@/core/demo-slug';
import { TRAP_FIELD, WORK_HEADER } from '@/core/visitor-work';

/** Longer than a slow network needs; whoever waits for an answer must be able to go on some time. */
const DEADLINE_MS = 45_000;
/** A neighbour in the same network may have made the next call dearer meanwhile. */
const MAX_WORKS = 3;

export type CallResult<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; status: number; body: RefusedBody }
  /** No connection, no answer in time, or one that is not the server's own. */
  | { kind: 'unreachable' };

/** What a failed call says, with the details that some failures add. */
export type RefusedBody = Partial<ErrorBody>;

/** Asks for something of a website's public part. Never throws: whatever goes wrong is a result. */
export function askServer<Answer>(slug: string, path: string): Promise<CallResult<Answer>> {
  return call(slug, path, {});
}

/** Sends what a visitor filled in. Never throws either. */
export function sendToServer<Answer>(slug: string, path: string, body: unknown): Promise<CallResult<Answer>> {
  const headers = { 'content-type': 'application/json' };
  return call(slug, path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** What the server says to the visitor, with the statuses that are meant for people at this form. */
export function spokenMessage(
  status: number,
  body: RefusedBody,
  statuses: readonly number[],
): string | undefined {
  return statuses.includes(status) || body.field === TRAP_FIELD ? body.message : undefined;
}

/** The texts of refused fields by the names of the form's own fields, the first of each. */
export function refusedFields<Field extends string>(
  { fields = [] }: RefusedBody,
  fieldOf: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of fields) {
    const field = Object.hasOwn(fieldOf, path) ? fieldOf[path] : undefined;
    if (field) errors[field] ??= message;
  }
  return errors;
}

async function call<Answer>(slug: string, path: string, request: RequestInit): Promise<CallResult<Answer>> {
  try {
    if (isTriedSlug(slug)) {
      const { demoAnswer } = await import('./demo-answer');
      return { kind: 'done', answer: demoAnswer(path, request) as Answer };
    }
    let { response, body } = await fetchJson(slug, path, request);
    // Where much has come from the visitor's network, the server asks for some work before it takes more.
    for (let tries = 0; response.status === 428 && tries < MAX_WORKS; tries += 1) {
      const { solveWork } = await import('./solve-work');
      const work = await solveWork(String(body.challenge), Number(body.bits));
      const headers = { ...request.headers, [WORK_HEADER]: work };
      ({ response, body } = await fetchJson(slug, path, { ...request, headers }));
    }
    return response.ok ? { kind: 'done', answer: body } : { kind: 'refused', status: response.status, body };
  } catch {
    return { kind: 'unreachable' };
  }
}

async function fetchJson(slug: string, path: string, request: RequestInit) {
  // Older phones have no such function; there a call waits as long as the browser does.
  const signal = AbortSignal.timeout?.(DEADLINE_MS);
  const response = await fetch(`/api/public/${slug}/${path}`, { ...request, signal });
  return { response, body: await response.json() };
}

/** The id of what a form holds: none before it is sent, and none once the visitor knows what has become of it. */
export interface KeptRequestId {
  current: string | undefined;
}

/**
 * Sends what a visitor filled in so that the server stores it once: when the answer is lost and the visitor presses
 * again, the call has the same id.
 */
export async function sendOnce<Answer>(
  slug: string,
  path: string,
  body: object,
  requestId: KeptRequestId,
): Promise<CallResult<Answer>> {
  // A page without https has no such function; its calls are new ones each time.
  requestId.current ??= crypto.randomUUID?.();
  const result = await sendToServer<Answer>(slug, path, { ...body, requestId: requestId.current });
  // Refused for the id: it stands for what was sent before, and the visitor has been told so.
  const isKnown = result.kind === 'refused' && result.body.field === 'requestId';
  if (result.kind === 'done' || isKnown) requestId.current = undefined;
  return result;
}
