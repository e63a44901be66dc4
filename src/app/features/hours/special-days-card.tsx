import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { IntervalFields } from '@/app/entities/hours/interval-fields';
import { useHoursText } from '@/app/entities/hours/use-hours-text';
import { useUndoNotice } from '@/app/entities/hours/use-undo-notice';
import { CloseQuestion } from '@/app/entities/save-line';
import { formatDay, formatDayRange } from '@/app/lib/dates';
import { findChanges, storeChanges } from '@/app/lib/stored-changes';
import { getDeviceDate } from '@/core/dates';
import { findIntervalProblem } from '@/core/opening-hours';
import { MAX_SPECIAL_DAYS, SPECIAL_NOTE_MAX_LENGTH, type SpecialDays } from '@/core/website-hours';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Segmented } from '@/ui/segmented';

interface SpecialDaysCardProps {
  specialDays: readonly SpecialDays[];
  onChange: (specialDays: SpecialDays[]) => void;
  /** The dialog of these days is open. */
  edited: SpecialDays | null;
  onEdit: (days: SpecialDays | null) => void;
}

/** Lists days with hours of their own: closed, or open at other times. */
export function SpecialDaysCard({ specialDays, onChange, edited, onEdit: setEdited }: SpecialDaysCardProps) {
  const t = useHoursText();
  const today = getDeviceDate(new Date());
  const listed = [...specialDays].sort((one, other) => one.from.localeCompare(other.from));
  const isFull = specialDays.length >= MAX_SPECIAL_DAYS;
  const showUndo = useUndoNotice((removed: SpecialDays) => onChange([...specialDays, removed]));
  const remove = ({ id }: SpecialDays) => {
    const removed = specialDays.find((days) => days.id === id);
    setEdited(null);
    if (!removed) return;
    onChange(specialDays.filter((days) => days !== removed));
    const span = formatSpan(removed);
    showUndo({
      title: t('hours.special.removed'),
      description: span,
      undoName: t('hours.special.undoRemoval', { days: span }),
      before: removed,
    });
  };
  return (
    <Card className="card__pad grid gap-3" aria-labelledby="hours-special">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="h3" id="hours-special">
          {t('hours.special.title')}
        </h2>
        <Button variant="soft" disabled={isFull} onClick={() => setEdited(createSpecialDays(today))}>
          <Plus />
          {t('hours.special.add')}
        </Button>
      </div>
      {listed.length === 0 && <p className="soft">{t('hours.special.empty')}</p>}
      <ul className="hours-week">
        {listed.map((days) => (
          <li key={days.id} className="hours-special">
            <div className="grid">
              <p className="strong">{formatSpan(days)}</p>
              <p className="sm mute wrap-anywhere">
                {[
                  days.intervals.length === 0
                    ? t('hours.closed')
                    : days.intervals.map(({ start, end }) => `${start} – ${end}`).join(', '),
                  days.note,
                  days.isYearly && t('hours.special.yearly'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <IconButton
              label={t('hours.special.edit', { days: formatSpan(days) })}
              onClick={() => setEdited(days)}
            >
              <Pencil />
            </IconButton>
          </li>
        ))}
      </ul>
      {edited && (
        <SpecialDaysDialog
          days={edited}
          isNew={!specialDays.some(({ id }) => id === edited.id)}
          onClose={() => setEdited(null)}
          onStore={(days) => {
            onChange(storeChanges(specialDays, edited, days));
            setEdited(null);
          }}
          onRemove={() => remove(edited)}
        />
      )}
    </Card>
  );
}

/** Returns closed special days for editing that begin and end on the same day. */
export function createSpecialDays(from: string): SpecialDays {
  const id = `days-${Date.now().toString(36)}`;
  return { id, from, until: from, intervals: [], note: '', isShown: true, isYearly: false };
}

function formatSpan({ from, until }: SpecialDays): string {
  return from === until ? formatDay(from, 'long') : formatDayRange(from, until);
}

interface SpecialDaysDialogProps {
  days: SpecialDays;
  isNew: boolean;
  onClose: () => void;
  onStore: (days: SpecialDays) => void;
  onRemove: () => void;
}

function SpecialDaysDialog({ days, isNew, onClose, onStore, onRemove }: SpecialDaysDialogProps) {
  const t = useHoursText();
  const [draft, setDraft] = useState(days);
  const [isAsked, setIsAsked] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const lastIntervals = useRef(
    days.intervals.length > 0 ? days.intervals : [{ start: '09:00', end: '12:00' }],
  );
  const edit = (changes: Partial<SpecialDays>) => setDraft({ ...draft, ...changes });
  const errors = {
    from: draft.from === '' ? t('validation.date') : undefined,
    until:
      draft.until === ''
        ? t('validation.date')
        : draft.until < draft.from
          ? t('validation.untilBeforeFrom')
          : undefined,
  };
  const isRight = !errors.from && !errors.until && findIntervalProblem(draft.intervals) === null;
  const handleStore = () => {
    setIsAsked(true);
    if (isRight) onStore({ ...draft, note: draft.note.trim() });
  };
  const handleKind = (kind: 'closed' | 'open') => {
    if (draft.intervals.length > 0) lastIntervals.current = draft.intervals;
    edit({ intervals: kind === 'closed' ? [] : lastIntervals.current });
  };
  const hasChanged = Object.keys(findChanges(days, draft)).length > 0;
  if (isClosing) return <CloseQuestion onStay={() => setIsClosing(false)} onLeave={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={() => (hasChanged ? setIsClosing(true) : onClose())}
      title={t(isNew ? 'hours.special.newTitle' : 'hours.special.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          {!isNew && (
            <Button variant="quiet" onClick={onRemove}>
              <Trash2 />
              {t('hours.special.remove')}
            </Button>
          )}
          <Button variant="primary" onClick={handleStore}>
            {t('hours.special.store')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented
          className="justify-self-start"
          label={t('hours.special.kind')}
          value={draft.intervals.length === 0 ? 'closed' : 'open'}
          onChange={handleKind}
          options={[
            { value: 'closed', label: t('hours.closed') },
            { value: 'open', label: t('hours.special.otherHours') },
          ]}
        />
        <div className="hours-span">
          <TextField
            type="date"
            label={t('hours.special.from')}
            value={draft.from}
            error={isAsked ? errors.from : undefined}
            onChange={({ target: { value } }) =>
              edit({ from: value, ...(draft.until < value && { until: value }) })
            }
          />
          <TextField
            type="date"
            label={t('hours.special.until')}
            value={draft.until}
            min={draft.from}
            error={isAsked ? errors.until : undefined}
            onChange={({ target: { value } }) => edit({ until: value })}
          />
        </div>
        {draft.intervals.length > 0 && (
          <IntervalFields
            day={t('hours.special.title')}
            intervals={draft.intervals}
            onChange={(intervals) => edit({ intervals })}
          />
        )}
        <TextField
          label={t('hours.special.note')}
          labelNote={t('hours.optional')}
          value={draft.note}
          maxLength={SPECIAL_NOTE_MAX_LENGTH}
          onChange={({ target: { value } }) => edit({ note: value })}
        />
        <Checkbox
          label={t('hours.special.shown')}
          checked={draft.isShown}
          onChange={({ target: { checked } }) => edit({ isShown: checked })}
        />
        <Checkbox
          label={t('hours.special.everyYear')}
          checked={draft.isYearly}
          onChange={({ target: { checked } }) => edit({ isYearly: checked })}
        />
      </div>
    </Dialog>
  );
}
