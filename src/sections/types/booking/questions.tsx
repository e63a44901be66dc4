import { useId } from 'react';
import { type GivenAnswers, MAX_ANSWER_LENGTH } from '@/core/questions';
import type { WordsOf } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { VisitorInput, VisitorSelect, VisitorTick } from '../../visitor-kit/fields';
import type { BookingQuestion } from './definition';
import type { AnswerField, BookingErrors } from './send-booking';

interface QuestionsProps {
  questions: readonly BookingQuestion[] | undefined;
  errors: BookingErrors;
  words: WordsOf<'booking'>;
}

/** Asks what the owner wants to know. The browser, and not React, keeps the values of the fields. */
export function Questions({ questions = [], errors, words }: QuestionsProps) {
  const id = useId();
  const mark = useFieldMarks('content', 'questions');
  return questions.map(({ id: questionId, kind, label, options = [], isRequired }) => {
    const field = {
      id: `${id}${questionId}`,
      name: answerField(questionId),
      label,
      labelMark: mark('line', questionId, 'label'),
      error: errors[answerField(questionId)],
      required: isRequired,
    };
    if (kind === 'tick') return <VisitorTick key={questionId} {...field} />;
    const note = isRequired ? undefined : words.optional;
    if (kind === 'text')
      return <VisitorInput key={questionId} {...field} note={note} maxLength={MAX_ANSWER_LENGTH} />;
    return (
      <VisitorSelect key={questionId} {...field} note={note} defaultValue="">
        <option value="">{words.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </VisitorSelect>
    );
  });
}

export const answerField = (questionId: string): AnswerField => `answers.${questionId}`;

/** Reads the answers of a form, one for each question. */
export function readAnswers(data: FormData, questions: readonly BookingQuestion[]): GivenAnswers {
  return Object.fromEntries(
    questions.map(({ id, kind }) => {
      const answer = data.get(answerField(id));
      return [id, kind === 'tick' ? answer !== null : String(answer ?? '').trim()];
    }),
  );
}
