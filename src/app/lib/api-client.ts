import { locale } from '@messages';
import { OWNER_HEADER } from '@/contracts/endpoint';
import { errorBody, planLimitBody } from '@/contracts/error-body';
import type { LockedFeature } from '@/core/plans';

/**
 * Is thrown when a call did not succeed. The message is the status code, a colon, a space and the body's text ('409:
 * …'); a call that never reached the server has the status 0.
 */
export class ApiError extends Error {
  /** It is the parsed body, or its text where that is not JSON. */
  readonly body: unknown;

  constructor(
    readonly status: number,
    bodyText: string,
  ) {
    super(`${status}: ${bodyText}`);
    this.name = 'ApiError';
    this.body = parseBody(bodyText);
  }

  /** Returns the server's message to the person, already translated. */
  get serverMessage(): string | undefined {
    return this.parsedBody?.message;
  }

  get code(): string | undefined {
    return this.parsedBody?.code;
  }

  /** Returns the refused fields: the keys are paths, the values texts. */
  get fields(): Record<string, string> {
    const body = this.parsedBody;
    if (body?.fields) return Object.fromEntries(body.fields.map(({ path, message }) => [path, message]));
    return body?.field ? { [body.field]: body.message } : {};
  }

  /** Returns the feature that the owner's plan lacks for this call. */
  get locked(): LockedFeature | undefined {
    return planLimitBody.safeParse(this.body).data;
  }

  private get parsedBody() {
    return errorBody.safeParse(this.body).data;
  }
}

/** Returns true if the server knows who asks and refuses all the same. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Returns true if the server accepts nothing for now (too many calls, no room), and the call itself is not at fault. */
export function isRefusedForNow(error: unknown): boolean {
  return error instanceof ApiError && [429, 503, 507].includes(error.status);
}

/** Returns true if the server may have done what was asked, although its answer is missing. */
export function isAnswerLost({ status }: ApiError): boolean {
  return status === 0 || status >= 500;
}

let ownerId: number | null = null;

/**
 * Makes calls for this owner from now on. The server refuses them when the browser has another owner's session. With
 * null, calls are made for whoever is signed in.
 */
export function callFor(userId: number | null): void {
  ownerId = userId;
}

/** Returns the headers of every call: in which language it wants its answer, and for which owner it is made. */
export function getCallHeaders(): Record<string, string> {
  return { 'Accept-Language': locale, ...(ownerId !== null && { [OWNER_HEADER]: String(ownerId) }) };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
