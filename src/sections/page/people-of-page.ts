import { PERSON_NAME_MAX_LENGTH, type Person } from '@/core/people';
import { isOfType } from '../definition/define-section';
import { team } from '../types/team/definition';
import type { Page } from './page';

/** A team section shows a person by these fields. */
type ShownPerson = Pick<Person, 'id' | 'name' | 'role' | 'imageUrl' | 'text'>;

/** Lists the people whom the team sections of a page show, in their order. */
export function listPeopleOfPage({ sections }: Pick<Page, 'sections'>): ShownPerson[] {
  const people = new Map<string, ShownPerson>();
  for (const section of sections) {
    if (!isOfType(team, section)) continue;
    for (const { id, name, ...shown } of section.content.people) {
      const listed = getListedId(section.id, id);
      if (!people.has(listed))
        people.set(listed, {
          ...shown,
          id: listed,
          name: [...name].slice(0, PERSON_NAME_MAX_LENGTH).join(''),
        });
    }
  }
  return [...people.values()];
}

/**
 * Returns a page whose team sections show the people of the website. Each section keeps those whom it has shown before; the
 * first one also gets those whom no section knows.
 */
export function fillTeams<Filled extends Pick<Page, 'sections'>>(
  page: Filled,
  people: readonly ShownPerson[],
): Filled {
  const teams = page.sections.filter((section) => isOfType(team, section));
  const knownTo = new Map(
    teams.map(({ id, content }) => [id, new Set(content.people.map((person) => getListedId(id, person.id)))]),
  );
  const isKnown = (personId: string) => [...knownTo.values()].some((ids) => ids.has(personId));
  const sections = page.sections.map((section) => {
    if (!isOfType(team, section)) return section;
    const shown = people.filter(
      ({ id }) => knownTo.get(section.id)?.has(id) || (section.id === teams[0]?.id && !isKnown(id)),
    );
    return { ...section, content: { ...section.content, people: shown.map(showPerson) } };
  });
  return { ...page, sections };
}

/** Two sections may have the same id for two people. */
const getListedId = (sectionId: string, personId: string) => `${sectionId}/${personId}`;

const showPerson = ({ id, name, role, imageUrl, text }: ShownPerson): ShownPerson => ({
  id,
  name,
  role,
  imageUrl,
  text,
});
