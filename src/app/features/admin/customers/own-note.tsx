import { type FormEvent, useState } from 'react';
import { LeaveQuestion } from '@/app/entities/save-line';
import { formatDateTime } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import type { CustomerCard } from '@/contracts/customers';
import { CUSTOMER_NOTE_MAX_LENGTH, MAX_OWN_MINUTES, MIN_OWN_MINUTES } from '@/core/customers';
import { Button } from '@/ui/button';
import { TextAreaField, TextField } from '@/ui/field';
import { useSaveCustomer } from './use-customers';
import { useCustomersText } from './use-customers-text';

interface OwnNoteProps {
  websiteId: number;
  card: CustomerCard;
  isReadOnly: boolean;
}

/** Shows a note that only the owner sees, and how long a visit of this customer takes. */
export function OwnNote({ websiteId, card, isReadOnly }: OwnNoteProps) {
  const t = useCustomersText();
  const [note, setNote] = useFieldOf(card.note);
  const [minutes, setMinutes] = useFieldOf(String(card.minutes ?? ''));
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, isPending, error, isSuccess } = useSaveCustomer(websiteId, card.key);
  const isNoteChanged = note.trim() !== card.note;
  const isChanged = isNoteChanged || minutes.trim() !== String(card.minutes ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const number = minutes.trim() === '' ? null : Number(minutes);
    const isRight =
      number === null || (Number.isInteger(number) && number >= MIN_OWN_MINUTES && number <= MAX_OWN_MINUTES);
    setIsRefused(!isRight);
    // Another tab may have saved the other field meanwhile.
    if (isRight)
      mutate({ ...(isNoteChanged && { note }), ...(number !== card.minutes && { minutes: number }) });
  };
  return (
    <form className="note-card" onSubmit={save} noValidate>
      <TextAreaField
        label={t('customers.note.label')}
        hint={t('customers.note.hint')}
        rows={4}
        maxLength={CUSTOMER_NOTE_MAX_LENGTH}
        readOnly={isReadOnly}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <TextField
        label={t('customers.note.minutes')}
        hint={t('customers.note.minutesHint')}
        error={
          isRefused
            ? t('customers.note.minutesWrong', { min: MIN_OWN_MINUTES, max: MAX_OWN_MINUTES })
            : undefined
        }
        inputMode="numeric"
        maxLength={4}
        className="max-w-72"
        readOnly={isReadOnly}
        value={minutes}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isPending={isPending} pendingText={t('customers.note.saving')}>
            {t('customers.note.save')}
          </Button>
          <p className="sm" role="status">
            {error && !isPending && getFailureText(error, t('customers.note.failed'))}
            {!error && isChanged && t('customers.note.changed')}
            {!error &&
              !isChanged &&
              (card.savedAt
                ? t('customers.note.saved', { when: formatDateTime(card.savedAt) })
                : isSuccess && t('customers.note.emptied'))}
          </p>
          <LeaveQuestion isAsked={isChanged} isAskedByBrowser />
        </div>
      )}
    </form>
  );
}

/**
 * Returns the value of a field and its setter. A newly stored value, such as that of a joined card, replaces it unless
 * the owner has typed.
 */
function useFieldOf(stored: string) {
  const [text, setText] = useState(stored);
  const [seen, setSeen] = useState(stored);
  if (stored !== seen) {
    setSeen(stored);
    if (text.trim() === seen) setText(stored);
  }
  return [text, setText] as const;
}
