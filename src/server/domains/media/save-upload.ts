import type { FastifyRequest } from 'fastify';
import type { UploadAnswer } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import type { PlanFeature } from '@/core/plans';
import type { Deps } from '../../http/deps';
import { fairTurns } from '../../kernel/concurrency';
import { validationError } from '../../kernel/validation';
import { assertFeature, type UserRecord } from '../accounts';
import type { MadePicture } from './make-picture';
import { assertUploadRoom, bytesOf, storePicture } from './store-picture';

interface UploadUse {
  /** The form's field that carries the file. */
  field: string;
  /** The owner's plan must have it for such a picture. */
  feature: PlanFeature;
  make: (file: Buffer, field: string) => Promise<MadePicture>;
}

/** Stores the picture of a form and returns its address. */
export async function saveUpload(
  deps: Deps,
  user: UserRecord,
  request: FastifyRequest,
  { field, feature, make }: UploadUse,
): Promise<UploadAnswer> {
  const { file } = await readUpload(request, field);
  assertFeature(deps, user, feature, deps.clock.now());
  await assertUploadRoom(deps, user, field);
  const picture = await makeInTurn(user.id, request, () => make(file, field));
  await assertUploadRoom(deps, user, field, bytesOf(picture));
  return storePicture(deps, user, picture, async (_tx, url) => ({ url }));
}

interface UploadedForm {
  file: Buffer;
  /** The other fields, as they were sent. */
  fields: Record<string, string>;
}

/** A form with one file in the named field; VALIDATION when it is missing, TOO_LARGE above the limit. */
export async function readUpload(request: FastifyRequest, fileField: string): Promise<UploadedForm> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', phrase('errors.unsupportedMediaType'));
  const { files, fields } = await readParts(request).catch(refuseBroken);
  const file = files.get(fileField);
  if (!file || file.length === 0) {
    throw validationError([{ path: fileField, message: phrase('errors.uploadMissing') }]);
  }
  return { file, fields };
}

async function readParts(request: FastifyRequest) {
  const files = new Map<string, Buffer>();
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') files.set(part.fieldname, await part.toBuffer());
    else fields[part.fieldname] = String(part.value);
  }
  return { files, fields };
}

/** A form that ends too early or is none: the parser's own errors carry no status. */
function refuseBroken({ statusCode }: { statusCode?: number }): never {
  if (statusCode === 413) throw new AppError('TOO_LARGE', phrase('failures.uploadTooLarge'));
  throw new AppError('VALIDATION', phrase('errors.uploadBroken'));
}

/** Ten large pictures decoded at the same moment would take a gigabyte. */
const inTurn = fairTurns();

/** Makes an owner's picture when it is their turn; a request whose connection ends before that leaves the line. */
export function makeInTurn<Made>(
  userId: number,
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  make: () => Promise<Made>,
): Promise<Made> {
  const calledOff = new AbortController();
  const abort = () => calledOff.abort(new AppError('VALIDATION', phrase('errors.uploadBroken')));
  // Not the request itself: that is closed as soon as its body is read.
  if (socket.destroyed) abort();
  socket.once('close', abort);
  return inTurn(userId, make, calledOff.signal).finally(() => socket.off('close', abort));
}
