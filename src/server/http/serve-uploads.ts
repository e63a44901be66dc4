import type { FastifyInstance } from 'fastify';
import { AppError } from '@/core/app-error';
import type { FileStore } from '../ports/file-store/file-store';
import { text } from './translate';

/** Serves stored pictures. A name never gets another content, so browsers keep them for good. */
export function serveUploads(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>(
    '/uploads/:name',
    { config: { access: 'page' } },
    async (request, reply) => {
      const file = await files.open(request.params.name);
      if (!file) throw new AppError('NOT_FOUND', text('errors.notFound'));
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-length': file.bytes,
          'content-disposition': 'inline',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(file.stream);
    },
  );
}
