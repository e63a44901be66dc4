import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { BusinessEditor } from '@/app/features/business/business-editor';
import { useText } from '@/app/features/business/use-text';
import { OwnerBar } from '@/app/frame/owner-bar';
import { paths } from '@/app/lib/paths';
import { useScreenTitle } from '@/app/lib/screen-title';
import { buttonClass } from '@/ui/button';
import { NotFoundScreen } from './not-found-screen';

export function BusinessScreen({ websiteId }: { websiteId?: number }) {
  const t = useText();
  useScreenTitle(t('business.documentTitle'));
  if (websiteId === undefined) return <NotFoundScreen />;
  return (
    <>
      <OwnerBar />
      <main id="main" className="wrap page">
        <div className="grid justify-items-start gap-1">
          <Link to={paths.admin(websiteId)} className={`${buttonClass({ variant: 'quiet' })} -ml-4`}>
            <ArrowLeft />
            {t('business.back')}
          </Link>
          <h1 className="h1" tabIndex={-1}>
            {t('business.title')}
          </h1>
        </div>
        <BusinessEditor key={websiteId} websiteId={websiteId} />
      </main>
    </>
  );
}
