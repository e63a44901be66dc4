import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, FileUp } from 'lucide-react';
import { hasPlanEnded, useCurrentUser } from '@/app/entities/account';
import { TabBar } from '@/app/features/admin/components/tab-bar';
import { UnsentProvider } from '@/app/features/admin/components/unsent-provider';
import { CustomerCardView } from '@/app/features/admin/customers/customer-card-view';
import { CustomersList } from '@/app/features/admin/customers/customers-list';
import { AlikePairs, RetentionChoice } from '@/app/features/admin/customers/customers-settings';
import { useCustomersText } from '@/app/features/admin/customers/use-customers-text';
import { OwnerBar } from '@/app/frame/owner-bar';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/core/screen-paths';
import { getButtonClass } from '@/ui/button';
import { useMatches } from '@/ui/use-matches';
import { NotFoundScreen } from './not-found-screen';

/** From this width the list has room beside a card, as customers.css says too. */
const BESIDE = '(min-width: 1080px)';

/** Shows the customers of a website, or the card of one of them. */
export function CustomersScreen({ websiteId }: { websiteId?: number }) {
  const t = useCustomersText();
  const { customerKey } = useParams({ strict: false });
  const { user } = useCurrentUser();
  const isWide = useMatches(BESIDE);
  useScreenTitle(t('customers.title'));
  if (websiteId === undefined) return <NotFoundScreen />;
  const isReadOnly = hasPlanEnded(user);
  const isList = customerKey === undefined;
  const back = isList ? paths.admin(websiteId) : paths.customers(websiteId);
  return (
    <>
      <OwnerBar />
      <main id="main" className="wrap page gap-6">
        <div className="grid gap-1">
          <Link
            to={back}
            search={isList ? {} : true}
            className={`${getButtonClass({ variant: 'quiet' })} -ml-4 justify-self-start`}
          >
            <ArrowLeft />
            {t(isList ? 'customers.back' : 'customers.all')}
          </Link>
          <div className="customers-head">
            <h1 className={isWide || isList ? 'h1' : 'sr-only'} tabIndex={-1}>
              {t('customers.title')}
            </h1>
            {isList && !isReadOnly && (
              <Link to={paths.imports(websiteId)} className={getButtonClass()}>
                <FileUp />
                {t('customers.bringIn')}
              </Link>
            )}
          </div>
        </div>
        <div className="customers-split">
          {(isWide || isList) && <CustomersList key={websiteId} websiteId={websiteId} shown={customerKey} />}
          {!isList && (
            <UnsentProvider key={customerKey}>
              <CustomerCardView websiteId={websiteId} customerKey={customerKey} isReadOnly={isReadOnly} />
            </UnsentProvider>
          )}
          {isList && !isReadOnly && (
            <div className="grid gap-6">
              <AlikePairs websiteId={websiteId} />
              <RetentionChoice websiteId={websiteId} />
            </div>
          )}
        </div>
      </main>
      {!isReadOnly && <TabBar websiteId={websiteId} />}
    </>
  );
}
