import type { Database } from '@/server/kernel/database';
import { createKeyedHash, type KeyedHash } from '@/server/kernel/secrets';
import type { Effects, WorkDeps } from '@/server/kernel/unit-of-work';

/** Creates the dependencies of a rule that a test calls by itself; `published` collects the effects of committed work. */
export function createWorkDeps(db: Database, published: Effects[] = []): WorkDeps & { keyedHash: KeyedHash } {
  return {
    db,
    keyedHash: createKeyedHash('a secret of tests'),
    publishEffects: async (effects) => {
      published.push(effects);
    },
  };
}
