import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode, STATUS_BY_CODE } from '@/core/app-error';
import { isBadValue, isParentGone } from '../db/errors';
import { text } from './translate';

/** The one place where a failure becomes an answer: `{ message, code, …details }`. 5xx texts never leave the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) =>
    sendError(request, reply, asAppError(error)),
  );
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  const status = STATUS_BY_CODE[error.code];
  if (status >= 500) request.log.error({ err: error.cause ?? error }, 'A call failed');
  reply.status(status).send({ message: error.message, code: error.code, ...error.details });
}

function asAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isBadValue(error)) return new AppError('VALIDATION', text('validation.storable'));
  if (isParentGone(error)) return new AppError('NOT_FOUND', text('errors.notFound'));
  const code = codeOfStatus(error.statusCode ?? 500);
  const known = new AppError(code, TEXT_BY_CODE[code] ?? text('failures.internal'));
  known.cause = error;
  return known;
}

/** The failures that Fastify and its plugins raise themselves. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 408) return 'TIMEOUT';
  if (status === 413) return 'TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status === 503) return 'UNAVAILABLE';
  return status >= 400 && status < 500 ? 'VALIDATION' : 'INTERNAL';
}

const TEXT_BY_CODE: Partial<Record<ErrorCode, string>> = {
  VALIDATION: text('validation.invalid'),
  NOT_FOUND: text('errors.notFound'),
  TIMEOUT: text('errors.timeout'),
  TOO_LARGE: text('errors.tooLarge'),
  UNSUPPORTED_MEDIA_TYPE: text('errors.unsupportedMediaType'),
  TOO_MANY_REQUESTS: text('errors.tooManyRequests'),
  UNAVAILABLE: text('errors.unavailable'),
};
