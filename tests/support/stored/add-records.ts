import type { DatabaseHandle } from '@/server/kernel/database';
import { addLongList } from './long-list';
import { addOlderWebsite } from './older-website';
import { addPlanStates } from './plan-states';
import { addShops } from './shops';

/** Puts into the database of the product that all browser tests share what no call writes, or only hundreds of calls. */
export async function addStoredRecords(database: DatabaseHandle): Promise<void> {
  await addShops(database);
  await addLongList(database);
  await addPlanStates(database);
  await addOlderWebsite(database);
}
