import { AdminBar } from '@/app/features/admin/components/admin-bar';
import { SelectWebsite } from '@/app/features/admin/components/select-website';
import { WebsiteAdmin } from '@/app/features/admin/components/website-admin';

export function AdminScreen({ websiteId }: { websiteId?: number }) {
  return (
    <>
      <AdminBar />
      <main id="main" className="wrap page gap-6">
        {websiteId === undefined ? <SelectWebsite /> : <WebsiteAdmin key={websiteId} websiteId={websiteId} />}
      </main>
    </>
  );
}
