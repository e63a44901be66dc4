import { use, useId } from 'react';
import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { BusinessAddressContext } from '../../editor-kit/host';
import { HoursLink } from '../../editor-kit/hours-link';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { RichTextField } from '../../editor-kit/rich-text/rich-text-field';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { type ContactInfoContent, contactInfo } from './definition';
import { PlacesFields, WayFields } from './way-fields';

function ContactInfoEditor({
  title,
  content,
  onTitleChange,
  onChange,
  errors,
}: SectionEditorProps<ContactInfoContent>) {
  const t = useTranslations('sections.contact-info');
  const getFieldProps = (
    name: Exclude<keyof ContactInfoContent, 'showsHours' | `description${string}` | 'way' | 'places'>,
  ) => ({
    label: t(name),
    value: content[name],
    error: errors[`content.${name}`],
    onChange: (event: { target: { value: string } }) => onChange({ ...content, [name]: event.target.value }),
  });
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <BusinessHint />
      <TextField {...getFieldProps('name')} />
      <TextField {...getFieldProps('phone')} type="tel" />
      <TextField {...getFieldProps('email')} type="email" placeholder={t('emailPlaceholder')} />
      <TextField {...getFieldProps('website')} type="url" placeholder={t('websitePlaceholder')} />
      <TextAreaField {...getFieldProps('address')} rows={2} />
      <TextAreaField {...getFieldProps('hours')} rows={3} hint={t('hoursHint')} />
      <ShowsHours content={content} onChange={onChange} />
      <RichTextField
        label={t('description')}
        rows={3}
        content={content}
        name="description"
        errors={errors}
        path="content"
        onChange={onChange}
      />
      <WayFields content={content} errors={errors} onChange={onChange} />
      <PlacesFields content={content} errors={errors} onChange={onChange} />
    </>
  );
}

/** Says from where the page takes what is empty here; nothing for a website that is not stored yet. */
function BusinessHint() {
  const t = useTranslations('sections.contact-info');
  const address = use(BusinessAddressContext);
  if (address === null) return null;
  return (
    <p className="hint">
      {t('businessHint')}{' '}
      <a className="link" href={address} target="_blank" rel="noopener">
        {t('changeBusiness')}
      </a>
    </p>
  );
}

/** Draws the switch that puts the website's hours on the page. Off is left out of the content, as on older pages. */
function ShowsHours({
  content,
  onChange,
}: Pick<SectionEditorProps<ContactInfoContent>, 'content' | 'onChange'>) {
  const t = useTranslations('sections.contact-info');
  const hintId = useId();
  const { showsHours = false, ...rest } = content;
  return (
    <div className="field">
      <Switch
        label={t('showsHours')}
        isOn={showsHours}
        describedBy={hintId}
        onChange={(isOn) => onChange(isOn ? { ...rest, showsHours: true } : rest)}
      />
      <p className="hint" id={hintId}>
        {t('showsHoursHint')}
        <HoursLink />
      </p>
    </div>
  );
}

export const editor = defineEditor(contactInfo, ContactInfoEditor, {
  facts: [
    ['title', 4, 5, 12, 4],
    ...sketchLines(20, 6, 10, 2),
    ...sketchLines(34, 6, 10, 2),
    ...sketchLines(20, 19, 10, 2),
    ...sketchLines(34, 19, 10, 2),
  ],
  profile: [
    ['title', 15, 3, 18, 4],
    ['picture', 0, 19, 16, 13],
    ['picture', 16, 15, 16, 17],
    ['picture', 32, 11, 16, 21],
  ],
  area: [['picture', 4, 5, 19, 22], ...sketchLines(27, 7, 17, 5)],
  door: [['picture', 4, 4, 24, 24], ['title', 7, 19, 14, 4], ...sketchLines(32, 7, 12, 5)],
  strip: [
    ['title', 4, 6, 18, 4],
    ['line', 4, 14, 40, 0.5],
    ...sketchLines(4, 18, 8, 1),
    ...sketchLines(17, 18, 8, 1),
    ...sketchLines(30, 18, 8, 1),
    ['line', 4, 23, 40, 0.5],
  ],
});
