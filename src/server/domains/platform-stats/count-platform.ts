import type { PlatformStats } from '@/contracts/platform-stats';
import type { Database } from '../../kernel/database';
import { countUsers } from '../accounts';
import { countAllWebsites } from '../websites';

/** Counts every owner and every website: a walk through one index each, once in five minutes for all visitors. */
export async function countPlatform(db: Database): Promise<PlatformStats> {
  return { totalUsers: await countUsers(db), totalWebsites: await countAllWebsites(db) };
}
