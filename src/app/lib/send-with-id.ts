import { ApiError } from './api-client';

/**
 * Makes a call that the server stores once: while its answer is unknown, because it was lost or the server failed, the
 * next call goes out with the same id. Another one begins when the owner knows what has become of this one.
 */
export function createSendWithId<Input extends object, Answer>(
  send: (input: Input & { requestId?: string }) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  let requestId: string | undefined;
  return async (input) => {
    // A page without https has no such function; its calls are new ones each time.
    requestId ??= crypto.randomUUID?.();
    try {
      const answer = await send(requestId ? { ...input, requestId } : input);
      requestId = undefined;
      return answer;
    } catch (error) {
      // Refused for the id: it stands for what was sent before, and the owner is told so.
      if (error instanceof ApiError && error.fields.requestId) requestId = undefined;
      throw error;
    }
  };
}
