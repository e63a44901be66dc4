import { CalendarsOut } from '@/app/features/calendars-out/calendars-out';
import { useText } from '@/app/features/calendars-out/use-text';
import { WebsiteSetting } from './website-setting';

export function CalendarsScreen({ websiteId }: { websiteId?: number }) {
  const t = useText();
  return (
    <WebsiteSetting
      websiteId={websiteId}
      documentTitle={t('calendarsOut.documentTitle')}
      title={t('calendarsOut.title')}
      back={t('calendarsOut.back')}
    >
      {(id) => <CalendarsOut key={id} websiteId={id} />}
    </WebsiteSetting>
  );
}
