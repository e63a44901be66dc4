import type { Text } from '@/app/lib/texts';
import type { OpenDay } from './shown-hours';

/** Says that a day is closed, and why where that has a name. */
export function closedText(day: OpenDay | undefined, t: Text<'diary'>): string {
  return day?.closedFor ? t('diary.closedFor', { name: day.closedFor }) : t('diary.closed');
}
