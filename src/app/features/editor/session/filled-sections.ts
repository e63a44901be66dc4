import { fillSections, type WebsiteRecords } from '@/app/entities/checked-page';
import { useCall } from '@/app/lib/call';
import { getBusiness } from '@/contracts/endpoints/business';
import { getPeople } from '@/contracts/endpoints/people';
import { isForVisitors, usesBusiness, usesPeople } from '@/sections/page/definitions';
import { findSection } from '../state/section-list';
import { useEditor } from './editor-session';
import { useWebsiteHours } from './website-hours';

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
