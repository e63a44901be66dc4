import { use } from 'react';
import { useTranslations } from 'use-intl';
import { TextAreaField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { HoursAddressContext, WebsiteHoursContext } from '../../editor-kit/host';
import { HoursLink } from '../../editor-kit/hours-link';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { type HoursContent, hours } from './definition';
import { WeekFields } from './week-fields';

function HoursEditor({ title, content, onTitleChange, onChange, errors }: SectionEditorProps<HoursContent>) {
  const t = useTranslations('sections.hours');
  const common = useTranslations('sections.common');
  const { weeks = [] } = content;
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <HoursHint hasWeeks={weeks.length > 0} />
      <TextAreaField
        label={t('note')}
        labelNote={common('optional')}
        rows={2}
        placeholder={t('notePlaceholder')}
        value={content.note}
        error={errors['content.note']}
        onChange={(event) => onChange({ ...content, note: event.target.value })}
      />
      <WeekFields
        weeks={weeks}
        errors={errors}
        onChange={(changed) => onChange({ ...content, weeks: changed.length === 0 ? undefined : changed })}
      />
    </>
  );
}

/** Says where the hours come from, and what is missing while there are none. */
function HoursHint({ hasWeeks }: { hasWeeks: boolean }) {
  const t = useTranslations('sections.hours');
  const isSet = use(WebsiteHoursContext) !== null;
  const isSaved = use(HoursAddressContext) !== null;
  return (
    <p className="hint">
      {t(hasWeeks ? 'weeksShown' : isSet ? 'fromWebsite' : isSaved ? 'missing' : 'saveFirst')}
      <HoursLink />
    </p>
  );
}

export const editor = defineEditor(hours, HoursEditor, {
  table: [['title', 4, 5, 11, 4], ...sketchLines(20, 6, 12, 6), ...sketchLines(36, 6, 8, 6)],
  bars: [
    ['picture', 14, 5, 22, 3],
    ['picture', 14, 10, 26, 3],
    ['picture', 14, 15, 22, 3],
    ['picture', 14, 20, 16, 3],
    ...sketchLines(4, 6, 7, 5),
  ],
  line: [
    ['title', 4, 8, 34, 4],
    ['title', 4, 16, 26, 4],
  ],
  tiles: [
    ['picture', 4, 8, 8, 12],
    ['picture', 14, 8, 8, 12],
    ['picture', 24, 8, 8, 12],
    ['picture', 34, 8, 8, 12],
  ],
  weeks: [
    ['title', 4, 4, 16, 4],
    ['button', 4, 12, 9, 7],
    ['picture', 14.5, 12, 9, 7],
    ['button', 25, 12, 9, 7],
    ['picture', 35.5, 12, 9, 7],
    ['picture', 4, 21, 9, 7],
    ['button', 14.5, 21, 9, 7],
    ['picture', 25, 21, 9, 7],
    ['button', 35.5, 21, 9, 7],
  ],
});
