import { HARD_LINE, LONG_WORD, type SectionFixtures } from '../../definition/section-fixtures';
import { type HoursContent, MAX_WEEKS, WEEK_NOTE_MAX_LENGTH, WEEK_STATES } from './definition';
import { listNextMondays } from './free-weeks';

/** These Mondays are so far off that they are still to come whenever the weeks are drawn. */
const farMondays = ['2090-01-02', '2090-02-27', '2090-04-24', '2090-06-19'].flatMap(listNextMondays);
const hardNotes = [LONG_WORD, HARD_LINE, LONG_WORD.toUpperCase(), ''];

export const fixtures: SectionFixtures<HoursContent> = {
  typical: { title: 'When we bake', content: { note: 'In August we open an hour later.' } },
  empty: { title: '', content: { note: '' } },
  extreme: {
    title: HARD_LINE,
    content: {
      note: `${HARD_LINE}\n${HARD_LINE}`,
      weeks: farMondays.slice(0, MAX_WEEKS).map((monday, index) => ({
        monday,
        state: WEEK_STATES[index % WEEK_STATES.length] ?? 'full',
        note: hardNotes[index % hardNotes.length]?.slice(0, WEEK_NOTE_MAX_LENGTH),
      })),
    },
  },
  others: [
    {
      title: 'When I have time',
      content: {
        note: 'I put it here on Sunday evenings.',
        weeks: [
          { monday: '2026-11-23', state: 'full' },
          { monday: '2026-11-30', state: 'full', note: 'back in December' },
          { monday: '2026-12-07', state: 'some', note: 'two days left' },
          { monday: '2026-12-14', state: 'some' },
          { monday: '2027-01-04', state: 'free' },
          { monday: '2027-01-11', state: 'free', note: 'small roofs only' },
        ],
      },
    },
    { title: '', content: { note: '', weeks: [{ monday: '2026-11-30', state: 'free' }] } },
  ],
};
