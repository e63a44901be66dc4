import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useCurrentUser } from '@/app/entities/account';
import { CustomerCardView } from '@/app/features/admin/customers/customer-card-view';
import { CustomersList } from '@/app/features/admin/customers/customers-list';
import { useCustomersText } from '@/app/features/admin/customers/use-customers-text';
import { OwnerBar } from '@/app/frame/owner-bar';
import { paths } from '@/app/lib/paths';
import { useScreenTitle } from '@/app/lib/screen-title';
import { buttonClass } from '@/ui/button';
import { NotFoundScreen } from './not-found-screen';

/** The customers of a website, or the card of one of them. */
export function CustomersScreen({ websiteId }: { websiteId?: number }) {
  const t = useCustomersText();
  const { customerKey } = useParams({ strict: false });
  const { user } = useCurrentUser();
  useScreenTitle(t('customers.title'));
  if (websiteId === undefined) return <NotFoundScreen />;
  const isReadOnly = user !== null && user.subscriptionTier === 'expired';
  const back = customerKey === undefined ? paths.admin(websiteId) : paths.customers(websiteId);
  return (
    <>
      <OwnerBar />
      <main id="main" className="wrap page gap-6">
        <div className="grid justify-items-start gap-1">
          <Link to={back} className={`${buttonClass({ variant: 'quiet' })} -ml-4`}>
            <ArrowLeft />
            {t(customerKey === undefined ? 'customers.back' : 'customers.all')}
          </Link>
          <h1 className="h1" tabIndex={-1}>
            {t(customerKey === undefined ? 'customers.title' : 'customers.card')}
          </h1>
        </div>
        {customerKey === undefined ? (
          <CustomersList key={websiteId} websiteId={websiteId} isReadOnly={isReadOnly} />
        ) : (
          <CustomerCardView
            key={customerKey}
            websiteId={websiteId}
            customerKey={customerKey}
            isReadOnly={isReadOnly}
          />
        )}
      </main>
    </>
  );
}
