import { type ReactNode, useState } from 'react';
import type { WaitlistEntry } from '@/contracts/waitlist';
import type { Website } from '@/contracts/websites';
import { useWaitlist } from '../api/waitlist';
import type { AddEntry } from '../entry/use-entry-sheets';
import { WaitlistSheet } from './waitlist-sheet';

interface ShownWaitlist {
  /** These visitors wait for a place; the list is empty until they are loaded. */
  waiting: readonly WaitlistEntry[];
  /** Opens the list for a day, or for all days. */
  showWaiting: (day: string | null) => void;
  /** The open sheet is rendered here. */
  waitlistSheet: ReactNode;
}

/**
 * Keeps the sheet that lists who waits for a place; `add` opens the sheet in which a booking for one of them is
 * entered.
 */
export function useWaitlistSheet(
  website: Pick<Website, 'id' | 'title'>,
  add: AddEntry | undefined,
): ShownWaitlist {
  const waiting = useWaitlist(website.id).data ?? [];
  const [shown, setShown] = useState<{ day: string | null } | null>(null);
  const book = (entry: WaitlistEntry) => {
    setShown(null);
    const { name, email, phone, date, endDate, guests, personId, sectionId, serviceId } = entry;
    add?.(
      'booking',
      {
        date,
        personId: personId ?? undefined,
        serviceKey: serviceId === null ? undefined : `${sectionId}/${serviceId}`,
        moreKeys: entry.moreServiceIds.map((id) => `${sectionId}/${id}`),
        sectionId,
        endDate: endDate ?? undefined,
        guests: guests ?? undefined,
      },
      { name, email, phone: phone ?? '' },
    );
  };
  return {
    waiting,
    showWaiting: (day) => setShown({ day }),
    waitlistSheet: shown && (
      <WaitlistSheet
        websiteId={website.id}
        websiteTitle={website.title}
        entries={waiting}
        day={shown.day}
        onBook={add && book}
        onClose={() => setShown(null)}
      />
    ),
  };
}
