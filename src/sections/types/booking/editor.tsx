import './booking-editor.css';
import { CalendarCheck, CircleAlert, Copy } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ANSWER_DAYS, DEFAULT_ANSWER_DAYS } from '@/core/bookings';
import { copyMondayToWeekdays, WEEKDAYS, type WeekHours } from '@/core/opening-hours';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Segmented } from '@/ui/segmented';
import { SelectField } from '@/ui/select-field';
import { Switch } from '@/ui/switch';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList } from '../../editor-kit/growing-list';
import { useSpoken } from '../../editor-kit/spoken';
import { DayRow } from './day-row';
import { type BookedService, type BookingContent, booking, DEFAULT_DURATION_MINUTES } from './definition';
import { ServiceFields } from './service-fields';

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
          onChange={(bookingType) => onChange({ ...content, bookingType })}
          options={[
            { value: 'hourly', label: t('hourly') },
            { value: 'daily', label: t('daily') },
          ]}
        />
        <p className="hint">{isDaily ? t('dailyHint') : t('hourlyHint')}</p>
      </div>
      <ServicesList
        services={content.services}
        bookingType={content.bookingType}
        errors={errors}
        onChange={(services) => onChange({ ...content, services })}
      />
      {!isDaily && (
        <OneAtATime content={content} error={errors['content.isOneAtATime']} onChange={onChange} />
      )}
      <SelectField
        label={t('answerDays')}
        hint={t('answerDaysHint')}
        error={errors['content.answerDays']}
        value={String(content.answerDays ?? DEFAULT_ANSWER_DAYS)}
        onChange={(event) => {
          const answerDays = ANSWER_DAYS.find((days) => String(days) === event.target.value);
          onChange({ ...content, answerDays });
        }}
        options={ANSWER_DAYS.map((days) => ({
          value: String(days),
          label: t('answerDaysOption', { count: days }),
        }))}
      />
      <HoursEditor
        week={content.workingHours}
        isDaily={isDaily}
        errors={errors}
        onChange={(workingHours) => onChange({ ...content, workingHours })}
      />
    </>
  );
}

export const editor = defineEditor(booking, BookingEditor);

interface ServicesListProps extends Pick<SectionEditorProps<BookingContent>, 'errors'> {
  services: BookedService[];
  bookingType: BookingContent['bookingType'];
  onChange: (services: BookedService[]) => void;
}

function ServicesList({ services, bookingType, errors, onChange }: ServicesListProps) {
  const t = useTranslations('sections.booking');
  const isDaily = bookingType === 'daily';
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
        getName={(number) => t(isDaily ? 'unnamedRoom' : 'unnamed', { number })}
        errors={errors}
        makeItem={(id) => ({ id, name: '', duration: DEFAULT_DURATION_MINUTES, price: 0, description: '' })}
        onChange={onChange}
        renderFields={(service, control) => (
          <ServiceFields service={service} bookingType={bookingType} {...control} />
        )}
      />
    </fieldset>
  );
}

interface OneAtATimeProps {
  content: BookingContent;
  error: string | undefined;
  onChange: (content: BookingContent) => void;
}

/** The switch by which all services share one calendar. Off is left out of the content, as on pages from before. */
function OneAtATime({ content, error, onChange }: OneAtATimeProps) {
  const t = useTranslations('sections.booking');
  const noteId = useId();
  const { isOneAtATime = false, ...rest } = content;
  return (
    <div className="field">
      <Switch
        label={t('oneAtATime')}
        isOn={isOneAtATime}
        isInvalid={error !== undefined}
        describedBy={noteId}
        onChange={(isOn) => onChange(isOn ? { ...rest, isOneAtATime: true } : rest)}
      />
      {error ? (
        <p className="error" id={noteId}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : (
        <p className="hint" id={noteId}>
          {t('oneAtATimeHint')}
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

/** The opening hours; for stays only the days, because a night has no hours. */
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
