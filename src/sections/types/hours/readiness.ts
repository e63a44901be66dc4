import { defineReadiness } from '../../definition/define-readiness';
import { hours } from './definition';
import { describeWeeks } from './free-weeks';

export const readiness = defineReadiness(hours, {
  facts: { note: 'sections.hours.note' },
  // The owner sets all weeks together: one changed week makes all of them the owner's.
  listWholes: ({ weeks = [] }) =>
    weeks.length === 0 ? [] : [{ field: 'weeks', label: 'sections.hours.weeks', text: describeWeeks(weeks) }],
});
