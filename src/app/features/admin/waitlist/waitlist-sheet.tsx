import { CalendarPlus, CircleAlert, Clock3, Mail, Phone, Undo2, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatDay, formatFullDay } from '@/app/lib/dates';
import type { WaitlistEntry } from '@/contracts/waitlist';
import { toPhoneLink } from '@/core/link';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Button, getButtonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Sheet } from '@/ui/sheet';
import { useRemoveWaiting } from '../api/waitlist';
import { countOnDay, groupByDay } from '../calendar/waiting-days';
import { getMailLink } from '../rows/contact';
import { useWaitlistText } from '../use-waitlist-text';
import './waitlist.css';

interface WaitlistSheetProps {
  websiteId: number;
  /** It is the subject of a mail that the owner writes. */
  websiteTitle: string;
  entries: readonly WaitlistEntry[];
  /** Only those who wait for this day are shown; null shows everybody. */
  day: string | null;
  /** Enters a booking for an entry; it is undefined where nothing can be booked. */
  onBook: ((entry: WaitlistEntry) => void) | undefined;
  onClose: () => void;
}

/**
 * Lists who waits for a place, day by day. A removed entry stays in view until the sheet closes, so that it can be put
 * back.
 */
export function WaitlistSheet({
  websiteId,
  websiteTitle,
  entries,
  day,
  onBook,
  onClose,
}: WaitlistSheetProps) {
  const t = useWaitlistText();
  const [removed, setRemoved] = useState<readonly WaitlistEntry[]>([]);
  /** Removing these entries, or putting them back, failed the last time. */
  const [failedIds, setFailedIds] = useState<readonly number[]>([]);
  const sendRemoval = useRemoveWaiting(websiteId, ({ entry, removed: isRemoval }, hasFailed) => {
    if (hasFailed) setFailedIds((before) => [...before, entry.id]);
    // An entry is in the list again if it could not be removed, or was put back.
    if (hasFailed === isRemoval) setRemoved((before) => before.filter(({ id }) => id !== entry.id));
  });
  const change = (entry: WaitlistEntry, isRemoval: boolean) => {
    setFailedIds((before) => before.filter((id) => id !== entry.id));
    sendRemoval({ entry, removed: isRemoval });
  };
  const remove = (entry: WaitlistEntry) => {
    setRemoved((before) => [...before, entry]);
    change(entry, true);
  };
  const isGone = (entry: WaitlistEntry) => removed.some(({ id }) => id === entry.id);
  const all = [...entries.filter((entry) => !isGone(entry)), ...removed];
  const shown = day === null ? all : all.filter((entry) => countOnDay([entry], day) > 0);
  return (
    <Sheet
      onClose={onClose}
      title={t('waitlist.title')}
      description={t('waitlist.text')}
      closeLabel={t('waitlist.close')}
    >
      {failedIds.length > 0 && (
        <Banner tone="red" icon={<CircleAlert aria-hidden="true" />}>
          {t('waitlist.failed')}
        </Banner>
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<Clock3 className="icon--lg" />}
          title={t('waitlist.empty')}
          text={t('waitlist.emptyText')}
        />
      )}
      {groupByDay(shown).map(({ date, entries: waiting }) => (
        <section key={date} className="waiting-day">
          <h3 className="h3">{formatFullDay(date)}</h3>
          {waiting.some(({ hasFree }) => hasFree) && <Badge tone="green">{t('waitlist.freeDay')}</Badge>}
          <ul className="waiting-rows">
            {waiting
              .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
              .map((entry) =>
                isGone(entry) ? (
                  <li key={entry.id} className="waiting-row waiting-row--gone">
                    <p className="soft wrap-anywhere" role="status">
                      {t('waitlist.removed', { name: entry.name })}
                    </p>
                    <Button
                      aria-label={t('waitlist.undoOf', { name: entry.name })}
                      onClick={() => change(entry, false)}
                    >
                      <Undo2 />
                      {t('admin.undo')}
                    </Button>
                  </li>
                ) : (
                  <WaitingRow
                    key={entry.id}
                    entry={entry}
                    mailSubject={websiteTitle}
                    onBook={onBook}
                    onRemove={remove}
                  />
                ),
              )}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

interface WaitingRowProps extends Pick<WaitlistSheetProps, 'onBook'> {
  entry: WaitlistEntry;
  mailSubject: string;
  onRemove: (entry: WaitlistEntry) => void;
}

function WaitingRow({ entry, mailSubject, onBook, onRemove }: WaitingRowProps) {
  const t = useWaitlistText();
  const { name, email, phone, createdAt, toldAt } = entry;
  const dials = phone === null ? null : toPhoneLink(phone);
  return (
    <li className="waiting-row">
      <b className="strong wrap-anywhere">{name}</b>
      <p className="wrap-anywhere">{formatWish(entry, t)}</p>
      <p className="sm soft wrap-anywhere">{[phone, email].filter(Boolean).join(', ')}</p>
      <p className="sm mute">
        {t('waitlist.since', { date: formatDateTime(createdAt) })}
        {toldAt && `. ${t('waitlist.told', { date: formatDateTime(toldAt) })}`}
      </p>
      <div className="waiting-acts">
        {onBook && (
          <Button variant="soft" aria-label={t('waitlist.bookOf', { name })} onClick={() => onBook(entry)}>
            <CalendarPlus />
            {t('waitlist.book')}
          </Button>
        )}
        {dials !== null && (
          <a className={getButtonClass()} href={dials} aria-label={t('waitlist.callOf', { name })}>
            <Phone />
            {t('waitlist.call')}
          </a>
        )}
        <a
          className={getButtonClass()}
          href={getMailLink(email, mailSubject)}
          aria-label={t('waitlist.writeOf', { name })}
        >
          <Mail />
          {t('waitlist.write')}
        </a>
        <Button variant="quiet" aria-label={t('waitlist.removeOf', { name })} onClick={() => onRemove(entry)}>
          <UserRoundX />
          {t('waitlist.remove')}
        </Button>
      </div>
    </li>
  );
}

/** Looks like `Haircut, Nora`; for a stay it names the room, its nights and the guests. */
export function formatWish(entry: WaitlistEntry, t: ReturnType<typeof useWaitlistText>): string {
  const { service, personName, date, endDate, guests } = entry;
  if (endDate === null) return [service, personName].filter(Boolean).join(', ');
  const nights = { from: formatDay(date, 'date'), to: formatDay(endDate, 'date') };
  return [
    service || t('waitlist.anyRoom'),
    t('waitlist.nights', nights),
    guests !== null && t('waitlist.guests', { count: guests }),
  ]
    .filter(Boolean)
    .join(', ');
}
