import { publicAddress } from '@/app/lib/public-address';
import type { ListedWebsite } from '@/contracts/websites';
import { Awning, clothOf } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { LetterTile } from '@/ui/letter-tile';
import { useText } from '../use-text';
import { ClosedFeatures } from './closed-features';
import { WebsiteCardActions } from './website-card-actions';

interface WebsiteCardProps {
  website: ListedWebsite;
  onDelete: () => void;
}

/** One website as a small shop: its awning is down while visitors can come in. */
export function WebsiteCard({ website, onDelete }: WebsiteCardProps) {
  const t = useText();
  const { id, title, slug, description, logoUrl, isPublished } = website;
  return (
    <article className="card site-card">
      <Awning cloth={isPublished ? clothOf(id) : 'grey'} isRolled={!isPublished} stripes={13} />
      <div className="site-card__body">
        <div className="site-card__id">
          <LetterTile text={title} cloth={isPublished ? clothOf(id) : 'grey'} imageUrl={logoUrl} />
          <div className="min-w-0 flex-1">
            <h2 className="h2 line-clamp-2 wrap-anywhere" title={title}>
              {title}
            </h2>
            <p className="sm mute wrap-anywhere">{publicAddress(slug)}</p>
          </div>
        </div>
        {description.trim() ? (
          <p className="site-card__desc soft">{description}</p>
        ) : (
          <p className="site-card__desc mute">{t('dashboard.noDescription')}</p>
        )}
        <div>
          {isPublished ? (
            <Badge tone="green" hasDot>
              {t('dashboard.published')}
            </Badge>
          ) : (
            <Badge hasDot isDotHollow>
              {t('dashboard.draft')}
            </Badge>
          )}
        </div>
        {website.closedFeatures && <ClosedFeatures features={website.closedFeatures} />}
      </div>
      <WebsiteCardActions website={website} onDelete={onDelete} />
    </article>
  );
}
