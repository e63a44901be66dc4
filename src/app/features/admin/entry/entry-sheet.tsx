import { useRef, useState } from 'react';
import type { Website } from '@/contracts/websites';
import type { Person } from '@/core/people';
import { Segmented } from '@/ui/segmented';
import { Sheet } from '@/ui/sheet';
import { useToast } from '@/ui/toast';
import { useDiaryText } from '../use-diary-text';
import { BlockForm } from './block-form';
import { BookingForm, type BookingFormHandle } from './booking-form';
import type { KnownCustomer } from './known-customers';
import type { EntryStart, Service } from './services';
import type { BookingDraft } from './use-booking-entry';
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
  /** The form for a booking goes on with it. */
  draft: BookingDraft | null;
  /** Receives what was typed for a booking that is not entered; null if nothing was. */
  onClose: (draft: BookingDraft | null) => void;
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
  draft: firstDraft,
  onClose,
  onDone,
}: EntrySheetProps) {
  const t = useDiaryText();
  const showToast = useToast();
  const [kind, setKind] = useState(firstKind);
  const [draft, setDraft] = useState(firstDraft);
  const form = useRef<BookingFormHandle>(null);
  const getDraft = () => (form.current ? form.current.getDraft() : draft);
  const isBooking = kind === 'booking';
  const shared = { websiteId: website.id, timeZone: website.timeZone, services, takers, start };
  const finish = (date: string, title: string, description?: string) => {
    onClose(null);
    onDone?.(date);
    showToast({ title, description });
  };
  return (
    <Sheet
      onClose={() => onClose(getDraft())}
      title={t(isBooking ? 'diary.booking.title' : 'diary.block.title')}
      description={t(isBooking ? 'diary.booking.text' : 'diary.block.text')}
      closeLabel={t('common.close')}
    >
      <Segmented
        className="segmented--wide"
        label={t('diary.kind')}
        value={kind}
        onChange={(chosen) => {
          setDraft(getDraft());
          setKind(chosen);
        }}
        options={[
          { value: 'booking', label: t('diary.booking.kind') },
          { value: 'block', label: t('diary.block.kind') },
        ]}
      />
      {isBooking ? (
        <BookingForm
          {...shared}
          ref={form}
          customer={customer}
          draft={draft}
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
