import { type Answer, findKeptAnswer, type GivenAnswers, MAX_ANSWER_LENGTH } from '@/core/questions';
import type { BookingQuestion } from '@/sections/types/booking/definition';
import { Checkbox } from '@/ui/checkbox';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { useDiaryText } from '../use-diary-text';

interface AnswerFieldsProps {
  questions: readonly BookingQuestion[];
  /** The booking has these answers already. */
  kept?: readonly Answer[];
  /** The owner has changed these answers; the keys are the ids of the questions. */
  answers: GivenAnswers;
  /** The server refuses answers with these texts; the keys are the same ids. */
  errors: Readonly<Record<string, string>>;
  onChange: (answers: GivenAnswers) => void;
}

/** Asks the questions that visitors are asked; the owner may leave out any of them. */
export function AnswerFields({ questions, kept = [], answers, errors, onChange }: AnswerFieldsProps) {
  const t = useDiaryText();
  return questions.map((question) => {
    const { id, kind, label, options = [] } = question;
    const before = findKeptAnswer(kept, question);
    const answer = answers[id] ?? before;
    // An answer that is back at its first value is no change.
    const change = (given: string | boolean) => {
      const { [id]: _former, ...others } = answers;
      onChange(given === (before ?? (kind === 'tick' ? false : '')) ? others : { ...others, [id]: given });
    };
    if (kind === 'tick')
      return (
        <Checkbox
          key={id}
          label={label}
          checked={answer === true}
          onChange={({ target: { checked } }) => change(checked)}
        />
      );
    const field = {
      label,
      labelNote: t('diary.optional'),
      value: typeof answer === 'string' ? answer : '',
      error: errors[id],
    };
    if (kind === 'text')
      return (
        <TextField
          key={id}
          {...field}
          autoComplete="off"
          maxLength={MAX_ANSWER_LENGTH}
          onChange={({ target: { value } }) => change(value)}
        />
      );
    // An answer can still be chosen when its option has left the form.
    const choices = [...new Set([...options.map((option) => option.trim()), field.value])].filter(Boolean);
    return (
      <SelectField
        key={id}
        {...field}
        options={[
          { value: '', label: t('diary.noAnswer') },
          ...choices.map((choice) => ({ value: choice, label: choice })),
        ]}
        onChange={({ target: { value } }) => change(value)}
      />
    );
  });
}

/** Returns only the answers that a form still asks for. */
export function pickAnswers(answers: GivenAnswers, questions: readonly BookingQuestion[]): GivenAnswers {
  return Object.fromEntries(questions.flatMap(({ id }) => (id in answers ? [[id, answers[id] ?? '']] : [])));
}

/** Returns what the server says of answers, by the ids of the questions; the fields that it names begin with `answers.`. */
export function listAnswerErrors(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, text]) =>
      path.startsWith('answers.') ? [[path.slice('answers.'.length), text]] : [],
    ),
  );
}
