import { useState } from 'react';
import type { Website } from '@/contracts/websites';
import type { Person } from '@/core/people';
import { Segmented } from '@/ui/segmented';
import { Sheet } from '@/ui/sheet';
import { useToast } from '@/ui/toast';
import { useDiaryText } from '../use-diary-text';
import { BlockForm } from './block-form';
import { BookingForm } from './booking-form';
import type { KnownCustomer } from './known-customers';
import type { EntryStart, Service } from './services';
import './entry.css';

export type EntryKind = 'booking' | 'block';

interface EntrySheetProps {
  website: Website;
  services: readonly Service[];
  takers: readonly Person[];
  /** It is null if a button opened the sheet and nothing is chosen yet. */
  start: EntryStart | null;
  customer: KnownCustomer | null;
  /** This kind is offered first; the owner can change it. */
  kind: EntryKind;
  onClose: () => void;
  /** Receives the day of the new booking or block. */
  onDone?: ((date: string) => void) | undefined;
}

/** Lets an owner enter a booking of somebody who called, or block time. */
export function EntrySheet({
  website,
  services,
  takers,
  start,
  customer,
  kind: firstKind,
  onClose,
  onDone,
}: EntrySheetProps) {
  const t = useDiaryText();
  const showToast = useToast();
  const [kind, setKind] = useState(firstKind);
  const isBooking = kind === 'booking';
  const shared = { websiteId: website.id, timeZone: website.timeZone, services, takers, start };
  const finish = (date: string, title: string, description?: string) => {
    onClose();
    onDone?.(date);
    showToast({ title, description });
  };
  return (
    <Sheet
      onClose={onClose}
      title={t(isBooking ? 'diary.booking.title' : 'diary.block.title')}
      description={t(isBooking ? 'diary.booking.text' : 'diary.block.text')}
      closeLabel={t('common.close')}
    >
      <Segmented
        className="segmented--wide"
        label={t('diary.kind')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'booking', label: t('diary.booking.kind') },
          { value: 'block', label: t('diary.block.kind') },
        ]}
      />
      {isBooking ? (
        <BookingForm
          {...shared}
          customer={customer}
          onDone={(name, date, when) => finish(date, t('diary.booking.done'), `${name}, ${when}`)}
        />
      ) : (
        <BlockForm
          {...shared}
          onDone={(what, date, count) =>
            finish(
              date,
              t('diary.block.done', { what }),
              count > 0 ? t('diary.block.insideDone', { count }) : undefined,
            )
          }
        />
      )}
    </Sheet>
  );
}
