import './calendars.css';
import { CalendarX, CircleAlert, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadState } from '@/app/entities/load-state';
import { formatDateTime, formatDayInText, formatDayRange } from '@/app/lib/dates';
import type { Feed, FeedConflict } from '@/contracts/endpoints/feeds';
import { MAX_FEEDS } from '@/core/feeds';
import { paths } from '@/core/screen-paths';
import { getDateOf } from '@/core/wall-clock';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { AddFeed } from './add-feed';
import { useFeeds, useReadFeed, useRemoveFeed } from './use-feeds';
import { useText } from './use-text';

/** Shows the calendars of other programs whose times nobody can book, and the bookings that lie in those times. */
export function CalendarsIn({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { data, ...loading } = useFeeds(websiteId);
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<Feed | null>(null);
  const removal = useRemoveFeed(websiteId);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The form had the focus and is gone.
  const closeForm = () => {
    flushSync(() => setIsAdding(false));
    (opener.current ?? heading.current)?.focus();
  };
  if (!data) {
    return (
      <LoadState
        loading={loading}
        title={t('calendarsIn.loadFailed')}
        text={t('calendarsIn.loadFailedText')}
        retry={t('common.retry')}
      />
    );
  }
  const { feeds, conflicts, diaries } = data;
  const getName = (resource: string | null) =>
    diaries.find((diary) => diary.resource === resource)?.name ?? t('calendarsIn.everything');
  return (
    <>
      {conflicts.length > 0 && <Conflicts websiteId={websiteId} conflicts={conflicts} />}
      <Card className="card__pad calendars-card" aria-labelledby="calendars-in">
        <h2 ref={heading} className="h3" id="calendars-in" tabIndex={-1}>
          {t('calendarsIn.heading')}
        </h2>
        <p>{t('calendarsIn.lead')}</p>
        {feeds.length === 0 && !isAdding && <p className="sm mute">{t('calendarsIn.none')}</p>}
        <ul className="calendars-list">
          {feeds.map((feed) => (
            <FeedRow
              key={feed.id}
              websiteId={websiteId}
              feed={feed}
              closes={getName(feed.resource)}
              onRemove={() => setAsked(feed)}
            />
          ))}
        </ul>
        {isAdding && <AddFeed websiteId={websiteId} diaries={diaries} onDone={closeForm} />}
        {!isAdding && feeds.length < MAX_FEEDS && (
          <Button
            ref={opener}
            className="justify-self-start"
            variant="soft"
            onClick={() => setIsAdding(true)}
          >
            <Plus />
            {t('calendarsIn.add')}
          </Button>
        )}
        <ConfirmDialog
          isOpen={asked !== null}
          onClose={() => setAsked(null)}
          onConfirm={() => asked && removal.mutate(asked.id, { onSettled: () => setAsked(null) })}
          title={t('calendarsIn.removeTitle')}
          text={t('calendarsIn.removeText', { count: asked?.times ?? 0 })}
          confirmLabel={t('calendarsIn.remove')}
          confirmIcon={<Trash2 />}
          cancelLabel={t('common.cancel')}
          closeLabel={t('common.close')}
          isPending={removal.isPending}
          pendingText={t('calendarsIn.removing')}
        />
      </Card>
    </>
  );
}

interface FeedRowProps {
  websiteId: number;
  feed: Feed;
  /** It names the diary that the calendar closes. */
  closes: string;
  onRemove: () => void;
}

function FeedRow({ websiteId, feed, closes, onRemove }: FeedRowProps) {
  const t = useText();
  const { mutate, isPending } = useReadFeed(websiteId);
  const { id, name, host, readAt, problem, times } = feed;
  const state = readAt ? t('calendarsIn.read', { when: formatDateTime(readAt) }) : t('calendarsIn.never');
  return (
    <li className="calendars-one">
      <div>
        <p className="strong wrap-anywhere">{name}</p>
        <p className="wrap-anywhere">{closes}</p>
        <p className="sm mute wrap-anywhere">
          {[state, t('calendarsIn.times', { count: times }), host].join(' · ')}
        </p>
      </div>
      {problem && (
        <Banner tone="red" icon={<CircleAlert />}>
          {t(`calendarsIn.problems.${problem}`)} {times > 0 && t('calendarsIn.stays')}
        </Banner>
      )}
      <div className="calendars-buttons">
        <Button
          variant="soft"
          aria-label={t('calendarsIn.readNowOf', { name })}
          isPending={isPending}
          pendingText={t('calendarsIn.reading')}
          onClick={() => mutate(id)}
        >
          <RefreshCw />
          {t('calendarsIn.readNow')}
        </Button>
        <Button variant="quiet" aria-label={t('calendarsIn.removeOf', { name })} onClick={onRemove}>
          <Trash2 />
          {t('calendarsIn.remove')}
        </Button>
      </div>
    </li>
  );
}

interface ConflictsProps {
  websiteId: number;
  conflicts: readonly FeedConflict[];
}

/** Lists the times that were booked both here and elsewhere: only the owner can decide which booking stays. */
function Conflicts({ websiteId, conflicts }: ConflictsProps) {
  const t = useText();
  return (
    <Card className="card__pad calendars-card" aria-labelledby="calendars-twice">
      <h2 className="h3 flex items-center gap-2" id="calendars-twice">
        <CalendarX aria-hidden="true" />
        {t('calendarsIn.conflicts')}
      </h2>
      <p>{t('calendarsIn.conflictsText')}</p>
      <ul className="calendars-list">
        {conflicts.map(({ feed, title, start, end, booking }) => (
          <li className="calendars-one" key={`${booking.id} ${feed} ${start}`}>
            <div>
              <p className="strong wrap-anywhere">
                {booking.customerName}, {booking.service}
              </p>
              <p>
                {booking.bookingEndDateText
                  ? formatDayRange(booking.bookingDateText, booking.bookingEndDateText)
                  : `${formatDayInText(booking.bookingDateText)}, ${booking.bookingTimeText}`}
              </p>
              <p className="sm mute wrap-anywhere">
                {[t('calendarsIn.conflict', { feed, when: formatRange(start, end) }), title]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <a className="link justify-self-start" href={`${paths.admin(websiteId)}#bookings`}>
        {t('calendarsIn.openBooking')}
      </a>
    </Card>
  );
}

/** Names the day with both times, or both days where it ends on another one. */
function formatRange(start: string, end: string): string {
  const [from, until] = [getDateOf(start), getDateOf(end)];
  if (from !== until) return formatDayRange(from, until);
  return `${formatDayInText(from)}, ${start.slice(from.length + 1)} – ${end.slice(from.length + 1)}`;
}
