import type { Database } from '@/server/kernel/database';
import type { Effects, WorkDeps } from '@/server/kernel/unit-of-work';

/** Dependencies of a rule that a test calls by itself; `published` collects the effects of what was committed. */
export function workDeps(db: Database, published: Effects[] = []): WorkDeps {
  return {
    db,
    publishEffects: async (effects) => {
      published.push(effects);
    },
  };
}
