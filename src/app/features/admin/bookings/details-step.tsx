import { CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { getFailureText } from '@/app/lib/failure-text';
import type { Booking, BookingDetails } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { MAX_GUESTS } from '@/core/stays';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import type { BookingQuestion } from '@/sections/types/booking/definition';
import { Banner } from '@/ui/banner';
import { TextField } from '@/ui/field';
import { SheetFoot, SheetSubmit } from '@/ui/sheet';
import type { UnsentDetails } from '../api/unsent-words';
import { AnswerFields, listAnswerErrors, pickAnswers } from '../entry/answer-fields';
import { useDiaryText } from '../use-diary-text';

export interface DetailsStepProps {
  booking: Booking;
  questions: readonly BookingQuestion[];
  isPending: boolean;
  error: Error | null;
  /** Returns what was changed for this customer and not saved. */
  getUnsent: (booking: Booking) => UnsentDetails | undefined;
  onChange: (booking: Booking, unsent: UnsentDetails | undefined) => void;
  onSave: (booking: Booking, details: BookingDetails) => void;
}

/** Changes what the customer can still tell later: how many come to a stay, and the answers to the questions. */
export function DetailsStep({
  booking,
  questions,
  isPending,
  error,
  getUnsent,
  onChange,
  onSave,
}: DetailsStepProps) {
  const t = useDiaryText();
  const { stay } = booking;
  const before = String(stay?.guests ?? '');
  const [unsent, setUnsent] = useState(() => getUnsent(booking) ?? { guests: before, answers: {} });
  const { guests, answers: changed } = unsent;
  const [problem, setProblem] = useState<string | null>(null);
  // A refusal no longer counts once something else is typed.
  const [overError, setOverError] = useState(error);
  const refusal = isPending || error === overError ? null : error;
  const fields = refusal instanceof ApiError ? refusal.fields : {};
  const edit = (change: Partial<UnsentDetails>) => {
    const edited = { ...unsent, ...change };
    setUnsent(edited);
    const isAsBefore = edited.guests === before && Object.keys(edited.answers).length === 0;
    onChange(booking, isAsBefore ? undefined : edited);
    setProblem(null);
    setOverError(error);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const count = guests === '' ? null : Number(guests);
    if (count !== null && (!Number.isInteger(count) || count < 1 || count > MAX_GUESTS))
      return setProblem(t('diary.details.guestsWrong', { max: MAX_GUESTS }));
    const answers = pickAnswers(changed, questions);
    onSave(booking, {
      ...(stay && guests !== before && { guests: count }),
      ...(Object.keys(answers).length > 0 && { answers }),
    });
  };
  return (
    <form className="sheet__form" noValidate onSubmit={submit}>
      {refusal && Object.keys(fields).length === 0 && (
        <Banner tone="red" icon={<CircleAlert />}>
          {getFailureText(refusal, t('diary.details.failed'))}
        </Banner>
      )}
      {stay && (
        <TextField
          type="number"
          min={1}
          max={MAX_GUESTS}
          label={t('diary.guests')}
          labelNote={t('diary.optional')}
          value={guests}
          error={problem ?? fields.guests}
          onChange={({ target: { value } }) => edit({ guests: value })}
        />
      )}
      <AnswerFields
        questions={questions}
        kept={booking.answers}
        answers={changed}
        errors={listAnswerErrors(fields)}
        onChange={(answers) => edit({ answers })}
      />
      <p className="sm soft">{t('diary.move.noMail')}</p>
      <SheetFoot>
        <SheetSubmit isPending={isPending} pendingText={t('diary.details.pending')}>
          {t('diary.details.save')}
        </SheetSubmit>
      </SheetFoot>
    </form>
  );
}

/** Lists the questions that the section of a booking asks today; none if the section has left the page. */
export function listAskedQuestions(
  { pageData }: Pick<Website, 'pageData'>,
  { sectionId }: Booking,
): readonly BookingQuestion[] {
  const section = listBookingSections(pageData).find(({ id }) => id === sectionId);
  return section?.content.questions ?? [];
}

/** Returns which details of a booking can be changed here; null where there are none. */
export function findDetailsKind({ stay }: Booking, questions: readonly BookingQuestion[]) {
  if (stay) return questions.length > 0 ? 'both' : 'guests';
  return questions.length > 0 ? 'answers' : null;
}
