import { CircleQuestionMark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { RichTextField } from '../../editor-kit/rich-text/rich-text-field';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { type FaqContent, type FaqQuestion, faq } from './definition';

function FaqEditor({ title, content, onTitleChange, onChange, errors }: SectionEditorProps<FaqContent>) {
  const t = useTranslations('sections.faq');
  const common = useTranslations('sections.common');
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <div>
        <GrowingList
          items={content.questions}
          field="questions"
          kind="faq"
          icon={CircleQuestionMark}
          texts={{ empty: t('empty'), add: t('add') }}
          getTitle={({ question }) => question}
          getName={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(id) => ({ id, question: '', answer: '' })}
          onChange={(questions) => onChange({ ...content, questions })}
          renderFields={(question, control) => <QuestionFields question={question} {...control} />}
        />
      </div>
      <TextField
        label={t('answeredBy')}
        labelNote={common('optional')}
        hint={t('answeredByHint')}
        value={content.answeredBy}
        error={errors['content.answeredBy']}
        onChange={(event) => onChange({ ...content, answeredBy: event.target.value })}
      />
    </>
  );
}

interface QuestionFieldsProps extends ItemControl<FaqQuestion> {
  question: FaqQuestion;
}

function QuestionFields({ question, errors, path, isNew, onChange }: QuestionFieldsProps) {
  const t = useTranslations('sections.faq');
  return (
    <>
      <ItemField
        label={t('question')}
        required
        value={question.question}
        error={errors[`${path}.question`]}
        isFocused={isNew}
        onChange={(text) => onChange({ ...question, question: text })}
      />
      <RichTextField
        label={t('answer')}
        required
        rows={4}
        content={question}
        name="answer"
        errors={errors}
        path={path}
        onChange={onChange}
      />
    </>
  );
}

export const editor = defineEditor(faq, FaqEditor, {
  fold: [
    ['title', 4, 5, 34, 3],
    ['button', 41, 5, 3, 3],
    ['title', 4, 14, 28, 3],
    ['button', 41, 14, 3, 3],
    ['title', 4, 23, 31, 3],
    ['button', 41, 23, 3, 3],
  ],
  split: [
    ['title', 4, 5, 16, 3],
    ...sketchLines(24, 5, 20, 2),
    ['title', 4, 18, 14, 3],
    ...sketchLines(24, 18, 20, 2),
  ],
  talk: [
    ['title', 4, 4, 22, 6],
    ['picture', 18, 13, 26, 6],
    ['title', 4, 22, 18, 6],
  ],
});
