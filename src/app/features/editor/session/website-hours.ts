import { useMemo } from 'react';
import { useCall } from '@/app/lib/call';
import { getHours } from '@/contracts/endpoints/hours';
import { toLocalDateTime } from '@/core/wall-clock';
import type { Opening, WebsiteHours } from '@/core/website-hours';
import { usesHours } from '@/sections/page/definitions';
import { useEditor } from './editor-session';

/** Reads the hours as soon as the page has a section that shows them or keeps to them. */
function useHoursAnswer() {
  const id = useEditor((state) => state.websiteId);
  const areUsed = useEditor(({ page }) => page.sections.some(usesHours));
  return useCall(getHours, { params: { id: id ?? 0 } }, { enabled: id !== null && areUsed }).data;
}

/** Returns the hours of the website; null while none are set or known, and while the page uses none. */
export function useWebsiteHours(): WebsiteHours | null {
  const answer = useHoursAnswer();
  return answer?.isSet ? answer.hours : null;
}

/** Returns the hours as the page shows them now, and the time on the website's wall clock; neither is edited here. */
export function useWebsiteClock(): { opening?: Opening; wallTime?: string } {
  const answer = useHoursAnswer();
  return useMemo(() => {
    if (!answer) return {};
    const wallTime = toLocalDateTime(new Date(), answer.timeZone);
    return { wallTime, opening: answer.isSet ? { hours: answer.hours, wallTime } : undefined };
  }, [answer]);
}
