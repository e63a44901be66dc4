import * as z from 'zod/mini';
import { dateField, lineText, longText, nameLine } from '@/core/fields';
import { PAGE_ID_MAX_LENGTH, PERSON_ID_MAX_LENGTH } from '@/core/free-id';
import { toSafeImageUrl } from '@/core/link';
import { key, type MessageKey } from '@/core/messages';
import {
  MAX_DAYS_OFF,
  MAX_PERSON_SERVICES,
  PERSON_NAME_MAX_LENGTH,
  PERSON_ROLE_MAX_LENGTH,
} from '@/core/people';
import { getHighestLimit } from '@/core/plans';
import { endpoint } from '../endpoint';
import { idParams, recordBefore } from '../parameters';
import { openWeek, visitOutside } from './hours';

/** The plan with the highest limit sets this one. */
const MAX_PEOPLE = getHighestLimit('employees');

const pageId = (maxLength: number) =>
  z
    .string(key('validation.invalid'))
    .check(z.minLength(1, key('validation.invalid')), z.maxLength(maxLength, key('validation.invalid')));

const daysOff = z.object({ id: pageId(PAGE_ID_MAX_LENGTH), from: dateField, until: dateField }).check(
  z.superRefine(({ from, until }, context) => {
    if (until < from)
      context.addIssue({ code: 'custom', path: ['until'], message: key('validation.untilBeforeFrom') });
  }),
);

const serviceRef = z.object({ sectionId: pageId(PAGE_ID_MAX_LENGTH), serviceId: pageId(PAGE_ID_MAX_LENGTH) });

export const person = z.object({
  /** A person who came from a team section has the ids of that section and of the person in it. */
  id: pageId(PERSON_ID_MAX_LENGTH),
  name: nameLine(PERSON_NAME_MAX_LENGTH, key('validation.personName')),
  role: lineText(PERSON_ROLE_MAX_LENGTH, key('validation.invalid')),
  imageUrl: z
    .string(key('validation.invalid'))
    .check(z.refine((url) => url === '' || toSafeImageUrl(url) !== null, key('validation.imageUrl'))),
  text: longText,
  takesBookings: z.boolean(key('validation.invalid')),
  week: z.nullable(openWeek),
  daysOff: listOf(daysOff, MAX_DAYS_OFF, key('validation.tooManyDaysOff')),
  services: listOf(serviceRef, MAX_PERSON_SERVICES, key('validation.invalid')),
});

function listOf<Item extends z.ZodMiniType>(item: Item, maxLength: number, message: MessageKey) {
  return z.array(item, key('validation.invalid')).check(z.maxLength(maxLength, message));
}

export const people = listOf(person, MAX_PEOPLE, key('validation.tooManyPeople')).check(
  z.superRefine((list, context) => {
    for (const [index, { id }] of list.entries())
      if (list.findIndex((other) => other.id === id) !== index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: key('validation.invalid') });
  }),
);

const offeredService = z.extend(serviceRef, { name: z.string() });

const peopleAnswer = z.object({
  people,
  /** It is false while the people are only proposed: those of the page's team sections. */
  isSet: z.boolean(),
  /** The owner's plan gives this many people a diary of their own: the first ones of the list. */
  diaries: z.int(),
  /** The business is open at these times in a week; a person's own hours begin with them. */
  week: openWeek,
  /** Visitors can book these by the hour. */
  services: z.array(offeredService),
  /** Counts the visits that are booked with somebody from now on; those who have none are left out. */
  visitsAhead: z.array(z.object({ personId: z.string(), count: z.int() })),
});
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

/**
 * Shows the people as they are stored now, and the next visits for which the booked person no longer works: these stay
 * booked.
 */
const peopleSaved = z.extend(peopleAnswer, { bookingsOutside: z.array(visitOutside) });
export type PeopleSaved = z.infer<typeof peopleSaved>;

export const getPeople = endpoint({
  method: 'GET',
  path: '/api/websites/:id/people',
  input: { params: idParams },
  answer: peopleAnswer,
  summary: 'The people of a website, in their order, and what they can be booked for',
});

export const savePeople = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/people',
  input: { params: idParams, body: z.object({ people, ...recordBefore }) },
  answer: peopleSaved,
  summary: 'Change the people; visitors see them at once',
});
