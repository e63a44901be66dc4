import type { FastifyInstance } from 'fastify';
import { type FileStore, getContentType } from '../../ports/file-store';
import type { BucketSettings } from '../../settings/bucket-settings';

const PICTURE_NAME = /^[\w-]+\.(avif|webp|jpg)$/;
/** A browser may go to the bucket by itself for so long; then it asks again, in case the address has changed. */
const REDIRECTED_SECONDS = 24 * 60 * 60;

/**
 * Serves stored pictures. A name never gets another content, so browsers keep them for good. If the bucket has an address
 * for everybody, browsers are sent there: pages name `/uploads/…` in any case, so that a page stays right whatever is set.
 */
export function serveUploads(
  app: FastifyInstance,
  files: FileStore,
  bucket: Pick<BucketSettings, 'publicUrl'> | null,
): void {
  app.get<{ Params: { name: string } }>(
    '/uploads/:name',
    { config: { access: 'page' } },
    async (request, reply) => {
      const { name } = request.params;
      if (!PICTURE_NAME.test(name)) return reply.callNotFound();
      if (bucket?.publicUrl) {
        return reply
          .header('cache-control', `public, max-age=${REDIRECTED_SECONDS}`)
          .redirect(`${bucket.publicUrl}/uploads/${name}`, 302);
      }
      const file = await files.open(name);
      if (!file) return reply.callNotFound();
      return reply
        .headers({
          'content-type': getContentType(name),
          'content-length': file.bytes,
          'content-disposition': 'inline',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(file.stream);
    },
  );
}
