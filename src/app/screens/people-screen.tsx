import { PeopleEditor } from '@/app/features/people/people-editor';
import { useText } from '@/app/features/people/use-text';
import { WebsiteSetting } from './website-setting';

export function PeopleScreen({ websiteId }: { websiteId?: number }) {
  const t = useText();
  return (
    <WebsiteSetting
      websiteId={websiteId}
      documentTitle={t('people.documentTitle')}
      title={t('people.title')}
      back={t('people.back')}
    >
      {(id) => <PeopleEditor key={id} websiteId={id} />}
    </WebsiteSetting>
  );
}
