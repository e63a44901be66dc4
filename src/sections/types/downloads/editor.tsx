import './downloads-editor.css';
import { CircleAlert, FileDown, FileText, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { MAX_UPLOAD_MEGABYTES } from '@/core/image-file';
import { formatFileSize } from '@/core/locale/format';
import { parsePdfUrl } from '@/core/pdf-file';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/field';
import { changeItem } from '../../editor-kit/change-item';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { FileDrop } from '../../editor-kit/file-drop';
import type { ItemControl } from '../../editor-kit/growing-list';
import { useUploadsOf } from '../../editor-kit/host';
import { ItemField } from '../../editor-kit/item-fields';
import { ItemListEditor } from '../../editor-kit/item-list';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { UploadRows } from '../../editor-kit/upload-rows';
import { type Download, type DownloadsContent, downloads, MAX_DOWNLOADS } from './definition';

const ACCEPTED = 'application/pdf,.pdf';

function DownloadsEditor(props: SectionEditorProps<DownloadsContent>) {
  const { id, title, content, onTitleChange, onChange, onUpload, errors } = props;
  const t = useTranslations('sections.downloads');
  const uploads = useUploadsOf(id);
  const [leftOut, setLeftOut] = useState(0);
  const underWay = uploads.filter(({ status }) => status !== 'failed').length;
  const room = Math.max(0, MAX_DOWNLOADS - content.files.length - underWay);

  const handleFiles = (files: File[]) => {
    setLeftOut(Math.max(0, files.length - room));
    onUpload({ files: files.slice(0, room), kind: 'pdf', place: addFile });
  };
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <FileDrop
        accept={ACCEPTED}
        icon={Upload}
        texts={{
          add: t('add'),
          dropHint: t('dropHint'),
          dropNow: t('dropNow'),
          files: t('filesHint', { max: MAX_UPLOAD_MEGABYTES }),
        }}
        isFull={room === 0}
        limitText={t('full', { max: MAX_DOWNLOADS })}
        onFiles={handleFiles}
      />
      {leftOut > 0 && (
        <p className="error" role="status">
          <CircleAlert aria-hidden="true" />
          <span>{t('leftOut', { count: leftOut, max: MAX_DOWNLOADS })}</span>
        </p>
      )}
      <UploadRows uploads={uploads} />
      <div>
        {content.files.length === 0 && uploads.length === 0 && (
          <p className="item-list__empty">
            <FileDown />
            {t('empty')}
          </p>
        )}
        <ItemListEditor
          items={content.files}
          getTitle={({ name }) => name}
          getName={(number) => t('unnamed', { number })}
          onChange={(files) => onChange({ ...content, files })}
          renderFields={(file, index) => (
            <DownloadFields
              {...props}
              file={file}
              path={`content.files.${index}`}
              onChange={(next) => onChange({ ...content, files: content.files.with(index, next) })}
            />
          )}
        />
        {errors['content.files'] && <p className="error">{errors['content.files']}</p>}
      </div>
    </>
  );
}

/** Adds a file. Its own name is the first proposal for the name that visitors read. */
function addFile(content: DownloadsContent, url: string): DownloadsContent | null {
  const pdf = parsePdfUrl(url);
  if (!pdf || content.files.length >= MAX_DOWNLOADS) return null;
  const name = pdf.name.replace(/\.pdf$/, '').replace(/_+/g, ' ');
  // The new file stands below the last one, and so in the same category.
  const category = content.files.at(-1)?.category;
  const file = { id: `file-${pdf.id}`, name, text: '', url, ...(category && { category }) };
  return { ...content, files: [...content.files, file] };
}

interface DownloadFieldsProps
  extends Omit<ItemControl<Download>, 'isNew'>,
    Pick<SectionEditorProps<DownloadsContent>, 'id' | 'onUpload'> {
  file: Download;
}

function DownloadFields({ id, file, errors, path, onUpload, onChange }: DownloadFieldsProps) {
  const t = useTranslations('sections.downloads');
  const common = useTranslations('sections.common');
  return (
    <>
      <StoredFile
        sectionId={id}
        file={file}
        error={errors[`${path}.url`]}
        onFile={(chosen) =>
          onUpload({ slot: file.id, files: [chosen], kind: 'pdf', place: replaceFile(file.id) })
        }
      />
      <ItemField
        label={t('name')}
        required
        value={file.name}
        error={errors[`${path}.name`]}
        onChange={(name) => onChange({ ...file, name })}
      />
      <TextAreaField
        label={t('text')}
        labelNote={common('optional')}
        rows={2}
        value={file.text}
        error={errors[`${path}.text`]}
        onChange={({ target }) => onChange({ ...file, text: target.value })}
      />
      <ItemField
        label={t('category')}
        isOptional
        hint={t('categoryHint')}
        placeholder={t('categoryPlaceholder')}
        value={file.category ?? ''}
        error={errors[`${path}.category`]}
        onChange={(category) => onChange(withCategory(file, category))}
      />
    </>
  );
}

/** Returns the file with a category; without one it has no key for it, as it is stored. */
function withCategory({ category: _, ...file }: Download, category: string): Download {
  return { ...file, ...(category && { category }) };
}

/** Puts another file in the place of one. Visitors read the same words. */
function replaceFile(id: string) {
  return (content: DownloadsContent, url: string): DownloadsContent | null => {
    const files = changeItem(content.files, id, (file) => ({ ...file, url }));
    return files && { ...content, files };
  };
}

interface StoredFileProps {
  sectionId: string;
  file: Download;
  error: string | undefined;
  onFile: (file: File) => void;
}

/** Shows which file it is, and takes another one in its place. */
function StoredFile({ sectionId, file, error, onFile }: StoredFileProps) {
  const t = useTranslations('sections.downloads');
  const locale = useLocale();
  const inputRef = useRef<HTMLInputElement>(null);
  const uploads = useUploadsOf(sectionId, file.id);
  const isUploading = uploads.some(({ status }) => status !== 'failed');
  const pdf = parsePdfUrl(file.url);
  return (
    <div className="grid gap-2">
      <div className="pdf-field">
        <FileText aria-hidden="true" />
        <p className="pdf-field__name">
          {pdf ? pdf.name : t('missing')}
          {pdf && (
            <span className="hint">
              {[
                ...(pdf.pages === null ? [] : [t('pages', { count: pdf.pages })]),
                formatFileSize(locale, pdf.bytes),
              ].join(', ')}
            </span>
          )}
        </p>
        <Button
          size="sm"
          aria-disabled={isUploading}
          onClick={() => isUploading || inputRef.current?.click()}
        >
          <Upload className="icon--sm" />
          {t('replace')}
        </Button>
      </div>
      <UploadRows uploads={uploads} />
      {error && <p className="error">{error}</p>}
      <input
        ref={inputRef}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={t('replace')}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </div>
  );
}

export const editor = defineEditor(downloads, DownloadsEditor, {
  files: [
    ['title', 4, 4, 10, 3],
    ['picture', 18, 4, 5, 5],
    ['line', 25, 5.5, 19, 1.5],
    ['picture', 18, 13, 5, 5],
    ['line', 25, 14.5, 15, 1.5],
    ['picture', 18, 22, 5, 5],
    ['line', 25, 23.5, 19, 1.5],
  ],
  covers: [
    ['picture', 4, 5, 12, 16],
    ['picture', 18, 5, 12, 16],
    ['picture', 32, 5, 12, 16],
    ...sketchLines(4, 25, 8, 1),
    ...sketchLines(18, 25, 8, 1),
    ...sketchLines(32, 25, 8, 1),
  ],
});
