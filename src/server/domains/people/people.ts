import type { PeopleAnswer } from '@/contracts/endpoints/people';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { defaultWeekHours, weekIntervals } from '@/core/opening-hours';
import type { Person } from '@/core/people';
import {
  type CountedLimit,
  getEffectiveTier,
  getEntitlements,
  getLockedAbove,
  type Tier,
} from '@/core/plans';
import { wouldExceedLimit } from '@/sections/page/find-locked-feature';
import { type Page, sectionsOf } from '@/sections/page/page';
import { parsePage } from '@/sections/page/parse-page';
import { peopleOfPage } from '@/sections/page/people-of-page';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { planLimitError } from '../accounts';
import { moveToNewPeople } from '../bookings';
import { findWebsite, lockWebsite, type WebsiteRecord, writePeople } from '../websites';

/** Returns the people of a website; while none are set, those whom its team sections show. */
export async function readPeople(deps: Deps, user: UserRecord, websiteId: number): Promise<PeopleAnswer> {
  const website = await findWebsite(deps.db, websiteId);
  if (!website) throw websiteNotFound();
  return present(website, getEffectiveTier(user, deps.clock.now()));
}

/** Stores the people, within the owner's plan: what a better plan has left may stay. The page shows them from now on. */
export async function savePeople(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  people: Person[],
): Promise<PeopleAnswer> {
  const now = deps.clock.now();
  const tier = getEffectiveTier(user, now);
  return inTransaction(deps, async (work) => {
    const website = await lockWebsite(work.db, websiteId);
    if (!website) throw websiteNotFound();
    const known = present(website, tier).people;
    assertRoom(deps, tier, 'employees', people, known);
    assertRoom(deps, tier, 'diaries', people.filter(takesBookings), known.filter(takesBookings));
    await writePeople(work.db, websiteId, people);
    const changed = { ...website, people };
    await moveToNewPeople(work.db, changed, parsePage(website.pageData), now);
    work.pageChanged(website.slug);
    work.tellOwner(websiteId, 'people-changed');
    return present(changed, tier);
  });
}

const takesBookings = (person: Person) => person.takesBookings;

/** PLAN_LIMIT where somebody is new who is more than the plan allows. */
function assertRoom(
  deps: Deps,
  tier: Tier,
  limit: CountedLimit,
  people: readonly Person[],
  known: readonly Person[],
): void {
  const ids = (list: readonly Person[]) => list.map(({ id }) => id);
  if (wouldExceedLimit(ids(people), ids(known), getEntitlements(tier).limit(limit)))
    throw planLimitError(deps, tier, getLockedAbove(limit, people.length - 1));
}

function present({ people, pageData, hours }: WebsiteRecord, tier: Tier): PeopleAnswer {
  const page = parsePage(pageData);
  const diaries = getEntitlements(tier).limit('diaries');
  return {
    isSet: people !== null,
    people: people ?? proposePeople(page, diaries),
    diaries,
    week: hours?.week ?? weekIntervals(defaultWeekHours()),
    services: sectionsOf(page, 'booking').flatMap(({ id: sectionId, content: { bookingType, services } }) =>
      bookingType === 'hourly'
        ? services.map(({ id: serviceId, name }) => ({ sectionId, serviceId, name }))
        : [],
    ),
  };
}

/** Makes people of those whom the page shows: as many of them as the plan has diaries for take bookings. */
function proposePeople(page: Page, diaries: number): Person[] {
  return peopleOfPage(page).map((shown, index) => ({
    ...shown,
    takesBookings: index < diaries,
    week: null,
    daysOff: [],
    services: [],
  }));
}

function websiteNotFound(): AppError {
  return new AppError('NOT_FOUND', phrase('failures.websiteNotFound'));
}
