import { AdminBar } from '@/app/features/admin/components/admin-bar';
import { SelectWebsite } from '@/app/features/admin/components/select-website';
import { WebsiteAdmin } from '@/app/features/admin/components/website-admin';
import { ReadOnlyAdmin } from '@/app/features/admin/read-only/read-only-admin';
import { useCurrentUser } from '@/app/lib/current-user';

export function AdminScreen({ websiteId }: { websiteId?: number }) {
  const { user } = useCurrentUser();
  const hasEnded = user !== null && user.subscriptionTier === 'expired';
  const Admin = hasEnded ? ReadOnlyAdmin : WebsiteAdmin;
  return (
    <>
      <AdminBar />
      <main id="main" className="wrap page gap-6">
        {websiteId === undefined ? <SelectWebsite /> : <Admin key={websiteId} websiteId={websiteId} />}
      </main>
    </>
  );
}
