import { useHoursText } from '@/app/entities/hours/use-hours-text';
import { formatDayOfWeek } from '@/app/lib/dates';
import type { HoursAnswer } from '@/contracts/endpoints/hours';
import { getDeviceDate } from '@/core/dates';
import { HOLIDAY_COUNTRIES, HOLIDAY_REGIONS } from '@/core/public-holidays';
import type { HolidayChoice } from '@/core/website-hours';
import { Card } from '@/ui/card';
import { SelectField } from '@/ui/select-field';
import { Switch } from '@/ui/switch';

interface HolidaysCardProps {
  choice: HolidayChoice;
  answer: HoursAnswer;
  onChange: (choice: HolidayChoice) => void;
}

/** Shows the public holidays of a country; the business is closed on each one that is switched on. */
export function HolidaysCard({ choice, answer, onChange }: HolidaysCardProps) {
  const t = useHoursText();
  const { country, region, open } = choice;
  const today = getDeviceDate(new Date());
  // Each holiday is listed at its next date. The answer has the list of the stored country; the list of a newly chosen
  // one comes with the next answer.
  const isKnown = country !== null && answer.hours.holidays.country === country;
  const coming = isKnown
    ? answer.publicHolidays.filter(
        ({ date, rule }, index, all) =>
          date >= today && all.findIndex((other) => other.rule === rule && other.date >= today) === index,
      )
    : [];
  const countries = HOLIDAY_COUNTRIES.map((value) => ({ value, label: t(`hours.countries.${value}`) }));
  const regions = HOLIDAY_REGIONS.map((value) => ({ value, label: t(`hours.regions.${value}`) }));
  return (
    <Card className="card__pad grid gap-3" aria-labelledby="hours-holidays">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="h3" id="hours-holidays">
          {t('hours.holidays.title')}
        </h2>
        {country !== null && <p className="sm mute">{t('hours.holidays.hint')}</p>}
      </div>
      <SelectField
        label={t('hours.holidays.country')}
        value={country ?? ''}
        options={[{ value: '', label: t('hours.holidays.none') }, ...countries]}
        onChange={({ target: { value } }) =>
          onChange({
            country: HOLIDAY_COUNTRIES.find((known) => known === value) ?? null,
            region: null,
            open: [],
          })
        }
      />
      {country === 'DE' && (
        <SelectField
          label={t('hours.holidays.region')}
          value={region ?? ''}
          options={[{ value: '', label: t('hours.holidays.everywhere') }, ...regions]}
          onChange={({ target: { value } }) =>
            onChange({ ...choice, region: HOLIDAY_REGIONS.find((known) => known === value) ?? null })
          }
        />
      )}
      <ul className="hours-week">
        {coming.map(({ date, rule, name }) => (
          <li key={date} className="hours-special">
            <div className="grid">
              <p className="strong">{name}</p>
              <p className="sm mute">{formatDayOfWeek(date)}</p>
            </div>
            <Switch
              label={<span className="sr-only">{t('hours.holidays.closedOn', { name })}</span>}
              isOn={!open.includes(rule)}
              onChange={(isClosed) =>
                onChange({
                  ...choice,
                  open: isClosed ? open.filter((one) => one !== rule) : [...open, rule],
                })
              }
            />
          </li>
        ))}
      </ul>
      {country !== null && (
        <p className="sm mute">
          <a className="link" href={answer.holidaySource.url} target="_blank" rel="noreferrer">
            {answer.holidaySource.text}
          </a>
        </p>
      )}
    </Card>
  );
}
