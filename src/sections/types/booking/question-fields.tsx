import { MessageCircleQuestion } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { QUESTION_KINDS } from '@/core/questions';
import { Checkbox } from '@/ui/checkbox';
import { TextAreaField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import type { SectionEditorProps } from '../../editor-kit/define-editor';
import { Fold } from '../../editor-kit/fold';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import type { BookingContent, BookingQuestion } from './definition';

type QuestionsProps = Pick<SectionEditorProps<BookingContent>, 'content' | 'errors' | 'onChange'>;

const KIND_TEXTS = { text: 'kindText', choice: 'kindChoice', tick: 'kindTick' } as const;

/** Edits the questions for visitors who book. */
export function QuestionsFields({ content, errors, onChange }: QuestionsProps) {
  const t = useTranslations('sections.booking');
  const hintId = useId();
  const { questions = [], ...rest } = content;
  const hasError = Object.keys(errors).some((path) => path.startsWith('content.questions'));
  return (
    <Fold title={t('questions')} hasError={hasError} startsOpen={questions.length > 0}>
      <fieldset aria-describedby={hintId}>
        <legend className="sr-only">{t('questions')}</legend>
        <p className="hint mb-1.5" id={hintId}>
          {t('questionsHint')}
        </p>
        <GrowingList
          items={questions}
          field="questions"
          kind="question"
          icon={MessageCircleQuestion}
          texts={{ empty: t('noQuestions'), add: t('addQuestion') }}
          getTitle={({ label }) => label}
          getName={(number) => t('unnamedQuestion', { number })}
          errors={errors}
          makeItem={(id): BookingQuestion => ({ id, kind: 'text', label: '' })}
          onChange={(changed) => onChange(changed.length > 0 ? { ...rest, questions: changed } : rest)}
          renderFields={(question, control) => <QuestionFields question={question} {...control} />}
        />
      </fieldset>
    </Fold>
  );
}

interface QuestionFieldsProps extends ItemControl<BookingQuestion> {
  question: BookingQuestion;
}

function QuestionFields({ question, errors, path, isNew, onChange }: QuestionFieldsProps) {
  const t = useTranslations('sections.booking');
  const { isRequired = false, ...rest } = question;
  return (
    <>
      <ItemField
        label={t('question')}
        value={question.label}
        error={errors[`${path}.label`]}
        isFocused={isNew}
        onChange={(label) => onChange({ ...question, label })}
      />
      <SelectField
        label={t('questionKind')}
        value={question.kind}
        onChange={({ target }) => {
          const kind = QUESTION_KINDS.find((known) => known === target.value) ?? 'text';
          onChange({ ...question, kind });
        }}
        options={QUESTION_KINDS.map((kind) => ({ value: kind, label: t(KIND_TEXTS[kind]) }))}
      />
      {question.kind === 'choice' && (
        <TextAreaField
          rows={4}
          label={t('options')}
          hint={t('optionsHint')}
          value={(question.options ?? []).join('\n')}
          error={errors[`${path}.options`]}
          onChange={({ target }) => onChange({ ...question, options: target.value.split('\n') })}
        />
      )}
      <Checkbox
        label={t(question.kind === 'tick' ? 'mustTick' : 'mustAnswer')}
        checked={isRequired}
        onChange={({ target }) => onChange(target.checked ? { ...rest, isRequired: true } : rest)}
      />
    </>
  );
}
