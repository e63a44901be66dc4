import { MessageSquareQuote } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { MAX_STARS, type Review, type ReviewsContent, reviews } from './definition';

function ReviewsEditor({
  title,
  content,
  onTitleChange,
  onChange,
  errors,
}: SectionEditorProps<ReviewsContent>) {
  const t = useTranslations('sections.reviews');
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <p className="hint">{t('honest')}</p>
      <div>
        <GrowingList
          items={content.reviews}
          field="reviews"
          kind="review"
          icon={MessageSquareQuote}
          texts={{ empty: t('empty'), add: t('add') }}
          getTitle={({ name }) => name}
          getName={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(id) => ({ id, name: '', about: '', text: '', source: '', sourceUrl: '' })}
          onChange={(reviews) => onChange({ ...content, reviews })}
          renderFields={(review, control) => <ReviewFields review={review} {...control} />}
        />
      </div>
    </>
  );
}

interface ReviewFieldsProps extends ItemControl<Review> {
  review: Review;
}

function ReviewFields({ review, errors, path, isNew, onChange }: ReviewFieldsProps) {
  const t = useTranslations('sections.reviews');
  const common = useTranslations('sections.common');
  const getFieldProps = (name: 'name' | 'about' | 'text' | 'source' | 'sourceUrl') => ({
    label: t(name),
    value: review[name],
    error: errors[`${path}.${name}`],
  });
  return (
    <>
      <ItemField
        {...getFieldProps('name')}
        required
        isFocused={isNew}
        onChange={(name) => onChange({ ...review, name })}
      />
      <TextAreaField
        {...getFieldProps('text')}
        required
        rows={4}
        onChange={(event) => onChange({ ...review, text: event.target.value })}
      />
      <ItemField
        {...getFieldProps('about')}
        isOptional
        placeholder={t('aboutPlaceholder')}
        onChange={(about) => onChange({ ...review, about })}
      />
      <StarsField review={review} onChange={onChange} />
      <ItemField
        {...getFieldProps('source')}
        isOptional
        placeholder={t('sourcePlaceholder')}
        onChange={(source) => onChange({ ...review, source })}
      />
      <TextField
        {...getFieldProps('sourceUrl')}
        labelNote={common('optional')}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        onChange={(event) => onChange({ ...review, sourceUrl: event.target.value })}
      />
    </>
  );
}

/** Asks for the stars. None is left out of the review, because not everybody who praises gives stars. */
function StarsField({ review, onChange }: Pick<ReviewFieldsProps, 'review' | 'onChange'>) {
  const t = useTranslations('sections.reviews');
  const { stars, ...rest } = review;
  const counts = Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index);
  return (
    <SelectField
      label={t('stars')}
      value={String(stars ?? '')}
      options={[
        { value: '', label: t('noStars') },
        ...counts.map((count) => ({ value: String(count), label: t('starsOption', { count }) })),
      ]}
      onChange={({ target: { value } }) => onChange(value === '' ? rest : { ...rest, stars: Number(value) })}
    />
  );
}

export const editor = defineEditor(reviews, ReviewsEditor, {
  wall: [...sketchLines(4, 5, 12, 5), ...sketchLines(18, 5, 12, 5), ...sketchLines(32, 5, 12, 5)],
  ledger: [
    ['title', 4, 5, 12, 3],
    ...sketchLines(20, 5, 24, 3),
    ['title', 4, 19, 12, 3],
    ...sketchLines(20, 19, 24, 3),
  ],
  notes: [
    ['picture', 4, 4, 18, 11],
    ['picture', 26, 4, 18, 11],
    ['picture', 4, 18, 18, 11],
    ['picture', 26, 18, 18, 11],
  ],
  quote: [
    ['title', 7, 8, 34, 5],
    ['title', 11, 15, 26, 5],
    ['line', 18, 24, 12, 1.5],
  ],
});
