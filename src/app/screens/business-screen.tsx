import { Fragment } from 'react';
import { BusinessEditor } from '@/app/features/business/business-editor';
import { LegalCard } from '@/app/features/business/legal-card';
import { useText } from '@/app/features/business/use-text';
import { NewsSettings } from '@/app/features/notices/news-settings';
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
      {(id) => (
        <Fragment key={id}>
          <BusinessEditor websiteId={id} />
          <LegalCard websiteId={id} />
          <NewsSettings websiteId={id} />
        </Fragment>
      )}
    </WebsiteSetting>
  );
}
