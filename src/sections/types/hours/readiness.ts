import { defineReadiness } from '../../definition/define-readiness';
import { hours } from './definition';
import { describeWeeks } from './free-weeks';

export const readiness = defineReadiness(hours, {
  facts: { note: 'sections.hours.note' },
  // Weeks are set together: one that its owner has changed makes all of them theirs.
  listWholes: ({ weeks = [] }) =>
    weeks.length === 0 ? [] : [{ field: 'weeks', label: 'sections.hours.weeks', text: describeWeeks(weeks) }],
});
