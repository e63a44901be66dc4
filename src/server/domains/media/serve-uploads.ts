import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../ports/file-store';

const TYPE_BY_ENDING: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Serves stored pictures. A name never gets another content, so browsers keep them for good. */
export function serveUploads(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>(
    '/uploads/:name',
    { config: { access: 'page' } },
    async (request, reply) => {
      const { name } = request.params;
      const type = TYPE_BY_ENDING[name.slice(name.lastIndexOf('.') + 1)];
      const file = type && (await files.open(name));
      if (!file) return reply.callNotFound();
      return reply
        .headers({
          'content-type': type,
          'content-length': file.bytes,
          'content-disposition': 'inline',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(file.stream);
    },
  );
}
