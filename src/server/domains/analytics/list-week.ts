import type { AnalyticsDay } from '@/contracts/analytics';
import { addDays } from '@/core/local-date';
import { localDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { getWebsiteClock } from '../websites';
import { hasAnyVisit, listDaysFrom } from './queries';

const DAYS = 7;

/** The last 7 days in the website's time zone, oldest first, zeros included; empty when nobody ever came. */
export async function listWeek({ db, clock }: Deps, websiteId: number): Promise<AnalyticsDay[]> {
  if (!(await hasAnyVisit(db, websiteId))) return [];
  const today = localDate(clock.now(), (await getWebsiteClock(db, websiteId)).timeZone);
  const firstDay = addDays(today, 1 - DAYS);
  const stored = new Map((await listDaysFrom(db, websiteId, firstDay)).map((day) => [day.date, day]));
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(firstDay, index);
    return stored.get(date) ?? { date, uniqueVisitors: 0, pageViews: 0 };
  });
}
