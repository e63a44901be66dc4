import { Plus, X } from 'lucide-react';
import type { RefObject } from 'react';
import { type LastHours, WeekFields } from '@/app/entities/hours/week-fields';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import type { PeopleAnswer } from '@/contracts/endpoints/people';
import { getDeviceDate } from '@/core/dates';
import { createFreeId } from '@/core/free-id';
import type { WeekIntervals } from '@/core/opening-hours';
import { type DaysOff, MAX_DAYS_OFF, type Person } from '@/core/people';
import { getRequiredPlanAbove } from '@/core/plans';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { TextField } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Switch } from '@/ui/switch';
import { useText } from './use-text';

/** Holds the own hours of a person that were switched off in their dialog. */
interface LastOwnHours {
  week: RefObject<WeekIntervals | null>;
  days: LastHours;
}

interface PartProps {
  draft: Person;
  answer: PeopleAnswer;
  onChange: (changes: Partial<Person>) => void;
}

interface PersonBookingsProps extends PartProps {
  lastHours: LastOwnHours;
  /** False if other people who take bookings use all diaries of the plan. */
  hasDiaryLeft: boolean;
  isAsked: boolean;
}

/** Chooses whether a person can be booked, and when and for what. */
export function PersonBookings({ lastHours, hasDiaryLeft, isAsked, ...part }: PersonBookingsProps) {
  const { draft, onChange } = part;
  return (
    <>
      <TakesBookings {...part} hasDiaryLeft={hasDiaryLeft} />
      {draft.takesBookings && (
        <>
          <OwnHours {...part} lastHours={lastHours} />
          <DaysOffFields
            daysOff={draft.daysOff}
            isAsked={isAsked}
            onChange={(daysOff) => onChange({ daysOff })}
          />
          <ServiceFields {...part} />
        </>
      )}
    </>
  );
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
function OwnHours({ draft, answer, onChange, lastHours }: PartProps & { lastHours: LastOwnHours }) {
  const t = useText();
  const handleSwitch = (isOn: boolean) => {
    if (!isOn) lastHours.week.current = draft.week;
    onChange({ week: isOn ? (lastHours.week.current ?? answer.week) : null });
  };
  return (
    <div className="person-part">
      <Switch label={t('people.hasOwnHours')} isOn={draft.week !== null} onChange={handleSwitch} />
      <p className="hint">{t('people.hoursHint')}</p>
      {draft.week && (
        <WeekFields week={draft.week} onChange={(week) => onChange({ week })} lastHours={lastHours.days} />
      )}
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
