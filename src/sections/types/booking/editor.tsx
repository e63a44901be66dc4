import './booking-editor.css';
import { CalendarCheck, Copy } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { findVisitCents, hasOneDiary, isServedByPeople } from '@/core/bookings';
import { formatMoney } from '@/core/locale/format';
import { WEEKDAYS } from '@/core/locale/weekdays';
import { copyMondayToWeekdays, type WeekHours } from '@/core/opening-hours';
import { USUAL_GUESTS } from '@/core/stays';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Segmented } from '@/ui/segmented';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList } from '../../editor-kit/growing-list';
import { HoursLink } from '../../editor-kit/hours-link';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { useSpoken } from '../../editor-kit/spoken';
import {
  AskedFields,
  BookableTimesFields,
  ConfirmationFields,
  CustomerFields,
  WaitlistField,
} from './booking-rules';
import { DayRow } from './day-row';
import { type BookedService, type BookingContent, booking, DEFAULT_DURATION_MINUTES } from './definition';
import { CheckTimesFields, HouseFields } from './house-fields';
import { QuestionsFields } from './question-fields';
import { ServiceFields } from './service-fields';
import { TooLongServices } from './too-long';
import { turnTo } from './turn-to';
import { WhoTakesBookings } from './who-takes-bookings';

function BookingEditor({ content, onChange, errors }: SectionEditorProps<BookingContent>) {
  const t = useTranslations('sections.booking');
  const isDaily = content.bookingType === 'daily';
  return (
    <>
      <TextField
        label={t('title')}
        value={content.title}
        error={errors['content.title']}
        onChange={(event) => onChange({ ...content, title: event.target.value })}
      />
      <div className="field">
        <p className="label">{t('type')}</p>
        <Segmented
          className="justify-self-start"
          label={t('type')}
          value={content.bookingType}
          onChange={(bookingType) => onChange(turnTo(bookingType, content))}
          options={[
            { value: 'hourly', label: t('hourly') },
            { value: 'daily', label: t('daily') },
          ]}
        />
        <p className="hint">{isDaily ? t('dailyHint') : t('hourlyHint')}</p>
      </div>
      {!isDaily && (
        <WhoTakesBookings
          content={content}
          error={errors['content.isOneAtATime'] ?? errors['content.isByPeople']}
          onChange={onChange}
        />
      )}
      <ServicesList content={content} errors={errors} onChange={onChange} />
      <TooLongServices content={content} />
      {isDaily && <CheckTimesFields content={content} errors={errors} onChange={onChange} />}
      {!isDaily && <HoursChoice content={content} onChange={onChange} />}
      {(isDaily || content.hours !== 'website') && (
        <HoursEditor
          week={content.workingHours}
          isDaily={isDaily}
          errors={errors}
          onChange={(workingHours) => onChange({ ...content, workingHours })}
        />
      )}
      {isDaily && <HouseFields content={content} errors={errors} onChange={onChange} />}
      <BookableTimesFields content={content} errors={errors} onChange={onChange} />
      <QuestionsFields content={content} errors={errors} onChange={onChange} />
      <AskedFields content={content} errors={errors} onChange={onChange} />
      <ConfirmationFields content={content} errors={errors} onChange={onChange} />
      <WaitlistField content={content} errors={errors} onChange={onChange} />
      <CustomerFields content={content} errors={errors} onChange={onChange} />
    </>
  );
}

export const editor = defineEditor(booking, BookingEditor, {
  form: [
    ['title', 4, 5, 12, 4],
    ...sketchLines(4, 13, 11, 3),
    ['picture', 20, 5, 24, 5],
    ['picture', 20, 12, 24, 5],
    ['picture', 20, 19, 24, 5],
    ['button', 20, 26, 9, 3],
  ],
  months: [
    ['title', 4, 3, 18, 4],
    ['picture', 4, 10, 12, 12],
    ['picture', 18, 10, 12, 12],
    ['button', 4, 25, 9, 3],
    ...sketchLines(34, 11, 10, 4),
  ],
  rows: [
    ['title', 4, 3, 18, 4],
    ...sketchLines(4, 11, 8, 3),
    ['picture', 16, 10, 28, 3],
    ['picture', 16, 14, 28, 3],
    ['picture', 16, 18, 28, 3],
    ['button', 4, 25, 9, 3],
  ],
});

