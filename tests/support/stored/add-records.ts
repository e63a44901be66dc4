import type { DatabaseHandle } from '@/server/kernel/database';
import { addLongList } from './long-list';
import { addOlderWebsite } from './older-website';
import { addPlanStates } from './plan-states';
import { addShops } from './shops';

/** Puts records into the shared database of the browser tests that no call writes, or only hundreds of calls. */
export async function addStoredRecords(database: DatabaseHandle): Promise<void> {
  await addShops(database);
  await addLongList(database);
  await addPlanStates(database);
  await addOlderWebsite(database);
}
