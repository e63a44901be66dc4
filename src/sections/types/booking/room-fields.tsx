import { CalendarRange } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { MAX_NIGHTS } from '@/core/booking-limits';
import { formatDay } from '@/core/locale/format';
import { MAX_GUESTS, MAX_SEASONS } from '@/core/stays';
import { Checkbox } from '@/ui/checkbox';
import { TextField } from '@/ui/field';
import { Fold } from '../../editor-kit/fold';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemNumber } from '../../editor-kit/item-fields';
import type { BookedService } from './definition';

type RoomProps = Pick<ItemControl<BookedService>, 'errors' | 'path' | 'onChange'> & { room: BookedService };
type RoomSeason = NonNullable<BookedService['seasons']>[number];

/** Asks for the price of a night and for the number of guests that a room sleeps. */
export function RoomPriceFields({ room, errors, path, onChange }: RoomProps) {
  const t = useTranslations('sections.booking');
  return (
    <div className="fold__two">
      <ItemNumber
        label={t('price')}
        unit={t('priceUnit')}
        min={0}
        step={1}
        value={room.price}
        error={errors[`${path}.price`]}
        onChange={(price) => onChange({ ...room, price })}
      />
      <OptionalNumber
        label={t('sleeps')}
        max={MAX_GUESTS}
        value={room.sleeps}
        error={errors[`${path}.sleeps`]}
        onChange={(sleeps) => onChange({ ...room, sleeps })}
      />
    </div>
  );
}

/** Edits seasons and the least number of nights. They are folded away, because a small house may need none. */
export function SeasonFields({ room, errors, path, onChange }: RoomProps) {
  const t = useTranslations('sections.booking');
  const locale = useLocale();
  const seasons = room.seasons ?? [];
  const field = `${path.slice('content.'.length)}.seasons`;
  const hasError = Object.keys(errors).some(
    (at) => at === `${path}.minNights` || at.startsWith(`content.${field}`),
  );
  return (
    <Fold title={t('seasons')} hasError={hasError}>
      <OptionalNumber
        label={t('minNights')}
        max={MAX_NIGHTS}
        value={room.minNights}
        error={errors[`${path}.minNights`]}
        onChange={(minNights) => onChange({ ...room, minNights })}
      />
      <p className="hint">{t('seasonsHint')}</p>
      <GrowingList
        items={seasons}
        field={field}
        kind="season"
        icon={CalendarRange}
        texts={{ empty: t('noSeasons'), add: t('addSeason') }}
        full={seasons.length >= MAX_SEASONS ? <p className="hint">{t('seasonsFull')}</p> : undefined}
        getTitle={({ from, until }) =>
          from && until ? `${formatDay(locale, from, 'date')} – ${formatDay(locale, until, 'date')}` : ''
        }
        getName={(number) => t('unnamedSeason', { number })}
        errors={errors}
        makeItem={(id): RoomSeason => ({ id, from: '', until: '', isYearly: true })}
        onChange={(changed) => onChange({ ...room, seasons: changed.length === 0 ? undefined : changed })}
        renderFields={(season, control) => <OneSeason season={season} {...control} />}
      />
    </Fold>
  );
}

type SeasonProps = ItemControl<RoomSeason> & { season: RoomSeason };

function OneSeason({ season, errors, path, isNew, onChange }: SeasonProps) {
  const t = useTranslations('sections.booking');
  const { isYearly = false, ...rest } = season;
  const firstRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) firstRef.current?.focus();
  }, [isNew]);
  return (
    <>
      <div className="fold__two">
        <TextField
          type="date"
          label={t('seasonFrom')}
          ref={firstRef}
          value={season.from}
          error={errors[`${path}.from`]}
          onChange={({ target }) => onChange({ ...season, from: target.value })}
        />
        <TextField
          type="date"
          label={t('seasonUntil')}
          min={season.from || undefined}
          value={season.until}
          error={errors[`${path}.until`]}
          onChange={({ target }) => onChange({ ...season, until: target.value })}
        />
      </div>
      <Checkbox
        label={t('seasonYearly')}
        checked={isYearly}
        onChange={({ target }) => onChange(target.checked ? { ...rest, isYearly: true } : rest)}
      />
      <div className="fold__two">
        <OptionalNumber
          label={t('price')}
          unit={t('priceUnit')}
          value={season.price}
          error={errors[`${path}.price`]}
          onChange={(price) => onChange({ ...season, price })}
        />
        <OptionalNumber
          label={t('minNights')}
          max={MAX_NIGHTS}
          value={season.minNights}
          error={errors[`${path}.minNights`]}
          onChange={(minNights) => onChange({ ...season, minNights })}
        />
      </div>
    </>
  );
}

interface OptionalNumberProps {
  label: string;
  unit?: string;
  max?: number;
  value: number | undefined;
  error: string | undefined;
  onChange: (value: number | undefined) => void;
}

/** Draws a field for a whole number from 1 on, which may stay empty. */
function OptionalNumber({ unit, value, onChange, ...field }: OptionalNumberProps) {
  const t = useTranslations('sections.common');
  return (
    <TextField
      {...field}
      type="number"
      min={1}
      step={1}
      labelNote={t('optional')}
      suffix={unit}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}
