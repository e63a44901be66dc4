import { Clock3 } from 'lucide-react';
import type { WaitlistEntry } from '@/contracts/waitlist';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { countOnDay, type WaitingDay } from '../calendar/waiting-days';
import './waitlist.css';
import { useWaitlistText } from '../use-waitlist-text';

interface WaitingLineProps {
  waiting: readonly WaitlistEntry[];
  /** Only this day is shown; null where there are several. */
  day: string | null;
  onShow: (day: string | null) => void;
}

/** Opens the list of those who wait for the shown day, or of all if nobody waits for it. */
export function WaitingLine({ waiting, day, onShow }: WaitingLineProps) {
  const t = useWaitlistText();
  const count = day === null ? 0 : countOnDay(waiting, day);
  if (waiting.length === 0) return null;
  if (count === 0) {
    return (
      <div className="waiting-line">
        <Button aria-haspopup="dialog" onClick={() => onShow(null)}>
          <Clock3 />
          {t('waitlist.open', { count: waiting.length })}
        </Button>
      </div>
    );
  }
  return (
    <div className="waiting-line">
      <Banner
        tone="blue"
        icon={<Clock3 aria-hidden="true" />}
        action={
          <Button aria-haspopup="dialog" onClick={() => onShow(day)}>
            {t('waitlist.look')}
          </Button>
        }
      >
        {t('waitlist.onDay', { count })}
      </Banner>
    </div>
  );
}

interface PlaceLineProps {
  day: WaitingDay;
  dayText: string;
  onShow: (day: string) => void;
}

/** Says that something is free on a day for which somebody waits. */
export function PlaceLine({ day: { date, entries }, dayText, onShow }: PlaceLineProps) {
  const t = useWaitlistText();
  return (
    <Banner
      tone="amber"
      icon={<Clock3 aria-hidden="true" />}
      action={
        <Button aria-haspopup="dialog" onClick={() => onShow(date)}>
          {t('waitlist.look')}
        </Button>
      }
    >
      {t('waitlist.freeNow', { count: entries.length, day: dayText })}
    </Banner>
  );
}
