import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Website } from '@/contracts/websites';
import { BIN_DAYS } from '@/contracts/websites';
import { getAccent } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { Button, getButtonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Heading } from '@/ui/heading';
import { LetterTile } from '@/ui/letter-tile';
import { useText } from '../use-text';

/** A longer title would push everything else off a phone in the largest size. */
const LONG_TITLE = 40;

interface AdminHeaderProps {
  website: Pick<Website, 'id' | 'title' | 'logoUrl' | 'isPublished'>;
  /** The address is written for people to read. */
  address: string;
  /** The buttons here act on the whole website. */
  children: ReactNode;
}

/** Shows the title and the address of the website. */
export function AdminHeader({ website, address, children }: AdminHeaderProps) {
  const t = useText();
  const isLong = website.title.length > LONG_TITLE;
  return (
    <div className="admin-head">
      <div className="admin-head__id">
        <LetterTile
          text={website.title}
          imageUrl={website.logoUrl}
          accent={getAccent(website.id)}
          size="lg"
        />
        <div className="grid min-w-0 gap-1">
          <div className="admin-head__name">
            <Heading level={1} className={`${isLong ? 'h2' : 'h1'} wrap-anywhere`} tabIndex={-1}>
              {website.title}
            </Heading>
            {website.isPublished ? (
              <Badge tone="green" hasDot>
                {t('admin.published')}
              </Badge>
            ) : (
              <Badge hasDot isDotHollow>
                {t('admin.draft')}
              </Badge>
            )}
          </div>
          <p className="mute wrap-anywhere">{address}</p>
        </div>
      </div>
      <div className="admin-head__acts">{children}</div>
    </div>
  );
}

export function EditWebsiteLabel() {
  const t = useText();
  return (
    <>
      <Pencil />
      <span className="only-wide">{t('admin.edit')}</span>
      <span className="only-phone">{t('admin.editShort')}</span>
    </>
  );
}

export function ViewWebsiteLink({ href }: { href: string }) {
  const t = useText();
  return (
    <a
      className={getButtonClass()}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={t('admin.viewInNewTab')}
    >
      <ExternalLink />
      <span className="only-wide">{t('admin.view')}</span>
      <span className="only-phone">{t('admin.viewShort')}</span>
    </a>
  );
}

export function DeleteWebsiteButton({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <Button variant="danger-quiet" aria-label={t('admin.delete')} title={t('admin.delete')} onClick={onClick}>
      <Trash2 />
      <span className="only-wide">{t('admin.delete')}</span>
    </Button>
  );
}

interface DeleteWebsiteDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isDeleting?: boolean;
}

export function DeleteWebsiteDialog({ title, isDeleting, ...dialog }: DeleteWebsiteDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      {...dialog}
      title={t('admin.deleteDialog.title')}
      text={`${t('admin.deleteDialog.text', { title })} ${t('bin.waits', { days: BIN_DAYS })}`}
      confirmLabel={t('admin.deleteDialog.confirm')}
      cancelLabel={t('admin.deleteDialog.cancel')}
      closeLabel={t('admin.deleteDialog.close')}
      isPending={isDeleting}
      pendingText={t('admin.deleteDialog.pending')}
    />
  );
}
