import type { ReactNode } from 'react';
import { TabBar } from '@/app/features/admin/components/tab-bar';
import { OwnerBar } from '@/app/frame/owner-bar';
import { ScreenHead } from '@/app/frame/screen-head';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/core/screen-paths';
import { NotFoundScreen } from './not-found-screen';

interface WebsiteSettingProps {
  /** It is undefined for an address that names no website. */
  websiteId: number | undefined;
  documentTitle: string;
  title: string;
  /** The link back leads to the website's admin, unless another address is given. */
  back: string;
  backTo?: (websiteId: number) => string;
  children: (websiteId: number) => ReactNode;
}

/** Frames a screen on which an owner edits something that a website has once. */
export function WebsiteSetting({
  websiteId,
  documentTitle,
  title,
  back,
  backTo = paths.admin,
  children,
}: WebsiteSettingProps) {
  useScreenTitle(documentTitle);
  if (websiteId === undefined) return <NotFoundScreen />;
  return (
    <>
      <OwnerBar />
      <main id="main" className="wrap page">
        <ScreenHead backTo={backTo(websiteId)} back={back} title={title} />
        {children(websiteId)}
      </main>
      <TabBar websiteId={websiteId} />
    </>
  );
}
