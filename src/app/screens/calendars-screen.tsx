import { CalendarsIn } from '@/app/features/calendars/calendars-in';
import { CalendarsOut } from '@/app/features/calendars/calendars-out';
import { useText } from '@/app/features/calendars/use-text';
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
      {(id) => (
        <div className="grid gap-6" key={id}>
          <CalendarsIn websiteId={id} />
          <CalendarsOut websiteId={id} />
        </div>
      )}
    </WebsiteSetting>
  );
}
