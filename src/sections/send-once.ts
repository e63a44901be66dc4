import { type CallResult, sendToServer } from './visitor-call';

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
