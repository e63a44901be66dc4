import './hours.css';
import { BookingsOutside } from '@/app/entities/hours/bookings-outside';
import { useHoursText } from '@/app/entities/hours/use-hours-text';
import { LoadState } from '@/app/entities/load-state';
import { formatTime } from '@/app/lib/dates';
import { Button } from '@/ui/button';
import { HolidaysCard } from './holidays-card';
import { SpecialDaysCard } from './special-days-card';
import { type HoursState, useHours } from './use-hours';
import { WeekCard } from './week-card';

/** The opening hours of a website: its page shows them. Every change counts at once. */
export function WebsiteHoursEditor({ websiteId }: { websiteId: number }) {
  const t = useHoursText();
  const { answer, hours, loading, state, bookingsOutside, change, retry } = useHours(websiteId);
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
  return (
    <>
      <SaveLine state={state} onRetry={retry} />
      <BookingsOutside visits={bookingsOutside} />
      <div className="hours-page">
        <WeekCard week={hours.week} onChange={(week) => change({ ...hours, week })} />
        <div className="hours-page__side">
          <SpecialDaysCard
            specialDays={hours.specialDays}
            onChange={(specialDays) => change({ ...hours, specialDays })}
          />
          <HolidaysCard
            choice={hours.holidays}
            answer={answer}
            onChange={(holidays) => change({ ...hours, holidays })}
          />
        </div>
      </div>
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
