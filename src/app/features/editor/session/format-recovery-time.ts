import { formatDateTime, formatDateTimeSeconds } from '@/app/lib/dates';
import type { UnsavedWork } from '../sync/unsaved-work';

/** The time at which offered work was left, to the second where other work that was found is of the same minute. */
export function formatRecoveryTime({ savedAt }: UnsavedWork, found: readonly UnsavedWork[]): string {
  const minute = formatDateTime(savedAt);
  const isShared = found.filter((work) => formatDateTime(work.savedAt) === minute).length > 1;
  return isShared ? formatDateTimeSeconds(savedAt) : minute;
}
