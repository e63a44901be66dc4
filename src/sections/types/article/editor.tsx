import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { RichTextField } from '../../editor-kit/rich-text/rich-text-field';
import { type ArticleContent, article } from './definition';

function ArticleEditor({ content, onChange, errors }: SectionEditorProps<ArticleContent>) {
  const t = useTranslations('sections.article');
  return (
    <>
      <TextField
        label={t('title')}
        required
        value={content.title}
        error={errors['content.title']}
        onChange={(event) => onChange({ ...content, title: event.target.value })}
      />
      <RichTextField
        label={t('content')}
        required
        hint={t('contentHint')}
        rows={10}
        content={content}
        name="content"
        errors={errors}
        path="content"
        onChange={onChange}
      />
    </>
  );
}

export const editor = defineEditor(article, ArticleEditor);
