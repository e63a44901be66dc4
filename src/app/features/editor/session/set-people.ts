import { useCall } from '@/app/lib/call';
import { getPeople, type PeopleAnswer } from '@/contracts/endpoints/people';
import { isForVisitors, type Section } from '@/sections/page/page';
import { fillTeams } from '@/sections/page/people-of-page';
import { useEditor } from './editor-session';

/** Returns true for a page that shows or books the people of the website. */
export function showsPeople(sections: readonly Section[]): boolean {
  return sections.some(({ type }) => type === 'team' || type === 'booking');
}

/** The people as they are set, who are no part of what is edited here; undefined until they are set and known. */
export function useSetPeople(isShown: boolean): PeopleAnswer['people'] | undefined {
  const id = useEditor((state) => state.websiteId);
  const { data } = useCall(getPeople, { params: { id: id ?? 0 } }, { enabled: id !== null && isShown });
  return data?.isSet ? data.people : undefined;
}

/** Returns true if visitors get a section of the page, also where the website's people fill it. */
export function useIsForVisitors(id: string): boolean {
  const people = useSetPeople(useEditor(({ page }) => showsPeople(page.sections)));
  return useEditor(({ page }) =>
    fillPeople(page.sections, people).some((section) => section.id === id && isForVisitors(section)),
  );
}

/** Returns sections as visitors see them: teams show the people who are set. */
export function fillPeople(
  sections: readonly Section[],
  people: PeopleAnswer['people'] | undefined,
): readonly Section[] {
  return people ? fillTeams({ sections }, people).sections : sections;
}
