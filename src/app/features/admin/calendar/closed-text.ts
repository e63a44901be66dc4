import type { Text } from '@/app/lib/texts';
import type { OpenDay } from './shown-hours';

/** Says that a day is closed, and why where that has a name; or that whoever is shown does not work. */
export function formatClosed(day: OpenDay | undefined, t: Text<'diary'>): string {
  if (day?.isOff) return t('diary.off');
  return day?.closedFor ? t('diary.closedFor', { name: day.closedFor }) : t('diary.closed');
}
