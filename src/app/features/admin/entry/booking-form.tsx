import { CircleAlert } from 'lucide-react';
import { addDays, isCalendarDate } from '@/core/dates';
import { MAX_GUESTS } from '@/core/stays';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { SheetFoot, SheetSubmit } from '@/ui/sheet';
import { useDiaryText } from '../use-diary-text';
import { AnswerFields } from './answer-fields';
import { CustomerFields } from './customer-fields';
import { DayChoice } from './day-choice';
import { MoreServices } from './more-services';
import { formatServiceLabel } from './services';
import { TimeChoice } from './time-choice';
import { type BookingEntryOptions, useBookingEntry } from './use-booking-entry';

/** Enters a booking for a customer who called. */
export function BookingForm(options: BookingEntryOptions) {
  const t = useDiaryText();
  const { websiteId, services } = options;
  const entry = useBookingEntry(options);
  const { form, isPending, when, service, others, moreKeys, servers, server, timeErrors } = entry;
  const { today, date, questions, answers, wrongAnswers } = entry;
  const { departure, nights, guests } = entry.stay;
  return (
    <form className="sheet__form" noValidate onSubmit={entry.submit}>
      {entry.failure && (
        <Banner tone="red" icon={<CircleAlert />}>
          {entry.failure}
        </Banner>
      )}
      <SelectField
        label={t('diary.service')}
        value={service.key}
        options={services.map((one) => ({ value: one.key, label: formatServiceLabel(one, t) }))}
        onChange={({ target: { value } }) => entry.chooseService(value)}
      />
      {others.length > 0 && (
        <MoreServices services={others} chosenKeys={moreKeys} onChange={entry.chooseMore} />
      )}
      {servers.length > 1 && (
        <SelectField
          label={t('diary.person')}
          value={server?.id ?? ''}
          options={[
            { value: '', label: t('diary.anyone') },
            ...servers.map(({ id, name: label }) => ({ value: id, label })),
          ]}
          onChange={({ target: { value } }) => entry.choosePerson(value)}
        />
      )}
      {service.isStay ? (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            type="date"
            label={t('diary.arrival')}
            value={date}
            error={timeErrors.date ?? timeErrors.time}
            onChange={({ target: { value } }) => entry.chooseDay(value)}
          />
          <TextField
            type="date"
            label={t('diary.departure')}
            value={departure}
            min={isCalendarDate(date) ? addDays(date, 1) : undefined}
            hint={nights > 0 ? t('diary.nights', { count: nights }) : undefined}
            error={timeErrors.endDate}
            onChange={({ target: { value } }) => entry.chooseDeparture(value)}
          />
          <TextField
            type="number"
            min={1}
            max={MAX_GUESTS}
            label={t('diary.guests')}
            labelNote={t('diary.optional')}
            value={guests}
            error={timeErrors.guests}
            onChange={({ target: { value } }) => entry.chooseGuests(value)}
          />
        </div>
      ) : (
        <>
          <DayChoice
            label={t('diary.day')}
            today={today}
            day={date}
            error={timeErrors.date}
            onChange={entry.chooseDay}
          />
          <TimeChoice {...entry.visit} error={timeErrors.time} onChange={entry.chooseTime} />
        </>
      )}
      <CustomerFields websiteId={websiteId} form={form} />
      <AnswerFields
        questions={questions}
        answers={answers}
        errors={wrongAnswers}
        onChange={entry.changeAnswers}
      />
      <SheetFoot>
        {entry.isPastAsked ? (
          <>
            <p className="sheet__question" role="alert">
              {t('diary.booking.past', { when })}
            </p>
            <Button onClick={entry.leavePast}>{t('diary.back')}</Button>
            <SheetSubmit isPending={isPending} pendingText={t('diary.booking.pending')}>
              {t('diary.booking.enterPast')}
            </SheetSubmit>
          </>
        ) : (
          <SheetSubmit isPending={isPending} pendingText={t('diary.booking.pending')}>
            {entry.isReady ? t('diary.booking.action', { when }) : t('diary.booking.actionWithoutTime')}
          </SheetSubmit>
        )}
      </SheetFoot>
    </form>
  );
}
