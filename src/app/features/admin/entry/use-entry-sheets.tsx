import { type ReactNode, use, useMemo, useState } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { Block } from '@/contracts/blocks';
import type { Website } from '@/contracts/websites';
import { findRequiredPlan } from '@/core/plans';
import { useScreenToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import type { EntryStart } from '../api/entries';
import { useTakers } from '../api/people';
import { type EntryKind, UnsentContext } from '../api/unsent-words';
import { useOpenNow } from '../rows/use-open-now';
import { useDiaryText } from '../use-diary-text';
import { BlockSheet } from './block-sheet';
import { type Entry, EntrySheet } from './entry-sheet';
import type { KnownCustomer } from './known-customers';
import { listServices, type Service } from './services';

/** Opens the sheet for a booking, also of a known customer, or for a block. */
export type AddEntry = (kind: EntryKind, start?: EntryStart | null, customer?: KnownCustomer | null) => void;

interface EntrySheets {
  services: readonly Service[];
  /** Is undefined where nothing can be booked. On a plan that has no bookings it says so instead of opening the sheet. */
  add: AddEntry | undefined;
  /** Opens the sheet at a free time of the diary that was pressed; it is undefined also on a plan that has no bookings. */
  addAt: ((start: EntryStart) => void) | undefined;
  showBlock: (block: Block) => void;
  /** The open sheet is rendered here. */
  sheet: ReactNode;
}

/** Keeps the sheets by which an owner fills the diary; `onDone` receives the day of the new booking or block. */
export function useEntrySheets(website: Website, onDone?: (date: string) => void): EntrySheets {
  const services = useMemo(() => listServices(website.pageData), [website.pageData]);
  const { takers, people } = useTakers(website);
  const { user } = useCurrentUser();
  const locked = user && findRequiredPlan(user.subscriptionTier, 'booking');
  const showLocked = useShowLocked();
  const unsent = use(UnsentContext);
  const [entry, setEntry] = useState<Entry | null>(null);
  const [block, setBlock] = useState<Block | null>(null);
  const offer = useOfferEntry(setEntry);
  const sheet = (
    <>
      {entry && (
        <EntrySheet
          website={website}
          services={services}
          takers={takers}
          entry={entry}
          onChange={setEntry}
          onClose={(isSending) => {
            setEntry(null);
            if (!isSending) offer(entry);
          }}
          onDone={(date) => {
            setEntry(null);
            onDone?.(date);
          }}
          onFailed={(kind, error) => offer({ ...entry, kind }, error)}
        />
      )}
      {block && (
        <BlockSheet
          websiteId={website.id}
          block={block}
          services={services}
          people={people}
          onClose={() => setBlock(null)}
        />
      )}
    </>
  );
  const add: EntrySheets['add'] = (kind, start = null, customer = null) => {
    if (locked) return showLocked(locked);
    setEntry({
      kind,
      start,
      customer,
      ids: { booking: unsent.createEntryId(), block: unsent.createEntryId() },
    });
  };
  const isOffered = services.length > 0;
  return {
    services,
    add: isOffered ? add : undefined,
    addAt: isOffered && !locked ? (start) => add('booking', start) : undefined,
    showBlock: setBlock,
    sheet,
  };
}

/** Returns a function that says that an entry was not stored, and why; what is kept of it is opened again at a press. */
function useOfferEntry(onOpen: (entry: Entry) => void): (entry: Entry, error?: Error) => void {
  const t = useDiaryText();
  const unsent = use(UnsentContext);
  const showToast = useScreenToast();
  const here = useOpenNow(true);
  return (entry, error) => {
    const other: EntryKind = entry.kind === 'booking' ? 'block' : 'booking';
    const kind = unsent.get(entry.kind, entry.ids[entry.kind]) ? entry.kind : other;
    const isKept = unsent.get(kind, entry.ids[kind]) !== undefined;
    if (!isKept && !error) return;
    const name = unsent.get('booking', entry.ids.booking)?.draft.customer.customerName;
    const description = [kind === 'booking' && name, error && findFailureDetail(error)];
    const button = {
      label: t('diary.booking.goOn'),
      name: t(`diary.${kind}.goOnWith`),
      isUndo: true,
      onPress: () => onOpen({ ...entry, kind }),
    };
    showToast({
      title: t(`diary.${error ? entry.kind : kind}.notEntered`),
      description: description.filter(Boolean).join(': ') || undefined,
      tone: error ? 'bad' : 'open',
      seconds: UNDO_SECONDS,
      // The sheet opens in this panel only; elsewhere a new sheet offers what is kept.
      button: isKept && here.current ? button : undefined,
    });
  };
}
