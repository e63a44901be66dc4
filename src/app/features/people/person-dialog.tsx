import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { CloseQuestion } from '@/app/entities/save-line';
import { findChanges } from '@/app/lib/stored-changes';
import type { PeopleAnswer } from '@/contracts/endpoints/people';
import { findIntervalProblem } from '@/core/opening-hours';
import { PERSON_NAME_MAX_LENGTH, PERSON_ROLE_MAX_LENGTH, type Person } from '@/core/people';
import { findNameProblem } from '@/core/plain-name';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { TextAreaField, TextField } from '@/ui/field';
import { PersonBookings } from './person-bookings';
import { PersonPicture, usePictureUpload } from './person-picture';
import { useText } from './use-text';

interface PersonDialogProps {
  websiteId: number;
  person: Person;
  answer: PeopleAnswer;
  isNew: boolean;
  /** False if other people who take bookings use all diaries of the plan. */
  hasDiaryLeft: boolean;
  onClose: () => void;
  onStore: (person: Person) => void;
  onRemove: () => void;
}

/** Edits a person's name and picture, and when and for what they can be booked. */
export function PersonDialog({
  websiteId,
  person,
  answer,
  isNew,
  hasDiaryLeft,
  onClose,
  onStore,
  onRemove,
}: PersonDialogProps) {
  const t = useText();
  const [draft, setDraft] = useState(person);
  const [isAsked, setIsAsked] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const visitsAhead = answer.visitsAhead.find(({ personId }) => personId === person.id)?.count ?? 0;
  const edit = (changes: Partial<Person>) => setDraft((before) => ({ ...before, ...changes }));
  // A question takes the place of the fields for a while; what these remember must not end with them.
  const upload = usePictureUpload((imageUrl) => edit({ imageUrl }));
  const lastHours = { week: useRef<Person['week']>(null), days: useRef({}) };
  const nameError =
    draft.name.trim() === '' ? t('validation.personName') : t(findNameProblem(draft.name) ?? 'common.error');
  const isNamed = draft.name.trim() !== '' && findNameProblem(draft.name) === null;
  const hasRightWeek = Object.values(draft.week ?? {}).every((day) => findIntervalProblem(day) === null);
  const hasRightDays = draft.daysOff.every(({ from, until }) => from !== '' && from <= until);
  const isBookable = answer.services.length > 0 && draft.takesBookings;
  const handleStore = () => {
    setIsAsked(true);
    if (!isNamed || (isBookable && !(hasRightWeek && hasRightDays))) return;
    onStore({
      ...draft,
      name: draft.name.trim(),
      role: draft.role.trim(),
      // Nobody sees these where there are no bookings, and the server refuses wrong ones all the same.
      week: hasRightWeek ? draft.week : person.week,
      daysOff: hasRightDays ? draft.daysOff : person.daysOff,
    });
  };
  const hasChanged = upload.isSending || Object.keys(findChanges(person, draft)).length > 0;
  if (isClosing) return <CloseQuestion onStay={() => setIsClosing(false)} onLeave={onClose} />;
  if (isRemoving)
    return (
      <ConfirmDialog
        isOpen
        onClose={() => setIsRemoving(false)}
        onConfirm={onRemove}
        title={t('people.remove.title', { name: person.name })}
        text={[
          visitsAhead > 0 && t('people.remove.visits', { count: visitsAhead, name: person.name }),
          t('people.remove.text'),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={t('people.remove.confirm')}
        cancelLabel={t('people.remove.keep')}
        closeLabel={t('common.close')}
      />
    );
  return (
    <Dialog
      isOpen
      size="md"
      onClose={() => (hasChanged ? setIsClosing(true) : onClose())}
      title={isNew ? t('people.newTitle') : person.name}
      closeLabel={t('common.close')}
      footer={
        <>
          {!isNew && (
            <Button variant="quiet" onClick={() => setIsRemoving(true)}>
              <Trash2 />
              {t('people.remove.button')}
            </Button>
          )}
          <Button
            variant="primary"
            isPending={upload.isSending}
            pendingText={t('people.pictureSending')}
            onClick={handleStore}
          >
            {t('people.store')}
          </Button>
        </>
      }
    >
      <div className="person-fields">
        <TextField
          label={t('people.name')}
          required
          value={draft.name}
          maxLength={PERSON_NAME_MAX_LENGTH}
          error={isAsked && !isNamed ? nameError : undefined}
          onChange={({ target: { value } }) => edit({ name: value })}
        />
        <TextField
          label={t('people.role')}
          labelNote={t('people.optional')}
          placeholder={t('people.rolePlaceholder')}
          value={draft.role}
          maxLength={PERSON_ROLE_MAX_LENGTH}
          onChange={({ target: { value } }) => edit({ role: value })}
        />
        <PersonPicture
          websiteId={websiteId}
          name={draft.name}
          url={draft.imageUrl}
          onChange={(imageUrl) => edit({ imageUrl })}
          upload={upload}
        />
        <TextAreaField
          label={t('people.text')}
          labelNote={t('people.optional')}
          rows={2}
          value={draft.text}
          onChange={({ target: { value } }) => edit({ text: value })}
        />
        {answer.services.length > 0 && (
          <PersonBookings
            draft={draft}
            answer={answer}
            lastHours={lastHours}
            hasDiaryLeft={hasDiaryLeft}
            isAsked={isAsked}
            onChange={edit}
          />
        )}
      </div>
    </Dialog>
  );
}
