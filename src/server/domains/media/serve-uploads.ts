import type { FastifyInstance, FastifyReply } from 'fastify';
import { DAY_SECONDS } from '@/core/dates';
import { toUploadUrl, UPLOADS_PATH } from '@/core/image-file';
import { parsePdfName } from '@/core/pdf-file';
import { type FileStore, getContentType } from '../../ports/file-store';
import type { BucketSettings } from '../../settings/bucket-settings';

const PICTURE_NAME = /^[\w-]+\.(avif|webp|jpg)$/;
/** For this long a browser goes to the bucket by itself; then it asks again, in case the address has changed. */
const REDIRECTED_SECONDS = DAY_SECONDS;

/** If a browser opens a PDF nevertheless, it runs nothing, loads nothing and cannot be framed by another page. */
const PDF_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Serves stored pictures and PDFs. A name never gets other content, so browsers keep the files for good. If the bucket
 * has a public address, browsers are sent there: pages always name `/uploads/…`, so that they stay right whatever is
 * set.
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

/**
 * Sends a PDF to be saved under its owner's name for it. It never comes from a bucket, which would not send all of
 * these headers.
 */
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

/** Formats a header with the name in ASCII for old programs, and with the whole name as in RFC 5987. */
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
