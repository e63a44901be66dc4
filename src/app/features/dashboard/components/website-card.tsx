import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, ChevronRight, Copy, ExternalLink, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useWaitingAt } from '@/app/entities/website';
import { publicAddress } from '@/app/lib/page-facts';
import { paths } from '@/app/lib/paths';
import type { ListedWebsite } from '@/contracts/websites';
import type { VisitorFeature } from '@/core/plans';
import { Awning, getAccent } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { IconButton, iconButtonClass } from '@/ui/icon-button';
import { LetterTile } from '@/ui/letter-tile';
import { useText } from '../use-text';
import { GuessedLanguage } from './guessed-language';

interface WebsiteCardProps {
  website: ListedWebsite;
  onDelete: () => void;
  onDuplicate: () => void;
}

/** One website as a small shop: its awning is down while visitors can come in. */
export function WebsiteCard({ website, onDelete, onDuplicate }: WebsiteCardProps) {
  const t = useText();
  const { id, title, slug, description, logoUrl, isPublished } = website;
  return (
    <article className="card site-card">
      <Awning accent={isPublished ? getAccent(id) : 'grey'} isRolled={!isPublished} stripes={13} />
      <div className="site-card__body">
        <div className="site-card__id">
          <LetterTile text={title} accent={isPublished ? getAccent(id) : 'grey'} imageUrl={logoUrl} />
          <div className="min-w-0 flex-1">
            <h2 className="h2 line-clamp-2 wrap-anywhere" title={title}>
              {title}
            </h2>
            <p className="sm mute wrap-anywhere">{publicAddress(slug)}</p>
          </div>
          <IconButton label={t('dashboard.duplicate.of', { title })} onClick={onDuplicate}>
            <Copy />
          </IconButton>
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
        <Waiting websiteId={id} />
        {website.guessedLanguage && <GuessedLanguage websiteId={id} language={website.guessedLanguage} />}
        {website.closedFeatures && <ClosedFeatures features={website.closedFeatures} />}
      </div>
      <WebsiteCardActions website={website} onDelete={onDelete} />
    </article>
  );
}

/** Says what waits for the owner, each with the way to it. */
function Waiting({ websiteId }: { websiteId: number }) {
  const t = useText();
  const waiting = useWaitingAt(websiteId);
  if (!waiting) return null;
  const parts = [
    { tab: 'bookings', search: { bookings: 'pending' } },
    { tab: 'orders', search: { orders: 'paid' } },
    { tab: 'messages', search: { messages: 'unread' } },
  ] as const;
  return (
    <ul className="site-card__waiting">
      {parts.map(
        ({ tab, search }) =>
          waiting[tab] > 0 && (
            <li key={tab}>
              <Link className="site-card__wait" to={paths.admin(websiteId)} search={search} hash={tab}>
                <span>
                  <b>{waiting[tab]}</b> {t(`dashboard.waiting.${tab}`, { count: waiting[tab] })}
                </span>
                <ChevronRight className="icon--sm" aria-hidden="true" />
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}

/** Names the features of a website that visitors cannot use, because the owner's plan lacks them. */
function ClosedFeatures({ features }: { features: readonly VisitorFeature[] }) {
  const t = useText();
  const names = features.map((feature) => t(`plans.features.${feature}`));
  return (
    <div className="site-card__note site-card__note--closed">
      <EyeOff aria-hidden="true" />
      <p className="sm">
        <b className="strong">{t('dashboard.closed', { features: names.join(', ') })}</b>{' '}
        <span className="soft">{t('dashboard.closedText')}</span>{' '}
        <Link to={paths.subscribe} className="link">
          {t('dashboard.upgrade.action')}
        </Link>
      </p>
    </div>
  );
}

interface WebsiteCardActionsProps {
  website: ListedWebsite;
  onDelete: () => void;
}

function WebsiteCardActions({ website, onDelete }: WebsiteCardActionsProps) {
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
