import type { FastifyInstance, FastifyReply } from 'fastify';
import { DAY_SECONDS } from '@/core/dates';
import { toUploadUrl, UPLOADS_PATH } from '@/core/image-file';
import { parsePdfName } from '@/core/pdf-file';
import { type FileStore, getContentType } from '../../ports/file-store';
import type { BucketSettings } from '../../settings/bucket-settings';

const PICTURE_NAME = /^[\w-]+\.(avif|webp|jpg)$/;
/** A browser goes to the bucket by itself for this long; then it asks again, in case the address has changed. */
const REDIRECTED_SECONDS = DAY_SECONDS;

/** A PDF that a browser opens all the same runs nothing, loads nothing and stands in no other page. */
const PDF_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Serves stored pictures and PDFs. A name never gets another content, so browsers keep them for good. If the bucket has an address
 * for everybody, browsers are sent there: pages name `/uploads/…` in any case, so that a page stays right whatever is set.
 */
export function serveUploads(
  app: FastifyInstance,
  files: FileStore,
  bucket: Pick<BucketSettings, 'publicUrl'> | null,
): void {
  app.get<{ Params: { name: string } }>(
    `${UPLOADS_PATH}:name`,
    { config: { access: 'page' } },
    async (request, reply) => {
      const { name } = request.params;
      const pdf = parsePdfName(name);
      if (pdf) return sendPdf(reply, files, name, pdf.name);
      if (!PICTURE_NAME.test(name)) return reply.callNotFound();
      if (bucket?.publicUrl) {
        return reply
          .header('cache-control', `public, max-age=${REDIRECTED_SECONDS}`)
          .redirect(bucket.publicUrl + toUploadUrl(name), 302);
      }
      const file = await files.open(name);
      if (!file) return reply.callNotFound();
      return reply
        .headers({
          'content-type': getContentType(name),
          'content-length': file.bytes,
          'content-disposition': 'inline',
          'cache-control': FOR_GOOD,
        })
        .send(file.stream);
    },
  );
}

/** Sends a PDF to be saved under its owner's name for it: never from a bucket, which would not say all of this. */
async function sendPdf(reply: FastifyReply, files: FileStore, stored: string, name: string) {
  const file = await files.open(stored);
  if (!file) return reply.callNotFound();
  return reply
    .headers({
      'content-type': getContentType(stored),
      'content-length': file.bytes,
      'content-disposition': formatDisposition(name),
      'content-security-policy': PDF_POLICY,
      'cache-control': FOR_GOOD,
    })
    .send(file.stream);
}

/** A name in ASCII for old programs, and the whole one as RFC 5987 writes it. */
export function formatDisposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
