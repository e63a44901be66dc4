import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { PRODUCT_NAME } from '@/core/brand';
import type { Deps } from '../../http/deps';
import type { UserRecord } from '../accounts';
import { accountEntries } from './account-entries';
import { zipStream } from './zip-stream';

/** All that is stored of an owner, as one archive. */
export async function exportAccount(deps: Deps, user: UserRecord, reply: FastifyReply): Promise<Readable> {
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${PRODUCT_NAME.toLowerCase()}-data.zip"`,
    'cache-control': 'no-store',
  });
  return zipStream(accountEntries(deps, user), deps.clock.now());
}
