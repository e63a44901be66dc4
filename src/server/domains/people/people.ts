import { type PeopleAnswer, type PeopleSaved, people as peopleList } from '@/contracts/endpoints/people';
import {
  getDefaultWeekHours,
  getWeekIntervals,
  liesInside,
  MAX_VISITS_OUTSIDE,
  WHOLE_DAY,
} from '@/core/opening-hours';
import { listWorkingIntervals, type Person } from '@/core/people';
import {
  type CountedLimit,
  getEffectiveTier,
  getEntitlements,
  getRequiredPlanAbove,
  type Tier,
  wouldExceedLimit,
} from '@/core/plans';
import { listSections, type Page, parsePage } from '@/sections/page/page';
import { listPeopleOfPage } from '@/sections/page/people-of-page';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { mergeChange, type RecordChange } from '../../kernel/merge-change';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { inTransaction } from '../../kernel/unit-of-work';
import { createPlanLimitError } from '../accounts';
import { listVisitsOfPeople, moveToNewPeople } from '../bookings';
import { getWebsite, lockWebsite, type WebsiteRecord, writeSettings } from '../websites';

/** Returns the people of a website; while none are set, those of its team sections. */
export async function readPeople(deps: Deps, user: UserRecord, websiteId: number): Promise<PeopleAnswer> {
  const now = deps.clock.now();
  const website = await getWebsite(deps.db, websiteId);
  const visits = await listVisitsOfPeople(deps.db, websiteId, now);
  return { ...present(website, getEffectiveTier(user, now)), visitsAhead: countVisits(visits) };
}

/**
 * Stores what the owner has changed in the people, within the plan; people from a better plan may stay. From then on
 * the page shows them.
 */
export async function savePeople(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  change: RecordChange<Person[]>,
): Promise<PeopleSaved> {
  const now = deps.clock.now();
  const tier = getEffectiveTier(user, now);
  return inTransaction(deps, async (work) => {
    const website = await lockWebsite(work.db, websiteId);
    if (!website) throw createWebsiteNotFoundError();
    const known = present(website, tier).people;
    const people = mergeChange(peopleList, change, known);
    assertRoom(deps, tier, 'employees', people, known);
    assertRoom(deps, tier, 'diaries', people.filter(takesBookings), known.filter(takesBookings));
    await writeSettings(work.db, websiteId, { people });
    const changed = { ...website, people };
    await moveToNewPeople(work, changed, parsePage(website.pageData), now);
    work.pageChanged(website.slug);
    work.notifyOwner(websiteId, 'people-changed');
    const visits = await listVisitsOfPeople(work.db, websiteId, now);
    return {
      ...present(changed, tier),
      visitsAhead: countVisits(visits),
      bookingsOutside: visits
        .filter((visit) => isOutside(people, visit))
        .slice(0, MAX_VISITS_OUTSIDE)
        .map(({ id, date, time, name }) => ({ id, date, time, name })),
    };
  });
}

type Visit = Awaited<ReturnType<typeof listVisitsOfPeople>>[number];

function countVisits(visits: readonly Visit[]): PeopleAnswer['visitsAhead'] {
  const counts = new Map<string, number>();
  for (const { personId } of visits) if (personId) counts.set(personId, (counts.get(personId) ?? 0) + 1);
  return [...counts].map(([personId, count]) => ({ personId, count }));
}

/** Returns true for a visit at a time at which its person does not work. */
function isOutside(people: readonly Person[], { personId, date, time, durationMinutes }: Visit): boolean {
  const person = people.find(({ id }) => id === personId);
  return (
    person !== undefined &&
    !liesInside(listWorkingIntervals(person, date, [WHOLE_DAY]), time, durationMinutes)
  );
}

const takesBookings = (person: Person) => person.takesBookings;

/** Throws PLAN_LIMIT if a new person is one more than the plan allows. */
function assertRoom(
  deps: Deps,
  tier: Tier,
  limit: CountedLimit,
  people: readonly Person[],
  known: readonly Person[],
): void {
  const listIds = (list: readonly Person[]) => list.map(({ id }) => id);
  if (wouldExceedLimit(listIds(people), listIds(known), getEntitlements(tier).limit(limit)))
    throw createPlanLimitError(deps, tier, getRequiredPlanAbove(limit, people.length - 1));
}

function present({ people, pageData, hours }: WebsiteRecord, tier: Tier): Omit<PeopleAnswer, 'visitsAhead'> {
  const page = parsePage(pageData);
  const diaries = getEntitlements(tier).limit('diaries');
  return {
    isSet: people !== null,
    people: people ?? proposePeople(page, diaries),
    diaries,
    week: hours?.week ?? getWeekIntervals(getDefaultWeekHours()),
    services: listSections(page, 'booking').flatMap(
      ({ id: sectionId, content: { bookingType, services } }) =>
        bookingType === 'hourly'
          ? services.map(({ id: serviceId, name }) => ({ sectionId, serviceId, name }))
          : [],
    ),
  };
}

/** Proposes the people whom the page shows; as many of them take bookings as the plan has diaries. */
function proposePeople(page: Page, diaries: number): Person[] {
  return listPeopleOfPage(page).map((shown, index) => ({
    ...shown,
    takesBookings: index < diaries,
    week: null,
    daysOff: [],
    services: [],
  }));
}
