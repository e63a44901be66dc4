import { useIsMutating } from '@tanstack/react-query';
import { CircleDashed } from 'lucide-react';
import { use, useRef, useSyncExternalStore } from 'react';
import type { Website } from '@/contracts/websites';
import type { Person } from '@/core/people';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { Sheet } from '@/ui/sheet';
import { useToast } from '@/ui/toast';
import { type EntryStart, getEntryCallKey } from '../api/entries';
import { type EntryKind, UnsentContext } from '../api/unsent-words';
import { useDiaryText } from '../use-diary-text';
import { BlockForm } from './block-form';
import { BookingForm } from './booking-form';
import type { KnownCustomer } from './known-customers';
import type { Service } from './services';
import type { EntryFormHandle } from './use-kept-entry';
import './entry.css';

/** Tells what a sheet is opened for. */
export interface Entry {
  /** This kind is shown; the owner can change it. */
  kind: EntryKind;
  /** It is null if a button opened the sheet and nothing is chosen yet. */
  start: EntryStart | null;
  customer: KnownCustomer | null;
  /** Each form keeps what is typed under the id of its kind, and goes on with what is kept already. */
  ids: Record<EntryKind, number>;
}

interface EntrySheetProps {
  website: Website;
  services: readonly Service[];
  takers: readonly Person[];
  entry: Entry;
  onChange: (entry: Entry) => void;
  /** Is called when what was typed is kept; `isSending` is true while the shown form is being sent. */
  onClose: (isSending: boolean) => void;
  /** Receives the day of the new booking or block. */
  onDone: (date: string) => void;
  /** Is called with a failure that the sheet cannot show, because its form was closed meanwhile. */
  onFailed: (kind: EntryKind, error: Error) => void;
}

/** Lets an owner enter a booking of somebody who called, or block time. */
export function EntrySheet({
  website,
  services,
  takers,
  entry,
  onChange,
  onClose,
  onDone,
  onFailed,
}: EntrySheetProps) {
  const t = useDiaryText();
  const showToast = useToast();
  const form = useRef<EntryFormHandle>(null);
  const { kind, ids, start, customer } = entry;
  const isBooking = kind === 'booking';
  const shared = {
    ref: form,
    id: ids[kind],
    websiteId: website.id,
    timeZone: website.timeZone,
    services,
    takers,
    start,
    onFailed: (error: Error) => onFailed(kind, error),
  };
  const change = (changed: Partial<Entry>) => {
    form.current?.keep();
    onChange({ ...entry, ...changed });
  };
  const finish = (isShown: boolean, date: string, title: string, description?: string) => {
    if (isShown) onDone(date);
    showToast({ title, description });
  };
  return (
    <Sheet
      onClose={() => {
        form.current?.keep();
        onClose(form.current?.isSending() ?? false);
      }}
      title={t(isBooking ? 'diary.booking.title' : 'diary.block.title')}
      description={t(isBooking ? 'diary.booking.text' : 'diary.block.text')}
      closeLabel={t('common.close')}
    >
      <Segmented
        className="segmented--wide"
        label={t('diary.kind')}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
        options={[
          { value: 'booking', label: t('diary.booking.kind') },
          { value: 'block', label: t('diary.block.kind') },
        ]}
      />
      <KeptEntry
        websiteId={website.id}
        kind={kind}
        openId={ids[kind]}
        onGoOn={(id) => change({ ids: { ...ids, [kind]: id } })}
      />
      {isBooking ? (
        <BookingForm
          {...shared}
          key={ids.booking}
          customer={customer}
          onDone={(name, date, when, isShown) =>
            finish(isShown, date, t('diary.booking.done'), `${name}, ${when}`)
          }
        />
      ) : (
        <BlockForm
          {...shared}
          key={ids.block}
          onDone={(what, date, count, isShown) =>
            finish(
              isShown,
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

interface KeptEntryProps {
  websiteId: number;
  kind: EntryKind;
  openId: number;
  onGoOn: (id: number) => void;
}

/** Offers what was typed in a sheet before and not sent; the form below begins afresh. */
function KeptEntry({ websiteId, kind, openId, onGoOn }: KeptEntryProps) {
  const t = useDiaryText();
  const unsent = use(UnsentContext);
  const id = useSyncExternalStore(unsent.subscribe, () => unsent.findLastEntry(kind, openId));
  const isSending = useIsMutating({ mutationKey: getEntryCallKey(websiteId, kind) }) > 0;
  if (id === null || isSending) return null;
  const name = kind === 'booking' ? unsent.get(kind, id)?.draft.customer.customerName : undefined;
  return (
    <Banner
      tone="amber"
      icon={<CircleDashed aria-hidden="true" />}
      action={
        <div className="entry-kept">
          <Button size="sm" onClick={() => onGoOn(id)}>
            {t('diary.booking.goOn')}
          </Button>
          <Button size="sm" onClick={() => unsent.set(kind, id, undefined)}>
            {t('diary.discard')}
          </Button>
        </div>
      }
    >
      {name && <b className="block wrap-anywhere">{name}</b>}
      {t(`diary.${kind}.kept`)}
    </Banner>
  );
}
