import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams } from '../parameters';

/** Every subject is shorter: `all`, `person/` with the id of a person, or `room/` with the diary of a room. */
const subject = z.string().check(z.minLength(1), z.maxLength(200));

const calendarAddress = z.object({
  subject,
  kind: z.enum(['website', 'person', 'room']),
  /** It is the name of the person or the room, or the title of the website. */
  name: z.string(),
  /** Anybody who knows it can read the calendar. */
  url: z.string(),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;

export const listCalendarAddresses = endpoint({
  method: 'GET',
  path: '/api/websites/:id/calendars',
  input: { params: idParams },
  answer: z.array(calendarAddress),
  summary:
    'The addresses at which calendar programs read the bookings of a website, of a person and of a room',
});

export const renewCalendarAddress = endpoint({
  method: 'POST',
  path: '/api/websites/:id/calendars/renew',
  input: { params: idParams, body: z.object({ subject }) },
  answer: calendarAddress,
  summary: 'Give a calendar another address; nothing is found at the former one any more',
});
