import { expect, it } from 'vitest';
import { parsePage } from './page';
import { fillTeams, listPeopleOfPage } from './people-of-page';

const shown = (id: string, name: string) => ({ id, name, role: '', imageUrl: '', text: '' });
const team = (id: string, people: object[], order: number) => ({
  id,
  type: 'team',
  title: '',
  content: { people },
  order,
});
const page = parsePage({
  sections: [
    team('kitchen', [shown('1', 'Katarína'), shown('2', 'Ondrej')], 0),
    { id: 'words', type: 'description', title: '', content: { text: 'Dobrý deň' }, order: 1 },
    team('service', [shown('1', 'Žofia')], 2),
  ],
});
const namesOf = (filled: typeof page) =>
  filled.sections.flatMap((section) =>
    section.type === 'team' ? [section.content.people.map(({ name }) => name)] : [],
  );

it('are those of all team sections, also where two sections use the same id', () => {
  const people = listPeopleOfPage(page);
  expect(people.map(({ name }) => name)).toEqual(['Katarína', 'Ondrej', 'Žofia']);
  expect(new Set(people.map(({ id }) => id)).size).toBe(3);
});

it('stand in the sections where they stood, in the order and with the words of the list', () => {
  const [katarina, ondrej, zofia] = listPeopleOfPage(page);
  if (!katarina || !ondrej || !zofia) throw new Error('the page has three people');
  const listed = [zofia, { ...ondrej, name: 'Ondrej Pec' }, katarina, shown('new', 'Elena')];
  expect(namesOf(fillTeams(page, listed))).toEqual([['Ondrej Pec', 'Katarína', 'Elena'], ['Žofia']]);
  expect(namesOf(fillTeams(page, [katarina]))).toEqual([['Katarína'], []]);
});
