import { and, eq } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { imports } from '../../db/tables/imports';
import type { Database } from '../../kernel/database';

/**
 * Sees to it that nobody who is erased comes back from a file: one that the owner only looks at is forgotten. CONFLICT while
 * one is being brought in.
 */
export async function closeImportFor(db: Database, websiteId: number): Promise<void> {
  const isIn = (state: 'draft' | 'running') =>
    and(eq(imports.websiteId, websiteId), eq(imports.state, state));
  if ((await db.$count(imports, isIn('running'))) > 0)
    throw new AppError('CONFLICT', phrase('errors.customerInImport'));
  await db.delete(imports).where(isIn('draft'));
}
