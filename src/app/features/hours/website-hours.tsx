import './hours.css';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BookingsOutside } from '@/app/entities/hours/bookings-outside';
import { useHoursText } from '@/app/entities/hours/use-hours-text';
import { WeekFields } from '@/app/entities/hours/week-fields';
import { LoadState } from '@/app/entities/load-state';
import { SaveLine } from '@/app/entities/save-line';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { useSavedRecord } from '@/app/lib/use-saved-record';
import { getHours, type HoursAnswer, type HoursSaved, saveHours } from '@/contracts/endpoints/hours';
import { findIntervalProblem } from '@/core/opening-hours';
import { MAX_SPECIAL_DAYS, type SpecialDays, type WebsiteHours } from '@/core/website-hours';
import { Card } from '@/ui/card';
import { useMatches } from '@/ui/use-matches';
import { HolidaysCard } from './holidays-card';
import { createSpecialDays, SpecialDaysCard } from './special-days-card';
import { YearCard } from './year-card';

/** Edits the opening hours of a website, which its page shows. Every change is saved at once. */
export function WebsiteHoursEditor({ websiteId }: { websiteId: number }) {
  const t = useHoursText();
  const { answer, hours, loading, state, bookingsOutside, change, retry } = useHours(websiteId);
  // On a phone the hours of every week come first.
  const isWide = useMatches('(min-width: 861px)');
  const [edited, setEdited] = useState<SpecialDays | null>(null);
  const lastHours = useRef({});
  if (!answer || !hours) {
    return (
      <LoadState
        loading={loading}
        title={t('hours.loadFailed')}
        text={t('hours.loadFailedText')}
        retry={t('common.retry')}
      />
    );
  }
  const year = (
    <YearCard
      hours={hours}
      onAdd={
        hours.specialDays.length < MAX_SPECIAL_DAYS ? (from) => setEdited(createSpecialDays(from)) : undefined
      }
    />
  );
  return (
    <>
      <SaveLine
        state={state}
        texts={{
          lead: t('hours.lead'),
          saved: (time) => t('hours.saved', { time }),
          waiting: t('hours.saving'),
          saving: t('hours.saving'),
          unfinished: t('hours.unfinished'),
          failed: t('hours.failed'),
          retry: t('common.retry'),
        }}
        onRetry={retry}
      />
      <BookingsOutside visits={bookingsOutside} />
      {isWide && year}
      <div className="hours-page">
        <Card className="card__pad grid gap-2" aria-labelledby="hours-week">
          <h2 className="h3" id="hours-week">
            {t('hours.week.title')}
          </h2>
          <WeekFields
            week={hours.week}
            onChange={(week) => change({ ...hours, week })}
            lastHours={lastHours}
          />
        </Card>
        <div className="hours-page__side">
          <SpecialDaysCard
            specialDays={hours.specialDays}
            onChange={(specialDays) => change({ ...hours, specialDays })}
            edited={edited}
            onEdit={setEdited}
          />
          <HolidaysCard
            choice={hours.holidays}
            answer={answer}
            onChange={(holidays) => change({ ...hours, holidays })}
          />
        </div>
      </div>
      {!isWide && year}
    </>
  );
}

/** Returns the hours of a website as they are on the screen. Each change is saved at once. */
function useHours(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const [bookingsOutside, setBookingsOutside] = useState<HoursSaved['bookingsOutside']>([]);
  const key = getCallKey(getHours, { params });
  const record = useSavedRecord({
    key,
    read: ({ hours }: HoursAnswer) => hours,
    send: (hours: WebsiteHours, before) => call(saveHours, { params, body: { ...hours, before } }),
    onSaved: ({ bookingsOutside: outside, ...answer }, isLast) => {
      queryClient.setQueryData<HoursAnswer>(key, answer);
      if (isLast) setBookingsOutside(outside);
    },
    isReady: (hours) => !hasProblem(hours),
  });
  const stored = useCall(getHours, { params }, record.readOptions);
  return {
    answer: stored.data,
    hours: record.shown ?? stored.data?.hours ?? null,
    loading: stored,
    bookingsOutside,
    state: record.state,
    retry: record.save,
    change(next: WebsiteHours) {
      record.show(next);
      record.save();
    },
  };
}

/** Returns true while a time is half typed, a part of a day ends before it begins, or two parts of a day meet. */
function hasProblem({ week, specialDays }: WebsiteHours): boolean {
  const lists = [...Object.values(week), ...specialDays.map(({ intervals }) => intervals)];
  return lists.some((intervals) => findIntervalProblem(intervals) !== null);
}
