import type { Phrase } from './messages';

/** A call can fail in these ways; the text is for people, the code for programs. */
export type ErrorCode =
  | 'VALIDATION'
  | 'UNAUTHORIZED'
  | 'OTHER_OWNER'
  | 'PAYMENT_REQUIRED'
  | 'FORBIDDEN_ORIGIN'
  | 'PLAN_LIMIT'
  | 'SUBSCRIPTION_EXPIRED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'STALE_VERSION'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'WORK_NEEDED'
  | 'TOO_MANY_REQUESTS'
  | 'PROVIDER_UNAVAILABLE'
  | 'UNAVAILABLE'
  | 'NO_ROOM'
  | 'INTERNAL';

export const STATUS_BY_CODE: Record<ErrorCode, number> = {
  VALIDATION: 400,
  UNAUTHORIZED: 401,
  OTHER_OWNER: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN_ORIGIN: 403,
  PLAN_LIMIT: 403,
  SUBSCRIPTION_EXPIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE_VERSION: 409,
  TIMEOUT: 408,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  WORK_NEEDED: 428,
  TOO_MANY_REQUESTS: 429,
  PROVIDER_UNAVAILABLE: 502,
  UNAVAILABLE: 503,
  NO_ROOM: 507,
  INTERNAL: 500,
};

/**
 * This failure is told to the caller: `{ message, code, ...details }` with the status of its code. Its text and those of
 * its fields are written when it is known who reads them.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly phrase: Phrase,
    readonly details: Record<string, unknown> & { fields?: FieldError[] } = {},
  ) {
    super(phrase.key);
    this.name = 'AppError';
  }
}

/** Names a field of a form, or of a page's content by its path, and why it is refused. */
export interface FieldError {
  path: string;
  message: Phrase;
}
