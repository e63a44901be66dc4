import { useHoursText } from '@/app/entities/hours/use-hours-text';
import { WebsiteHoursEditor } from '@/app/features/hours/website-hours';
import { WebsiteSetting } from './website-setting';

export function HoursScreen({ websiteId }: { websiteId?: number }) {
  const t = useHoursText();
  return (
    <WebsiteSetting
      websiteId={websiteId}
      documentTitle={t('hours.documentTitle')}
      title={t('hours.title')}
      back={t('hours.back')}
    >
      {(id) => <WebsiteHoursEditor key={id} websiteId={id} />}
    </WebsiteSetting>
  );
}
