import { Link } from '@tanstack/react-router';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { publicAddress } from '@/app/lib/public-address';
import { useText } from '@/app/lib/texts';
import { paths } from '@/app/paths';
import type { Website } from '@/contracts/websites';
import { clothOf } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { Button, buttonClass } from '@/ui/button';
import { LetterTile } from '@/ui/letter-tile';
import { DeleteWebsiteDialog } from './delete-website-dialog';

/** In characters; from here on a title in the largest size would push everything else off a phone. */
const LONG_TITLE = 40;

export function AdminHeader({ website }: { website: Website }) {
  const t = useText();
  const [isDeleting, setIsDeleting] = useState(false);
  const isLong = website.title.length > LONG_TITLE;
  return (
    <div className="admin-head">
      <div className="admin-head__id">
        <LetterTile text={website.title} imageUrl={website.logoUrl} cloth={clothOf(website.id)} size="lg" />
        <div className="grid min-w-0 gap-1">
          <div className="admin-head__name">
            <h1 className={`${isLong ? 'h2' : 'h1'} wrap-anywhere`} tabIndex={-1}>
              {website.title}
            </h1>
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
          <p className="mute wrap-anywhere">{publicAddress(website.slug)}</p>
        </div>
      </div>
      <div className="admin-head__acts">
        <Link className={buttonClass()} to={paths.editor(website.id)} aria-label={t('admin.edit')}>
          <Pencil />
          <span className="only-wide">{t('admin.edit')}</span>
          <span className="only-phone">{t('admin.editShort')}</span>
        </Link>
        {website.isPublished && (
          <a
            className={buttonClass()}
            href={paths.site(website.slug)}
            target="_blank"
            rel="noopener"
            aria-label={t('admin.viewInNewTab')}
          >
            <ExternalLink />
            <span className="only-wide">{t('admin.view')}</span>
            <span className="only-phone">{t('admin.viewShort')}</span>
          </a>
        )}
        <Button
          variant="danger-quiet"
          aria-label={t('admin.delete')}
          title={t('admin.delete')}
          onClick={() => setIsDeleting(true)}
        >
          <Trash2 />
          <span className="only-wide">{t('admin.delete')}</span>
        </Button>
      </div>
      <DeleteWebsiteDialog website={website} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </div>
  );
}
