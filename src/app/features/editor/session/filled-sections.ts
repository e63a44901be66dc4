import { useCall } from '@/app/lib/call';
import { type BusinessAnswer, getBusiness } from '@/contracts/endpoints/business';
import { getPeople, type PeopleAnswer } from '@/contracts/endpoints/people';
import { fillContact } from '@/sections/page/business-of-page';
import { isForVisitors, type Section, usesBusiness, usesPeople } from '@/sections/page/definitions';
import { fillTeams } from '@/sections/page/people-of-page';
import { findSection } from '../state/section-list';
import { useEditor } from './editor-session';
import { useWebsiteHours } from './website-hours';

/** A page may show these records of the website, which are not edited here. */
interface WebsiteRecords {
  /** They are undefined until they are set and known, and while the page shows none of them. */
  people: PeopleAnswer['people'] | undefined;
  business: BusinessAnswer['business'] | undefined;
}

/** Returns the records that are stored once for the website, as far as the page shows or books them. */
export function useWebsiteRecords(): WebsiteRecords {
  const id = useEditor((state) => state.websiteId);
  const params = { id: id ?? 0 };
  const showsPeople = useEditor(({ page }) => page.sections.some(usesPeople));
  const people = useCall(getPeople, { params }, { enabled: id !== null && showsPeople }).data;
  const showsBusiness = useEditor(({ page }) => page.sections.some(usesBusiness));
  const business = useCall(getBusiness, { params }, { enabled: id !== null && showsBusiness }).data;
  return {
    people: people?.isSet ? people.people : undefined,
    business: business?.isSet ? business.business : undefined,
  };
}

/** Returns sections as visitors see them: teams show the people of the website, contact sections the business. */
export function fillSections(
  sections: readonly Section[],
  { people, business }: WebsiteRecords,
): readonly Section[] {
  const teamed = people ? fillTeams({ sections }, people).sections : sections;
  return business ? fillContact({ sections: teamed }, business).sections : teamed;
}

/** Returns true if visitors get a section of the page, even if only the website's records fill it. */
export function useIsForVisitors(id: string): boolean {
  const records = useWebsiteRecords();
  const hasHours = useWebsiteHours() !== null;
  return useEditor((state) => {
    const section = findSection(state, id);
    if (!section || isForVisitors(section, hasHours)) return section !== undefined;
    return fillSections(state.page.sections, records).some(
      (filled) => filled.id === id && isForVisitors(filled, hasHours),
    );
  });
}
