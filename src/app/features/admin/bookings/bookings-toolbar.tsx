import { CalendarDays, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { Segmented } from '@/ui/segmented';
import { useText } from '../use-text';
import type { BookingsView } from './use-bookings-view';
import './bookings-toolbar.css';

interface BookingsToolbarProps {
  view: BookingsView;
  onChange: (view: BookingsView) => void;
  children: ReactNode;
}

/** What is shown, and how. */
export function BookingsToolbar({ view, onChange, children }: BookingsToolbarProps) {
  const t = useText();
  return (
    <div className="bookings-bar">
      {children}
      <Segmented
        label={t('admin.bookings.views')}
        value={view}
        onChange={onChange}
        options={[
          { value: 'week', label: t('admin.bookings.week'), icon: <CalendarDays className="icon--sm" /> },
          { value: 'list', label: t('admin.bookings.list'), icon: <List className="icon--sm" /> },
        ]}
      />
    </div>
  );
}
