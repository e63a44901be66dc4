import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode, STATUS_BY_CODE } from '@/core/app-error';
import type { Locale } from '@/core/locale/locale';
import { type Phrase, phrase } from '@/core/messages';
import { isBadValue, isDiskFull, isParentGone, isUnavailable } from '../kernel/database-errors';
import { getLocale, writePhrase } from '../kernel/text';
import { type CompressedPage, sendPage } from './page-cache';
import { createNoRoomError } from './refuse-when-busy';

/** A call that found the server unavailable may be made again after this time. */
export const RETRY_AFTER_SECONDS = 5;
/** A call that a full disk could not take may be made again after this time. */
const NO_ROOM_RETRY_SECONDS = 60;

/**
 * Turns every failure into an answer: `{ message, code, …details }`, or for people who open an address a page that
 * says the same, which `getUnavailable` returns. Texts of a 5xx never leave the server.
 */
export function handleErrors(
  app: FastifyInstance,
  getUnavailable: (request: FastifyRequest) => CompressedPage,
): void {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const known = toAppError(error);
    const status = STATUS_BY_CODE[known.code];
    if (!isForPeople(request) || (status < 500 && status !== 429)) return sendError(request, reply, known);
    prepareAnswer(request, reply, known);
    return sendPage(request, reply, getUnavailable(request), 'no-store');
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  prepareAnswer(request, reply, error);
  reply.send(writeFailure(getLocale(request), error));
}

/** Returns what a caller reads of a failure, in a language. */
function writeFailure(locale: Locale, { code, phrase: message, details }: AppError): object {
  const { fields, ...others } = details;
  return {
    message: writePhrase(locale, message),
    code,
    ...others,
    ...(fields && {
      fields: fields.map((field) => ({ path: field.path, message: writePhrase(locale, field.message) })),
    }),
  };
}

/** Returns true if a person opens an address, and false if a program calls. */
export function isForPeople({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/api([/?]|$)/.test(url);
}

/** Gives the answer its status, and each failure of ours its one line in the log. */
function prepareAnswer(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  const status = STATUS_BY_CODE[error.code];
  reply.status(status);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (error.code === 'NO_ROOM') reply.header('retry-after', NO_ROOM_RETRY_SECONDS);
  // The full disk was logged when it became full.
  const isToldAlready = error.code === 'NO_ROOM' && error.cause === undefined;
  if (status < 500 || isToldAlready) return;
  const { method, routeOptions } = request;
  const call = { method, route: routeOptions.url, status, ms: Math.round(reply.elapsedTime) };
  const level = status === 503 ? 'warn' : 'error';
  request.log[level]({ ...call, err: error.cause ?? error }, 'A call failed');
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isBadValue(error)) return new AppError('VALIDATION', phrase('refusals.storable'));
  if (isDiskFull(error)) return Object.assign(createNoRoomError(), { cause: error });
  if (isParentGone(error)) return new AppError('NOT_FOUND', phrase('errors.notFound'));
  const code = isUnavailable(error) ? 'UNAVAILABLE' : getCodeOfStatus(error.statusCode ?? 500);
  const known = new AppError(code, TEXT_BY_CODE[code] ?? phrase('failures.internal'));
  known.cause = error;
  return known;
}

/** Returns the code of a failure that Fastify or one of its plugins raised. */
function getCodeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 408) return 'TIMEOUT';
  if (status === 413) return 'TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status === 503) return 'UNAVAILABLE';
  return status >= 400 && status < 500 ? 'VALIDATION' : 'INTERNAL';
}

const TEXT_BY_CODE: Partial<Record<ErrorCode, Phrase>> = {
  VALIDATION: phrase('validation.invalid'),
  NOT_FOUND: phrase('errors.notFound'),
  TIMEOUT: phrase('errors.timeout'),
  TOO_LARGE: phrase('errors.tooLarge'),
  UNSUPPORTED_MEDIA_TYPE: phrase('errors.unsupportedMediaType'),
  TOO_MANY_REQUESTS: phrase('errors.tooManyRequests'),
  UNAVAILABLE: phrase('errors.unavailable'),
};
