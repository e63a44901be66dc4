import type { FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { text } from '../../kernel/text';
import { validationError } from '../../kernel/validation';

interface UploadedForm {
  file: Buffer;
  /** The other fields, as they were sent. */
  fields: Record<string, string>;
}

/** A form with one file in the named field; VALIDATION when it is missing, TOO_LARGE above the limit. */
export async function readUpload(request: FastifyRequest, fileField: string): Promise<UploadedForm> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', text('errors.unsupportedMediaType'));
  const { files, fields } = await readParts(request).catch(refuseBroken);
  const file = files.get(fileField);
  if (!file || file.length === 0) {
    throw validationError([{ path: fileField, message: text('errors.uploadMissing') }]);
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
  if (statusCode === 413) throw new AppError('TOO_LARGE', text('failures.uploadTooLarge'));
  throw new AppError('VALIDATION', text('errors.uploadBroken'));
}
