import { CalendarDays, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { addDays, getDeviceDate } from '@/core/dates';
import { createFreeId } from '@/core/free-id';
import { capitalize, formatFullDay } from '@/core/locale/format';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { focusSoon, keepFocus } from '@/ui/keep-focus';
import { Fold, hasErrorAt } from '../../editor-kit/fold';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { useRemoval } from '../../editor-kit/removal';
import { useSpoken } from '../../editor-kit/spoken';
import { getFreeDate } from './daily-menu';
import { MAX_DAYS, type MenuDay } from './definition';
import { DishFields, DishList, makeDish } from './dish-fields';

interface MenuDaysProps {
  days: readonly MenuDay[];
  errors: Readonly<Record<string, string>>;
  onChange: (days: MenuDay[]) => void;
}

/** Edits the daily menus, one for a day. */
export function MenuDays({ days, errors, onChange }: MenuDaysProps) {
  const t = useTranslations('sections.menu');
  const locale = useLocale();
  const [spoken, say] = useSpoken();
  const isFull = days.length >= MAX_DAYS;
  const copyDay = (day: MenuDay) => {
    const date = getFreeDate(days, addDays(day.date || getDeviceDate(new Date()), 1));
    onChange([...days, { ...day, id: createFreeId('day', Date.now(), days), date }]);
    say(t('dayCopied', { day: formatFullDay(locale, date) }));
  };
  return (
    <Fold title={t('days')} hasError={hasErrorAt(errors, 'content.days')} startsOpen={days.length > 0} isLong>
      <p className="hint">{t('daysHint')}</p>
      <div>
        <GrowingList
          items={days}
          field="days"
          kind="day"
          icon={CalendarDays}
          texts={{ empty: t('noDays'), add: t('addDay') }}
          full={isFull ? <p className="hint">{t('full', { max: MAX_DAYS })}</p> : undefined}
          getTitle={({ date }) => (date ? capitalize(locale, formatFullDay(locale, date)) : '')}
          getName={(number) => t('unnamedDay', { number })}
          errors={errors}
          makeItem={(id): MenuDay => ({ id, date: getNextDate(days), dishes: [] })}
          onChange={onChange}
          renderFields={(day, control) => (
            <DayFields day={day} {...control} onCopy={isFull ? undefined : () => copyDay(day)} />
          )}
        />
      </div>
      <RemovePast days={days} onChange={onChange} />
      {spoken}
    </Fold>
  );
}

/** Returns the day after the last one, but none that is over. */
function getNextDate(days: readonly MenuDay[]): string {
  const today = getDeviceDate(new Date());
  const [last = ''] = days
    .map(({ date }) => date)
    .sort()
    .reverse();
  return getFreeDate(days, last < today ? today : last);
}

function RemovePast({ days, onChange }: Pick<MenuDaysProps, 'days' | 'onChange'>) {
  const t = useTranslations('sections.menu');
  const remove = useRemoval();
  const ref = useRef<HTMLDivElement>(null);
  const today = getDeviceDate(new Date());
  const isPast = ({ date }: MenuDay) => date !== '' && date < today;
  const count = days.filter(isPast).length;
  return (
    <div ref={ref}>
      {count > 0 && (
        <Button
          variant="quiet"
          size="sm"
          onClick={(event) => {
            keepFocus(event.currentTarget);
            remove({
              name: t('pastDays'),
              remove: () => onChange(days.filter((day) => !isPast(day))),
              onUndone: () => focusSoon(() => ref.current),
            });
          }}
        >
          {t('removePast', { count })}
        </Button>
      )}
    </div>
  );
}

interface DayFieldsProps extends ItemControl<MenuDay> {
  day: MenuDay;
  /** Missing where there is no room for another day. */
  onCopy: (() => void) | undefined;
}

function DayFields({ day, errors, path, isNew, onChange, onCopy }: DayFieldsProps) {
  const t = useTranslations('sections.menu');
  const { hours: { start, end } = { start: '', end: '' }, ...withoutHours } = day;
  const setHours = (hours: { start: string; end: string }) =>
    onChange(hours.start === '' && hours.end === '' ? withoutHours : { ...day, hours });
  const dateRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) dateRef.current?.focus();
  }, [isNew]);
  const getTimeProps = (name: 'start' | 'end', value: string) => ({
    type: 'time',
    label: t(name),
    value,
    error: errors[`${path}.hours.${name}`],
  });
  return (
    <>
      <TextField
        ref={dateRef}
        type="date"
        label={t('date')}
        value={day.date}
        error={errors[`${path}.date`]}
        onChange={({ target }) => onChange({ ...day, date: target.value })}
      />
      <div className="fold__two">
        <TextField
          {...getTimeProps('start', start)}
          onChange={({ target }) => setHours({ start: target.value, end })}
        />
        <TextField
          {...getTimeProps('end', end)}
          onChange={({ target }) => setHours({ start, end: target.value })}
        />
      </div>
      <SoupFields day={day} errors={errors} path={path} onChange={onChange} />
      <Fold
        title={t('dishCount', { count: day.dishes.length })}
        hasError={hasErrorAt(errors, `${path}.dishes`)}
        startsOpen={isNew}
        isLong
      >
        <DishList
          dishes={day.dishes}
          path={`${path}.dishes`}
          errors={errors}
          onChange={(dishes) => onChange({ ...day, dishes })}
        />
      </Fold>
      {onCopy && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            onClick={(event) => {
              keepFocus(event.currentTarget);
              onCopy();
            }}
          >
            <Copy className="icon--sm" />
            {t('copyDay')}
          </Button>
        </div>
      )}
    </>
  );
}

type SoupFieldsProps = Pick<DayFieldsProps, 'day' | 'errors' | 'path' | 'onChange'>;

function SoupFields({ day, errors, path, onChange }: SoupFieldsProps) {
  const t = useTranslations('sections.menu');
  const remove = useRemoval();
  const ref = useRef<HTMLFieldSetElement>(null);
  const [isNew, setIsNew] = useState(false);
  const { soup, ...withoutSoup } = day;
  if (!soup)
    return (
      <div>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setIsNew(true);
            onChange({ ...day, soup: makeDish(createFreeId('soup', Date.now(), [])) });
          }}
        >
          {t('addSoup')}
        </Button>
      </div>
    );
  return (
    <fieldset ref={ref}>
      <legend className="label mb-1.5">{t('soup')}</legend>
      <div className="item-edit__fields">
        <DishFields
          dish={soup}
          errors={errors}
          path={`${path}.soup`}
          isNew={isNew}
          onChange={(changed) => onChange({ ...day, soup: changed })}
        />
        <div>
          <Button
            variant="danger-quiet"
            size="sm"
            onClick={() => {
              keepFocus(ref.current);
              remove({
                name: soup.name || t('soup'),
                remove: () => onChange(withoutSoup),
                onUndone: () => focusSoon(() => ref.current),
              });
            }}
          >
            {t('removeSoup')}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
