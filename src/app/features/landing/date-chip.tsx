import { useText } from './use-text';

/** A day and a time as bookings show them. */
export function DateChip() {
  const t = useText();
  return (
    <span className="date-chip">
      <span>{t('landing.when.weekday')}</span>
      <b>{t('landing.when.day')}</b>
      <span>{t('landing.when.time')}</span>
    </span>
  );
}
