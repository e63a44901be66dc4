import { RotateCcw } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Booking } from '@/contracts/bookings';
import { Button } from '@/ui/button';
import { Heading } from '@/ui/heading';
import { WeekReport } from '../analytics/week-report';
import { BookingRows } from '../bookings/booking-rows';
import { DeleteBookingDialog } from '../bookings/delete-booking-dialog';
import type { EditBookingDialogProps } from '../bookings/edit-booking-dialog';
import { type AdminTab, AdminTabs } from '../components/admin-tabs';
import { MessageRows } from '../messages/message-rows';
import { OrderRows } from '../orders/order-rows';
import { useFocusAfterDelete } from '../rows/row-list';
import { useText } from '../use-text';
import { countDemo, type DemoAction, type DemoState } from './demo-state';

interface DemoTabsProps {
  state: DemoState;
  dispatch: (action: DemoAction) => void;
  onReset: () => void;
}

export function DemoTabs({ state, dispatch, onReset }: DemoTabsProps) {
  const t = useText();
  const [tab, setTab] = useState<AdminTab>('messages');
  const { deletedId } = state;
  const createDeletion = (type: 'delete-message' | 'delete-order') => ({
    deletedId,
    onDelete: ({ id }: { id: number }, onSettled: () => void) => {
      dispatch({ type, id });
      onSettled();
    },
  });
  const renderTitled = (name: AdminTab, rows: ReactNode) => (
    <>
      <Heading level={2} className="h3 admin-demo__title">
        {t(`admin.tabs.${name}`)}
      </Heading>
      {rows}
    </>
  );
  return (
    <AdminTabs
      tab={tab}
      onTab={setTab}
      counts={countDemo(state)}
      arePanelsKept
      action={
        <Button
          variant="quiet"
          aria-label={t('admin.demo.reset')}
          title={t('admin.demo.reset')}
          onClick={onReset}
        >
          <RotateCcw />
          <span className="only-wide">{t('admin.demo.reset')}</span>
        </Button>
      }
      panels={{
        messages: renderTitled(
          'messages',
          <MessageRows
            messages={state.messages}
            onMarkRead={({ id }) => dispatch({ type: 'mark-read', id })}
            deletion={createDeletion('delete-message')}
          />,
        ),
        bookings: renderTitled('bookings', <DemoBookings state={state} dispatch={dispatch} />),
        orders: renderTitled(
          'orders',
          <OrderRows
            orders={state.orders}
            onMove={({ id }, status) => dispatch({ type: 'move-order', id, status })}
            deletion={createDeletion('delete-order')}
          />,
        ),
        analytics: renderTitled('analytics', <WeekReport days={state.week} isInView={tab === 'analytics'} />),
      }}
    />
  );
}

interface DemoBookingsProps {
  state: DemoState;
  dispatch: (action: DemoAction) => void;
}

interface Editing {
  booking: Booking;
  Dialog: ComponentType<EditBookingDialogProps>;
}

function DemoBookings({ state, dispatch }: DemoBookingsProps) {
  const panel = useFocusAfterDelete(state.deletedId);
  const [asked, setAsked] = useState<Booking | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);

  // The form is loaded when it is wanted: forms and their checks are larger than the rest of the demo.
  const edit = async (booking: Booking) => {
    const loaded = await import('../bookings/edit-booking-dialog').catch(() => null);
    if (loaded) setEditing({ booking, Dialog: loaded.EditBookingDialog });
  };

  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <BookingRows
        bookings={state.bookings}
        onStatus={({ id }, status) => dispatch({ type: 'decide-booking', id, status })}
        onCancel={({ id }) => dispatch({ type: 'decide-booking', id, status: 'cancelled' })}
        onEdit={(booking) => void edit(booking)}
        onDelete={setAsked}
      />
      {editing && (
        <editing.Dialog
          booking={editing.booking}
          onClose={() => setEditing(null)}
          onSave={(changes) => {
            dispatch({ type: 'edit-booking', id: editing.booking.id, edit: changes });
            setEditing(null);
          }}
        />
      )}
      <DeleteBookingDialog
        booking={asked}
        onClose={() => setAsked(null)}
        onConfirm={({ id }) => {
          dispatch({ type: 'delete-booking', id });
          setAsked(null);
        }}
      />
    </div>
  );
}
