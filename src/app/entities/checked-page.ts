import type { BusinessAnswer } from '@/contracts/endpoints/business';
import type { HoursAnswer } from '@/contracts/endpoints/hours';
import type { PeopleAnswer } from '@/contracts/endpoints/people';
import { type Legal, listGivenLegal } from '@/core/legal';
import { listPeopleWithDiary } from '@/core/people';
import type { Tier } from '@/core/plans';
import type { PageCircumstances } from '@/sections/definition/define-readiness';
import { fillContact } from '@/sections/page/business-of-page';
import { getStoredType, type Section } from '@/sections/page/definitions';
import { isOpenToVisitors } from '@/sections/page/page';
import { fillTeams } from '@/sections/page/people-of-page';

/** The website has these records beside its page; each is missing while it is unknown. */
export interface WebsiteAnswers {
  hours?: HoursAnswer | undefined;
  business?: BusinessAnswer | undefined;
  people?: PeopleAnswer | undefined;
  legal?: Legal | undefined;
}

/** A page may show these records of the website, which are not part of it. */
export interface WebsiteRecords {
  /** They are undefined until they are set and known, and while the page shows none of them. */
  people: PeopleAnswer['people'] | undefined;
  business: BusinessAnswer['business'] | undefined;
}

/** Returns sections as visitors see them: teams show the people of the website, contact sections the business. */
export function fillSections(
  sections: readonly Section[],
  { people, business }: WebsiteRecords,
): readonly Section[] {
  const teamed = people ? fillTeams({ sections }, people).sections : sections;
  return business ? fillContact({ sections: teamed }, business).sections : teamed;
}

/**
 * Returns a page as visitors would get it with these records and this plan, and the circumstances to check it against. The
 * editor and the dashboard both count from it, so that they say the same number.
 */
export function toCheckedPage<Page extends { sections: readonly Section[] }>(
  page: Page,
  { hours, business, people, legal }: WebsiteAnswers,
  tier: Tier,
): { page: Page; circumstances: PageCircumstances } {
  const filled = fillSections(page.sections, {
    people: people?.isSet ? people.people : undefined,
    business: business?.isSet ? business.business : undefined,
  });
  const sections = filled.filter((section) => isOpenToVisitors(getStoredType(section), tier));
  return {
    page: { ...page, sections },
    circumstances: {
      hours: hours && (hours.isSet ? hours.hours : null),
      business: business?.business,
      legal: legal && listGivenLegal(legal),
      bookablePeople: people && (people.isSet ? listPeopleWithDiary(people.people, tier).length : 0),
    },
  };
}
