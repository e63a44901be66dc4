import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
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
      <TextAreaField
        label={t('content')}
        required
        hint={t('contentHint')}
        rows={10}
        value={content.content}
        error={errors['content.content']}
        onChange={(event) => onChange({ ...content, content: event.target.value })}
      />
    </>
  );
}

export const editor = defineEditor(article, ArticleEditor);
