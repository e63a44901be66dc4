import { ImportPanel } from '@/app/features/imports/import-panel';
import { useText } from '@/app/features/imports/use-text';
import { paths } from '@/core/screen-paths';
import { WebsiteSetting } from './website-setting';

export function ImportScreen({ websiteId }: { websiteId?: number }) {
  const t = useText();
  return (
    <WebsiteSetting
      websiteId={websiteId}
      documentTitle={t('imports.documentTitle')}
      title={t('imports.title')}
      back={t('imports.back')}
      backTo={paths.customers}
    >
      {(id) => <ImportPanel key={id} websiteId={id} />}
    </WebsiteSetting>
  );
}
