import type { Text } from '@/app/lib/texts';
import type { OpenDay } from './shown-hours';

/** Says that a day is closed, with the name of the reason if it has one, or that the shown person does not work. */
export function formatClosed(day: OpenDay | undefined, t: Text<'diary'>): string {
  if (day?.isOff) return t('diary.off');
  return day?.closedFor ? t('diary.closedFor', { name: day.closedFor }) : t('diary.closed');
}
