import { count } from 'drizzle-orm';
import type { PlatformStats } from '@/contracts/platform-stats';
import { type Database, one } from '../../db/client';
import { users } from '../../db/tables/users';
import { websites } from '../../db/tables/websites';

/** Counts every owner and every website: a walk through one index each, once in five minutes for all visitors. */
export async function countPlatform(db: Database): Promise<PlatformStats> {
  const ofUsers = one(await db.select({ all: count() }).from(users));
  const ofWebsites = one(await db.select({ all: count() }).from(websites));
  return { totalUsers: ofUsers.all, totalWebsites: ofWebsites.all };
}
