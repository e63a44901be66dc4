import { useNavigate, useSearch } from '@tanstack/react-router';
import { mondayOf } from '../calendar/week-days';

export type BookingsView = 'list' | 'week';

/** List or calendar and the calendar's week stand in the address, so that a reload and a shared link show the same. */
export function useBookingsView(today: string) {
  const { view, week } = useSearch({ strict: false });
  const navigate = useNavigate();
  const thisWeek = mondayOf(today);
  const go = (search: { view?: 'week'; week?: string }) =>
    void navigate({
      to: '.',
      search,
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });

  return {
    view: (view ?? 'list') as BookingsView,
    monday: week === undefined ? thisWeek : mondayOf(week),
    thisWeek,
    showView: (name: BookingsView) => go(name === 'week' ? { view: name } : {}),
    showWeek: (monday: string) => go({ view: 'week', ...(monday !== thisWeek && { week: monday }) }),
  };
}
