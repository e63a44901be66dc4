import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';

/** The times of a day: some are gone, one is chosen. */
const slots = [
  ['9:00', 'gone'],
  ['9:30', 'free'],
  ['10:30', 'chosen'],
  ['11:00', 'free'],
  ['13:00', 'gone'],
  ['13:30', 'free'],
  ['14:00', 'free'],
  ['15:30', 'gone'],
] as const;

export function BookingVignette() {
  const t = useText();
  return (
    <div className="vignette vignette--pad">
      <p className="vignette__head">
        <b className="strong">{t('landing.features.bookings.day')}</b>
        <span className="mute">{t('landing.features.bookings.duration')}</span>
      </p>
      <div className="vignette-slots">
        {slots.map(([time, state]) => (
          <span key={time} className={classNames(state !== 'free' && `is-${state}`)}>
            {time}
          </span>
        ))}
      </div>
    </div>
  );
}
