import Users from 'lucide-react/icons/users';
import * as z from 'zod/mini';
import { toSafeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { PERSON_ROLE_MAX_LENGTH } from '@/core/people';
import { getHighestLimit } from '@/core/plans';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

/** The plan with the highest limit allows this many. */
const MAX_PEOPLE = getHighestLimit('employees');

const content = createContentSchemas(({ itemId, requiredText, line, imageUrl, text, list }) => {
  const person = z.object({
    id: itemId,
    name: requiredText(key('validation.personName')),
    /** The role is the person's work, such as `Head chef`. */
    role: z._default(line(PERSON_ROLE_MAX_LENGTH), ''),
    imageUrl: z._default(imageUrl, ''),
    text: z._default(text, ''),
  });
  return z.object({ people: z._default(list(person, MAX_PEOPLE, key('validation.tooManyPeople')), []) });
});
export type TeamContent = z.infer<typeof content.saved>;
export type Person = TeamContent['people'][number];

const ROSTER_MIN = 3;
const HOSTS_MAX = 2;

const countPictured = ({ people }: TeamContent) =>
  people.filter(({ imageUrl }) => toSafeImageUrl(imageUrl) !== null).length;

/** Returns true if everybody has a picture to see and a text to read. */
const areHosts = (written: TeamContent) =>
  countPictured(written) === written.people.length && written.people.every(({ text }) => text.trim() !== '');

export function getPersonKey(sectionId: string, personId: string): string {
  return `${sectionId} ${personId}`;
}

export const team = defineSection({
  type: 'team',
  icon: Users,
  feature: 'employees',
  content,
  defaults: (t) => ({ title: t('sectionTypes.team.defaultTitle'), content: { people: [] } }),
  shownTitle: (title) => title,
  summary: (title, { people }) => title || people.map(({ name }) => name).join(', '),
  titleRole: 'name',
  usesPeople: true,
  isEmpty: ({ people }) => people.length === 0,
  layouts: [
    { name: 'portraits' },
    { name: 'host', fits: ({ people }) => people.length <= HOSTS_MAX, suits: areHosts },
    {
      name: 'roster',
      fits: ({ people }) => people.length >= ROSTER_MIN,
      suits: (written) => countPictured(written) < written.people.length / 2,
    },
  ],
  counted: {
    limit: 'employees',
    keys: ({ people }, sectionId) => people.map(({ id }) => getPersonKey(sectionId, id)),
    keepFirst: ({ people }, count) => ({ people: people.slice(0, count) }),
  },
  onServer: import.meta.env.SSR
    ? {
        businessFacts: ({ people }) => ({
          employees: people.map(({ name, role, text, imageUrl }) => ({
            name,
            role,
            description: text,
            imageUrl,
          })),
        }),
      }
    : undefined,
});