type ServicesListProps = Pick<SectionEditorProps<BookingContent>, 'content' | 'errors' | 'onChange'>;

function ServicesList({ content, errors, onChange }: ServicesListProps) {
  const t = useTranslations('sections.booking');
  const { services, bookingType } = content;
  const locale = useLocale();
  const isDaily = bookingType === 'daily';
  const getCents = (service: BookedService) => (isDaily ? service.price * 100 : findVisitCents(service));
  return (
    <fieldset>
      <legend className="label mb-1.5">{t(isDaily ? 'rooms' : 'services')}</legend>
      <GrowingList
        items={services}
        field="services"
        kind="service"
        icon={CalendarCheck}
        texts={{ empty: t('empty'), add: t(isDaily ? 'addRoom' : 'add') }}
        getTitle={({ name }) => name}
        getDetail={(service) => {
          const cents = getCents(service);
          return cents ? formatMoney(locale, cents) : '';
        }}
        getName={(number) => t(isDaily ? 'unnamedRoom' : 'unnamed', { number })}
        errors={errors}
        makeItem={(id) => ({
          id,
          name: '',
          duration: DEFAULT_DURATION_MINUTES,
          price: 0,
          description: '',
          ...(isDaily && { sleeps: USUAL_GUESTS }),
        })}
        onChange={(changed) => onChange({ ...content, services: changed })}
        renderFields={(service, control) => (
          <ServiceFields
            service={service}
            bookingType={bookingType}
            hasCapacity={!hasOneDiary(content) && !isServedByPeople(content)}
            {...control}
          />
        )}
      />
    </fieldset>
  );
}

/** Lets the owner choose whether visits keep to the opening hours of the website, or to hours of the section's own. */
function HoursChoice({ content, onChange }: Pick<ServicesListProps, 'content' | 'onChange'>) {
  const t = useTranslations('sections.booking');
  return (
    <div className="field">
      <p className="label">{t('hoursKind')}</p>
      <Segmented
        className="justify-self-start"
        label={t('hoursKind')}
        value={content.hours ?? 'own'}
        onChange={(hours) => onChange({ ...content, hours })}
        options={[
          { value: 'website', label: t('hoursWebsite') },
          { value: 'own', label: t('hoursOwn') },
        ]}
      />
      {content.hours === 'website' && (
        <p className="hint">
          {t('hoursHint')}
          <HoursLink />
        </p>
      )}
    </div>
  );
}

interface HoursEditorProps {
  week: WeekHours;
  isDaily: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (week: WeekHours) => void;
}

/** Edits the opening hours; stays have only days, because a night has no hours. */
function HoursEditor({ week, isDaily, errors, onChange }: HoursEditorProps) {
  const t = useTranslations('sections.booking');
  const [spoken, say] = useSpoken();
  const handleCopy = () => {
    onChange(copyMondayToWeekdays(week));
    say(t('copied'));
  };
  return (
    <fieldset>
      <legend className="label mb-1.5">{isDaily ? t('arrivalDays') : t('openingHours')}</legend>
      {isDaily && <p className="hint mb-1.5">{t('arrivalDaysHint')}</p>}
      <ul className="week-edit">
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={week[day]}
            hasTimes={!isDaily}
            errors={errors}
            onChange={(hours) => onChange({ ...week, [day]: hours })}
          >
            {day === 'monday' && !isDaily && (
              <Button variant="soft" size="sm" className="week-edit__copy" onClick={handleCopy}>
                <Copy className="icon--sm" />
                {t('copy')}
              </Button>
            )}
          </DayRow>
        ))}
      </ul>
      {spoken}
    </fieldset>
  );
}
