import './booking-editor.css';
import { useTranslations } from 'use-intl';
import { ANSWER_DAYS, DEFAULT_ANSWER_DAYS } from '@/core/answer-time';
import { TextField } from '@/ui/field';
import { Segmented } from '@/ui/segmented';
import { SelectField } from '@/ui/select-field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { type BookingContent, booking } from './definition';
import { HoursEditor } from './hours-editor';
import { OneAtATime } from './one-at-a-time';
import { ServicesList } from './services-list';

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
