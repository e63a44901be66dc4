import { randomBytes } from 'node:crypto';
import { type Phrase, phrase } from '@/core/messages';
import { pdfFileName } from '@/core/pdf-file';
import { validationError } from '../../kernel/validation';
import type { MadePicture } from './make-picture';
import { type PdfProblem, readPdf } from './read-pdf';

const refusals: Record<PdfProblem, Phrase> = {
  'no PDF': phrase('errors.uploadNotAPdf'),
  broken: phrase('errors.uploadBroken'),
  encrypted: phrase('errors.uploadPdfEncrypted'),
};

/**
 * Makes an uploaded file ready to be stored as it is, under a name with its facts. Throws VALIDATION for the form's field,
 * with a text for people, when it is no PDF that everybody can open.
 */
export async function makePdf(file: Buffer, field: string, name: string): Promise<MadePicture> {
  const read = await readPdf(file);
  if ('problem' in read) throw validationError([{ path: field, message: refusals[read.problem] }]);
  const id = randomBytes(16).toString('hex');
  return [{ name: pdfFileName({ id, bytes: file.length, pages: read.pages, name }), content: file }];
}
