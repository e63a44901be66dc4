import type { BookingStatus } from '@/contracts/bookings';
import { Badge, type BadgeTone } from '@/ui/badge';
import { useText } from '../use-text';

const tones: Record<BookingStatus, BadgeTone> = {
  pending: 'amber',
  confirmed: 'green',
  cancelled: 'neutral',
};

export function BookingBadge({ status }: { status: BookingStatus }) {
  const t = useText();
  return (
    <Badge tone={tones[status]} lang="sk">
      {t(`admin.bookings.status.${status}`)}
    </Badge>
  );
}
