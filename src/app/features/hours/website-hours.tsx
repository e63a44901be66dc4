import './hours.css';
import { useState } from 'react';
import { BookingsOutside } from '@/app/entities/hours/bookings-outside';
import { useHoursText } from '@/app/entities/hours/use-hours-text';
import { LoadState } from '@/app/entities/load-state';
import { formatTime } from '@/app/lib/dates';
import { MAX_SPECIAL_DAYS, type SpecialDays } from '@/core/website-hours';
import { Button } from '@/ui/button';
import { useMatches } from '@/ui/use-matches';
import { HolidaysCard } from './holidays-card';
import { newSpecialDays, SpecialDaysCard } from './special-days-card';
import { type HoursState, useHours } from './use-hours';
import { WeekCard } from './week-card';
import { YearCard } from './year-card';

/** The opening hours of a website: its page shows them. Every change counts at once. */
export function WebsiteHoursEditor({ websiteId }: { websiteId: number }) {
  const t = useHoursText();
  const { answer, hours, loading, state, bookingsOutside, change, retry } = useHours(websiteId);
  // On a phone the hours of every week come first.
  const isWide = useMatches('(min-width: 861px)');
  const [edited, setEdited] = useState<SpecialDays | null>(null);
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
        hours.specialDays.length < MAX_SPECIAL_DAYS ? (from) => setEdited(newSpecialDays(from)) : undefined
      }
    />
  );
  return (
    <>
      <SaveLine state={state} onRetry={retry} />
      <BookingsOutside visits={bookingsOutside} />
      {isWide && year}
      <div className="hours-page">
        <WeekCard week={hours.week} onChange={(week) => change({ ...hours, week })} />
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

/** Says whether visitors have what is on the screen. */
function SaveLine({ state, onRetry }: { state: HoursState; onRetry: () => void }) {
  const t = useHoursText();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="soft" role="status">
        {state.kind === 'saved' &&
          (state.at ? t('hours.saved', { time: formatTime(state.at.toISOString()) }) : t('hours.lead'))}
        {state.kind === 'saving' && t('hours.saving')}
        {state.kind === 'unfinished' && t('hours.unfinished')}
        {state.kind === 'failed' && t('hours.failed')}
      </p>
      {state.kind === 'failed' && <Button onClick={onRetry}>{t('common.retry')}</Button>}
    </div>
  );
}
