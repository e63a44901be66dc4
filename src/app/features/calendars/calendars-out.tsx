import './calendars.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { LoadState } from '@/app/entities/load-state';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import {
  type CalendarAddress,
  listCalendarAddresses,
  renewCalendarAddress,
} from '@/contracts/endpoints/calendars';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { TextField } from '@/ui/field';
import { useToast } from '@/ui/toast';
import { useText } from './use-text';

const PROGRAMS = ['google', 'apple', 'outlook', 'platforms'] as const;

/** Shows the addresses at which the owner's calendar programs read the bookings of a website. */
export function CalendarsOut({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { data: calendars, ...loading } = useCall(listCalendarAddresses, { params: { id: websiteId } });
  const { renew, isRenewing } = useRenewAddress(websiteId);
  const [asked, setAsked] = useState<CalendarAddress | null>(null);
  if (!calendars) {
    return (
      <LoadState
        loading={loading}
        title={t('calendarsOut.loadFailed')}
        text={t('calendarsOut.loadFailedText')}
        retry={t('common.retry')}
      />
    );
  }
  const programs = PROGRAMS.filter(
    (name) => name !== 'platforms' || calendars.some(({ kind }) => kind === 'room'),
  );
  return (
    <Card className="card__pad calendars-card" aria-labelledby="calendars-out">
      <h2 className="h3" id="calendars-out">
        {t('calendarsOut.heading')}
      </h2>
      <p>{t('calendarsOut.lead')}</p>
      <p className="sm mute">{t('calendarsOut.secret')}</p>
      <ul className="calendars-list">
        {calendars.map((calendar) => (
          <CalendarRow key={calendar.subject} calendar={calendar} onRenew={() => setAsked(calendar)} />
        ))}
      </ul>
      <h3 className="strong">{t('calendarsOut.howTo')}</h3>
      <ul className="grid gap-2">
        {programs.map((name) => (
          <li key={name}>{t.rich(`calendarsOut.${name}`, { b: (text) => <b>{text}</b> })}</li>
        ))}
      </ul>
      <p className="sm mute">{t('calendarsOut.delay')}</p>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && renew(asked, () => setAsked(null))}
        title={t('calendarsOut.renewTitle')}
        text={t('calendarsOut.renewText')}
        confirmLabel={t('calendarsOut.renewNow')}
        confirmIcon={<RefreshCw />}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        isPending={isRenewing}
        pendingText={t('calendarsOut.renewing')}
      />
    </Card>
  );
}

interface CalendarRowProps {
  calendar: CalendarAddress;
  onRenew: () => void;
}

function CalendarRow({ calendar: { kind, name: itsName, url }, onRenew }: CalendarRowProps) {
  const t = useText();
  const showToast = useToast();
  const name = kind === 'website' ? t('calendarsOut.all') : t(`calendarsOut.${kind}`, { name: itsName });
  const handleCopy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ title: t('calendarsOut.copied') }),
      () => showToast({ title: t('calendarsOut.copyFailed'), tone: 'bad' }),
    );
  return (
    <li className="calendars-one">
      <TextField
        label={name}
        hint={t(kind === 'room' ? 'calendarsOut.datesOnly' : 'calendarsOut.withNames')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="calendars-buttons">
        <Button
          variant="soft"
          aria-label={t('calendarsOut.copyOf', { name })}
          onClick={() => void handleCopy()}
        >
          <Copy />
          {t('calendarsOut.copy')}
        </Button>
        <a
          className={getButtonClass({ variant: 'soft' })}
          href={url.replace(/^https?:/, 'webcal:')}
          aria-label={t('calendarsOut.openOf', { name })}
        >
          <CalendarPlus />
          {t('calendarsOut.open')}
        </a>
        <Button variant="quiet" aria-label={t('calendarsOut.renewOf', { name })} onClick={onRenew}>
          <RefreshCw />
          {t('calendarsOut.renew')}
        </Button>
      </div>
    </li>
  );
}

/** Gives a calendar of a website another address, which replaces the former one on the screen. */
function useRenewAddress(websiteId: number) {
  const t = useText();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ subject }: CalendarAddress) => call(renewCalendarAddress, { params, body: { subject } }),
    onSuccess: (renewed) => {
      queryClient.setQueryData<CalendarAddress[]>(
        getCallKey(listCalendarAddresses, { params }),
        (calendars) =>
          calendars?.map((calendar) => (calendar.subject === renewed.subject ? renewed : calendar)),
      );
      showToast({ title: t('calendarsOut.renewed') });
    },
    onError: (error) =>
      showToast({ title: t('calendarsOut.renewFailed'), description: findFailureDetail(error), tone: 'bad' }),
  });
  return {
    renew: (calendar: CalendarAddress, onDone: () => void) => mutate(calendar, { onSettled: onDone }),
    isRenewing: isPending,
  };
}
