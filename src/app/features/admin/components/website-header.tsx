import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { publicAddress } from '@/app/lib/public-address';
import { paths } from '@/app/paths';
import type { Website } from '@/contracts/websites';
import { buttonClass } from '@/ui/button';
import { useDeleteThisWebsite } from '../api/use-website-admin';
import { useText } from '../use-text';
import { AdminHeader } from './admin-header';
import { DeleteWebsiteDialog } from './delete-website-dialog';
import { DeleteWebsiteButton, EditWebsiteLabel, ViewWebsiteLink } from './website-actions';

export function WebsiteHeader({ website }: { website: Website }) {
  const t = useText();
  const { deleteWebsite, isDeleting } = useDeleteThisWebsite(website.id);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <AdminHeader website={website} address={publicAddress(website.slug)}>
      <Link className={buttonClass()} to={paths.editor(website.id)} aria-label={t('admin.edit')}>
        <EditWebsiteLabel />
      </Link>
      {website.isPublished && <ViewWebsiteLink href={paths.site(website.slug)} />}
      <DeleteWebsiteButton onClick={() => setIsAsked(true)} />
      <DeleteWebsiteDialog
        title={website.title}
        isOpen={isAsked}
        onClose={close}
        onConfirm={() => deleteWebsite(close)}
        isDeleting={isDeleting}
      />
    </AdminHeader>
  );
}
