import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { paths } from '@/app/paths';
import type { ListedWebsite } from '@/contracts/websites';
import { buttonClass } from '@/ui/button';
import { IconButton, iconButtonClass } from '@/ui/icon-button';
import { useText } from '../use-text';

interface WebsiteCardActionsProps {
  website: ListedWebsite;
  onDelete: () => void;
}

export function WebsiteCardActions({ website, onDelete }: WebsiteCardActionsProps) {
  const t = useText();
  const { id, title, slug, isPublished } = website;
  const openLabel = t('dashboard.open', { title });
  return (
    <div className="site-card__foot">
      <Link
        to={paths.editor(id)}
        className={buttonClass({ variant: 'soft' })}
        aria-label={t('dashboard.editOf', { title })}
      >
        <Pencil />
        {t('dashboard.edit')}
      </Link>
      <Link
        to={paths.admin(id)}
        className={buttonClass({ variant: 'quiet' })}
        aria-label={t('dashboard.analyticsOf', { title })}
      >
        <ChartNoAxesColumn />
        {t('dashboard.analytics')}
      </Link>
      {isPublished && (
        <a
          href={paths.site(slug)}
          target="_blank"
          rel="noreferrer"
          className={iconButtonClass()}
          aria-label={openLabel}
          title={openLabel}
        >
          <ExternalLink />
        </a>
      )}
      <IconButton isBad label={t('dashboard.delete', { title })} onClick={onDelete}>
        <Trash2 />
      </IconButton>
    </div>
  );
}
