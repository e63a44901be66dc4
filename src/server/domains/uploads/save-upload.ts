import type { FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { uploads } from '../../db/tables/websites';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';
import { readLogo } from './read-picture';

/** The file of one field of a form; VALIDATION when it is missing, TOO_LARGE above the limit. */
export async function fileOf(request: FastifyRequest, fieldName: string): Promise<Buffer> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', text('errors.unsupportedMediaType'));
  const part = await request.file().catch(refuseBroken);
  if (!part || part.fieldname !== fieldName) throw missing(fieldName);
  const content = await part.toBuffer().catch(refuseBroken);
  if (content.length === 0) throw missing(fieldName);
  return content;
}

/** A form that ends too early or is none: the parser's own errors carry no status. */
function refuseBroken({ statusCode }: { statusCode?: number }): never {
  if (statusCode === 413) throw new AppError('TOO_LARGE', text('errors.uploadTooLarge'));
  throw new AppError('VALIDATION', text('errors.uploadBroken'));
}

/** Stores a logo and answers its address. */
export async function saveLogo(
  { db, clock, files }: Deps,
  userId: number,
  file: Buffer,
): Promise<{ url: string }> {
  const { fileName, content } = await readLogo(file);
  await files.put(fileName, content);
  try {
    await db.insert(uploads).values({ fileName, userId, bytes: content.length, createdAt: clock.now() });
  } catch (error) {
    await files.remove(fileName);
    throw error;
  }
  return { url: `/uploads/${fileName}` };
}

function missing(path: string): AppError {
  return validationError([{ path, message: text('errors.uploadMissing') }]);
}
