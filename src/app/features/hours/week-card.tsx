import { useHoursText } from '@/app/entities/hours/use-hours-text';
import { WeekFields } from '@/app/entities/hours/week-fields';
import type { WebsiteHours } from '@/core/website-hours';
import { Card } from '@/ui/card';

interface WeekCardProps {
  week: WebsiteHours['week'];
  onChange: (week: WebsiteHours['week']) => void;
}

/** When the business is open every week. */
export function WeekCard({ week, onChange }: WeekCardProps) {
  const t = useHoursText();
  return (
    <Card className="card__pad grid gap-2" aria-labelledby="hours-week">
      <h2 className="h3" id="hours-week">
        {t('hours.week.title')}
      </h2>
      <WeekFields week={week} onChange={onChange} />
    </Card>
  );
}
