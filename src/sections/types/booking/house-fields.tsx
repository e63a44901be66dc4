import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import type { SectionEditorProps } from '../../editor-kit/define-editor';
import { Fold } from '../../editor-kit/fold';
import { ItemField } from '../../editor-kit/item-fields';
import type { BookingContent } from './definition';

type HouseProps = Pick<SectionEditorProps<BookingContent>, 'content' | 'errors' | 'onChange'>;

/** Asks until when guests leave and from when on they come. */
export function CheckTimesFields({ content, errors, onChange }: HouseProps) {
  const t = useTranslations('sections.booking');
  return (
    <div className="fold__two">
      {(['checkIn', 'checkOut'] as const).map((field) => (
        <TextField
          key={field}
          type="time"
          label={t(field)}
          value={content[field] ?? ''}
          error={errors[`content.${field}`]}
          onChange={({ target }) => onChange({ ...content, [field]: target.value })}
        />
      ))}
    </div>
  );
}

/** Asks for the cleaning day, and for the city tax, which many houses do not have. */
export function HouseFields({ content, errors, onChange }: HouseProps) {
  const t = useTranslations('sections.booking');
  const hintId = useId();
  const { isCleanedAfter = false, ...rest } = content;
  const hasError = Boolean(errors['content.cityTax'] ?? errors['content.cityTaxNote']);
  return (
    <>
      <div className="field">
        <Switch
          label={t('cleaned')}
          isOn={isCleanedAfter}
          describedBy={hintId}
          onChange={(isOn) => onChange(isOn ? { ...rest, isCleanedAfter: true } : rest)}
        />
        <p className="hint" id={hintId}>
          {t('cleanedHint')}
        </p>
      </div>
      <Fold title={t('cityTax')} hasError={hasError}>
        <p className="hint">{t('cityTaxHint')}</p>
        <ItemField
          label={t('cityTaxAmount')}
          suffix={t('priceUnit')}
          inputMode="decimal"
          value={content.cityTax ?? ''}
          error={errors['content.cityTax']}
          onChange={(cityTax) => onChange({ ...content, cityTax: cityTax || undefined })}
        />
        <TextAreaField
          rows={2}
          label={t('cityTaxNote')}
          hint={t('cityTaxNoteHint')}
          value={content.cityTaxNote ?? ''}
          error={errors['content.cityTaxNote']}
          onChange={({ target }) => onChange({ ...content, cityTaxNote: target.value || undefined })}
        />
      </Fold>
    </>
  );
}
