import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { Button, buttonClass } from '@/ui/button';
import { useText } from '../use-text';

/** What stands on the link to the editor. */
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
      className={buttonClass()}
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
