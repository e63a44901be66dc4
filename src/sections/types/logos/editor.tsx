import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import { changeItem } from '../../editor-kit/change-item';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { PictureField } from '../../editor-kit/pictures/image-field';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { type Logo, type LogosContent, logos } from './definition';

function LogosEditor(props: SectionEditorProps<LogosContent>) {
  const { title, content, onTitleChange, onChange, errors } = props;
  const t = useTranslations('sections.logos');
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <div>
        <GrowingList
          items={content.logos}
          field="logos"
          kind="logo"
          icon={BadgeCheck}
          texts={{ empty: t('empty'), add: t('add') }}
          getTitle={({ name }) => name}
          getName={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(logoId) => ({ id: logoId, name: '', imageUrl: '', text: '', url: '' })}
          onChange={(logos) => onChange({ ...content, logos })}
          renderFields={(logo, control) => <LogoFields {...props} {...control} logo={logo} />}
        />
      </div>
    </>
  );
}

interface LogoFieldsProps
  extends ItemControl<Logo>,
    Pick<SectionEditorProps<LogosContent>, 'id' | 'onUpload'> {
  logo: Logo;
}

function LogoFields({ id, logo, errors, path, isNew, onUpload, onChange }: LogoFieldsProps) {
  const t = useTranslations('sections.logos');
  const common = useTranslations('sections.common');
  const getFieldProps = (name: 'name' | 'text' | 'url') => ({
    label: t(name),
    value: logo[name],
    error: errors[`${path}.${name}`],
  });
  return (
    <>
      <ItemField
        {...getFieldProps('name')}
        required
        isFocused={isNew}
        onChange={(name) => onChange({ ...logo, name })}
      />
      <PictureField
        sectionId={id}
        slot={logo.id}
        label={t('picture')}
        addressLabel={t('imageUrl')}
        isWhole
        url={logo.imageUrl}
        error={errors[`${path}.imageUrl`]}
        onFile={(file) =>
          onUpload({ slot: logo.id, files: [file], kind: 'picture', place: placeImage(logo.id) })
        }
        onChange={(imageUrl) => onChange({ ...logo, imageUrl })}
      />
      <TextAreaField
        {...getFieldProps('text')}
        labelNote={common('optional')}
        rows={2}
        placeholder={t('textPlaceholder')}
        onChange={(event) => onChange({ ...logo, text: event.target.value })}
      />
      <TextField
        {...getFieldProps('url')}
        labelNote={common('optional')}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        onChange={(event) => onChange({ ...logo, url: event.target.value })}
      />
    </>
  );
}

/** Gives an uploaded image to a logo. */
function placeImage(logoId: string) {
  return (content: LogosContent, imageUrl: string): LogosContent | null => {
    const logos = changeItem(content.logos, logoId, (item) => ({ ...item, imageUrl }));
    return logos && { ...content, logos };
  };
}

export const editor = defineEditor(logos, LogosEditor, {
  row: [
    ['picture', 4, 12, 8, 8],
    ['picture', 15, 12, 8, 8],
    ['picture', 26, 12, 8, 8],
    ['picture', 37, 12, 7, 8],
  ],
  figures: [
    ['line', 4, 11, 9, 1.5],
    ['title', 4, 15, 9, 4],
    ['line', 19, 11, 9, 1.5],
    ['title', 19, 15, 9, 4],
    ['line', 34, 11, 9, 1.5],
    ['title', 34, 15, 9, 4],
  ],
  stamps: [
    ['picture', 4, 5, 8, 8],
    ...sketchLines(15, 7, 26, 2),
    ['picture', 4, 19, 8, 8],
    ...sketchLines(15, 21, 26, 2),
  ],
});
