import { BusinessEditor } from '@/app/features/business/business-editor';
import { useText } from '@/app/features/business/use-text';
import { WebsiteSetting } from './website-setting';

export function BusinessScreen({ websiteId }: { websiteId?: number }) {
  const t = useText();
  return (
    <WebsiteSetting
      websiteId={websiteId}
      documentTitle={t('business.documentTitle')}
      title={t('business.title')}
      back={t('business.back')}
    >
      {(id) => <BusinessEditor key={id} websiteId={id} />}
    </WebsiteSetting>
  );
}
