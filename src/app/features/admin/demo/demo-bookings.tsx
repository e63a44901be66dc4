import { type ComponentType, useState } from 'react';
import type { Booking } from '@/contracts/bookings';
import { BookingRows } from '../bookings/booking-rows';
import { DeleteBookingDialog } from '../bookings/delete-booking-dialog';
import type { EditBookingDialogProps } from '../bookings/edit-booking-dialog';
import { useFocusAfterDelete } from '../components/use-focus-after-delete';
import type { DemoAction, DemoState } from './demo-state';

interface DemoBookingsProps {
  state: DemoState;
  dispatch: (action: DemoAction) => void;
}

interface Editing {
  booking: Booking;
  Dialog: ComponentType<EditBookingDialogProps>;
}

/** The sample bookings. */
export function DemoBookings({ state, dispatch }: DemoBookingsProps) {
  const panel = useFocusAfterDelete(state.deletedId);
  const [asked, setAsked] = useState<Booking | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);

  // Loaded when it is wanted: forms and their checks weigh more than the rest of the demo.
  const edit = async (booking: Booking) => {
    const loaded = await import('../bookings/edit-booking-dialog').catch(() => null);
    if (loaded) setEditing({ booking, Dialog: loaded.EditBookingDialog });
  };

  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <BookingRows
        bookings={state.bookings}
        onStatus={({ id }, status) => dispatch({ type: 'decide-booking', id, status })}
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
