import type { ErrorBody } from '@/contracts/error-body';
import { isTriedSlug } from '@/core/demo-slug';

/** Longer than a slow network needs; whoever waits for an answer must be able to go on some time. */
const DEADLINE_MS = 45_000;

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
    // Older phones have no such function; there a call waits as long as the browser does.
    const signal = AbortSignal.timeout?.(DEADLINE_MS);
    const response = await fetch(`/api/public/${slug}/${path}`, { ...request, signal });
    const body = await response.json();
    return response.ok ? { kind: 'done', answer: body } : { kind: 'refused', status: response.status, body };
  } catch {
    return { kind: 'unreachable' };
  }
}
