import { Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { WeekFields } from '@/app/entities/hours/week-fields';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import type { PeopleAnswer } from '@/contracts/endpoints/people';
import { getDeviceDate } from '@/core/dates';
import { createFreeId } from '@/core/free-id';
import { findIntervalProblem } from '@/core/opening-hours';
import {
  type DaysOff,
  MAX_DAYS_OFF,
  PERSON_NAME_MAX_LENGTH,
  PERSON_ROLE_MAX_LENGTH,
  type Person,
} from '@/core/people';
import { findNameProblem } from '@/core/plain-name';
import { getRequiredPlanAbove } from '@/core/plans';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { TextAreaField, TextField } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Switch } from '@/ui/switch';
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
  const visitsAhead = answer.visitsAhead.find(({ personId }) => personId === person.id)?.count ?? 0;
  const edit = (changes: Partial<Person>) => setDraft((before) => ({ ...before, ...changes }));
  // The question takes the place of the fields for a while, and the upload goes on meanwhile.
  const upload = usePictureUpload((imageUrl) => edit({ imageUrl }));
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
      onClose={onClose}
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
          <>
            <TakesBookings draft={draft} answer={answer} hasDiaryLeft={hasDiaryLeft} onChange={edit} />
            {draft.takesBookings && (
              <>
                <OwnHours draft={draft} answer={answer} onChange={edit} />
                <DaysOffFields
                  daysOff={draft.daysOff}
                  isAsked={isAsked}
                  onChange={(daysOff) => edit({ daysOff })}
                />
                <ServiceFields draft={draft} answer={answer} onChange={edit} />
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface PartProps {
  draft: Person;
  answer: PeopleAnswer;
  onChange: (changes: Partial<Person>) => void;
}

function TakesBookings({ draft, answer, hasDiaryLeft, onChange }: PartProps & { hasDiaryLeft: boolean }) {
  const t = useText();
  const showLocked = useShowLocked();
  if (!hasDiaryLeft)
    return (
      <div className="person-part flex flex-wrap items-center justify-between gap-2">
        <p className="hint">{t('people.diariesFull', { count: answer.diaries })}</p>
        <Button size="sm" onClick={() => showLocked(getRequiredPlanAbove('diaries', answer.diaries))}>
          {t('people.morePlans')}
        </Button>
      </div>
    );
  return (
    <div className="person-part">
      <Switch
        label={t('people.takesBookings')}
        isOn={draft.takesBookings}
        onChange={(takesBookings) => onChange({ takesBookings })}
      />
    </div>
  );
}

/** Chooses when a person works: as long as the business is open, or in hours of their own. */
function OwnHours({ draft, answer, onChange }: PartProps) {
  const t = useText();
  return (
    <div className="person-part">
      <Switch
        label={t('people.hasOwnHours')}
        isOn={draft.week !== null}
        onChange={(isOn) => onChange({ week: isOn ? answer.week : null })}
      />
      <p className="hint">{t('people.hoursHint')}</p>
      {draft.week && <WeekFields week={draft.week} onChange={(week) => onChange({ week })} />}
    </div>
  );
}

interface DaysOffFieldsProps {
  daysOff: readonly DaysOff[];
  isAsked: boolean;
  onChange: (daysOff: DaysOff[]) => void;
}

/** Edits the holidays of one person. */
function DaysOffFields({ daysOff, isAsked, onChange }: DaysOffFieldsProps) {
  const t = useText();
  const today = getDeviceDate(new Date());
  const edit = (id: string, changes: Partial<DaysOff>) =>
    onChange(daysOff.map((days) => (days.id === id ? { ...days, ...changes } : days)));
  const add = () =>
    onChange([...daysOff, { id: createFreeId('off', Date.now(), daysOff), from: today, until: today }]);
  return (
    <fieldset className="person-part">
      <legend className="label">{t('people.daysOff')}</legend>
      {daysOff.map(({ id, from, until }, index) => (
        <div key={id} className="person-days">
          <TextField
            type="date"
            label={t('people.from')}
            value={from}
            error={isAsked && from === '' ? t('validation.date') : undefined}
            onChange={({ target: { value } }) =>
              edit(id, { from: value, ...(until < value && { until: value }) })
            }
          />
          <TextField
            type="date"
            label={t('people.until')}
            value={until}
            min={from}
            error={isAsked && until < from ? t('validation.untilBeforeFrom') : undefined}
            onChange={({ target: { value } }) => edit(id, { until: value })}
          />
          <IconButton
            label={t('people.removeDaysOff', { number: index + 1 })}
            onClick={() => onChange(daysOff.filter((days) => days.id !== id))}
          >
            <X />
          </IconButton>
        </div>
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        disabled={daysOff.length >= MAX_DAYS_OFF}
        onClick={add}
      >
        <Plus className="icon--sm" />
        {t('people.addDaysOff')}
      </Button>
    </fieldset>
  );
}

/** Chooses what a person does: all services that can be booked, or some of them. */
function ServiceFields({ draft, answer, onChange }: PartProps) {
  const t = useText();
  const { services } = draft;
  const isOne = (one: Person['services'][number]) => (other: Person['services'][number]) =>
    one.sectionId === other.sectionId && one.serviceId === other.serviceId;
  // A service that the page no longer offers cannot be chosen.
  const chosen = services.filter((service) => answer.services.some(isOne(service)));
  const refs = answer.services.map(({ sectionId, serviceId }) => ({ sectionId, serviceId }));
  return (
    <fieldset className="person-part">
      <legend className="label">{t('people.services')}</legend>
      <Checkbox
        label={t('people.allServices')}
        checked={services.length === 0}
        onChange={({ target: { checked } }) => onChange({ services: checked ? [] : refs })}
      />
      {services.length > 0 &&
        answer.services.map((service) => (
          <Checkbox
            key={`${service.sectionId}/${service.serviceId}`}
            label={service.name}
            checked={chosen.some(isOne(service))}
            // Choosing no service at all would mean every service.
            disabled={chosen.length === 1 && chosen.some(isOne(service))}
            onChange={({ target: { checked } }) =>
              onChange({
                services: checked
                  ? refs.filter((ref) => isOne(ref)(service) || chosen.some(isOne(ref)))
                  : chosen.filter((ref) => !isOne(ref)(service)),
              })
            }
          />
        ))}
    </fieldset>
  );
}
