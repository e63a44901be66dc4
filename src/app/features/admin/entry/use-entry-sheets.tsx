import { type ReactNode, useMemo, useState } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import type { Block } from '@/contracts/blocks';
import type { Website } from '@/contracts/websites';
import { findRequiredPlan } from '@/core/plans';
import { useScreenToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useTakers } from '../api/people';
import { useDiaryText } from '../use-diary-text';
import { BlockSheet } from './block-sheet';
import { type EntryKind, EntrySheet } from './entry-sheet';
import type { KnownCustomer } from './known-customers';
import { type EntryStart, listServices, type Service } from './services';
import type { BookingDraft } from './use-booking-entry';

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

interface Entry {
  kind: EntryKind;
  start: EntryStart | null;
  customer: KnownCustomer | null;
  draft: BookingDraft | null;
}

/** Keeps the sheets by which an owner fills the diary; `onDone` receives the day of the new booking or block. */
export function useEntrySheets(website: Website, onDone?: (date: string) => void): EntrySheets {
  const services = useMemo(() => listServices(website.pageData), [website.pageData]);
  const { takers, people } = useTakers(website);
  const { user } = useCurrentUser();
  const locked = user && findRequiredPlan(user.subscriptionTier, 'booking');
  const showLocked = useShowLocked();
  const [entry, setEntry] = useState<Entry | null>(null);
  const [block, setBlock] = useState<Block | null>(null);
  const offerDraft = useOfferDraft(setEntry);
  const sheet = (
    <>
      {entry && (
        <EntrySheet
          {...entry}
          website={website}
          services={services}
          takers={takers}
          onClose={(draft) => {
            setEntry(null);
            if (draft) offerDraft({ ...entry, kind: 'booking', draft });
          }}
          onDone={onDone}
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
  const add: EntrySheets['add'] = (kind, start = null, customer = null) =>
    locked ? showLocked(locked) : setEntry({ kind, start, customer, draft: null });
  const isOffered = services.length > 0;
  return {
    services,
    add: isOffered ? add : undefined,
    addAt: isOffered && !locked ? (start) => add('booking', start) : undefined,
    showBlock: setBlock,
    sheet,
  };
}

/** Returns a function that says that a booking was not entered, and opens its sheet again at a press. */
function useOfferDraft(onOpen: (entry: Entry) => void): (entry: Entry) => void {
  const t = useDiaryText();
  const showToast = useScreenToast();
  return (entry) => {
    showToast({
      title: t('diary.booking.notEntered'),
      description: entry.draft?.customer.customerName,
      tone: 'open',
      seconds: UNDO_SECONDS,
      button: {
        label: t('diary.booking.goOn'),
        name: t('diary.booking.goOnWith'),
        isUndo: true,
        onPress: () => onOpen(entry),
      },
    });
  };
}
