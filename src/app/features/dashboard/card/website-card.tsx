import { locale } from '@messages';
import { Link } from '@tanstack/react-router';
import {
  CalendarCheck,
  ChartNoAxesColumn,
  ChevronRight,
  Copy,
  Ellipsis,
  ExternalLink,
  EyeOff,
  Languages,
  Link2,
  Mail,
  Pencil,
  ShoppingBag,
  Sun,
  Trash2,
} from 'lucide-react';
import { useWaiting } from '@/app/entities/website';
import { getPublicAddress } from '@/app/lib/page-facts';
import type { ListedWebsite } from '@/contracts/websites';
import { LOCALE_NAMES } from '@/core/locale/locale';
import type { VisitorFeature } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Awning, getAccent } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { getButtonClass } from '@/ui/button';
import { getIconButtonClass, IconButton } from '@/ui/icon-button';
import { LetterTile } from '@/ui/letter-tile';
import { Menu } from '@/ui/menu';
import { useToast } from '@/ui/toast';
import { CardFace, SampleLine } from '../face/card-face';
import { useText } from '../use-text';
import { GuessedLanguage } from './guessed-language';

interface WebsiteCardProps extends CardMenuActions {
  website: ListedWebsite;
  onDelete: () => void;
}

/** Shows a website as a small shop: its awning is down while visitors can come in, and its page is in the window. */
export function WebsiteCard({ website, ...actions }: WebsiteCardProps) {
  const t = useText();
  const { id, title, slug, description, logoUrl, isPublished, language } = website;
  const accent = isPublished ? getAccent(id) : 'grey';
  return (
    <article className="card site-card">
      <div className="site-card__window">
        <Awning accent={accent} isRolled={!isPublished} stripes={13} />
        <CardFace websiteId={id} />
      </div>
      <div className="site-card__body">
        <div className="site-card__id">
          <LetterTile text={title} accent={accent} imageUrl={logoUrl} />
          <div className="site-card__marks">
            {language !== locale && (
              <Badge tone="outline">
                <Languages className="icon--sm" aria-hidden="true" />
                <span className="sr-only">{t('dashboard.language')}</span>{' '}
                <span lang={language}>{LOCALE_NAMES[language]}</span>
              </Badge>
            )}
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
        </div>
        <div>
          <h2 className="h2 line-clamp-2 wrap-anywhere" title={title}>
            {title}
          </h2>
          <p className="sm mute wrap-anywhere">{getPublicAddress(slug)}</p>
        </div>
        {description.trim() ? (
          <p className="site-card__desc soft">{description}</p>
        ) : (
          <p className="site-card__desc mute">{t('dashboard.noDescription')}</p>
        )}
        {website.guessedLanguage && <GuessedLanguage websiteId={id} language={website.guessedLanguage} />}
        {website.closedFeatures && <ClosedFeatures features={website.closedFeatures} />}
      </div>
      <ul className="site-card__fresh">
        <FreshLines websiteId={id} />
        {!isPublished && <SampleLine websiteId={id} />}
      </ul>
      <CardFoot website={website} {...actions} />
    </article>
  );
}

/** Names the features of a website that visitors cannot use, because the owner's plan lacks them. */
function ClosedFeatures({ features }: { features: readonly VisitorFeature[] }) {
  const t = useText();
  const names = features.map((feature) => t(`planFeatures.names.${feature}`));
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

function CardFoot({ website, onDelete, ...more }: WebsiteCardProps) {
  const t = useText();
  const { id, title, slug, isPublished } = website;
  const openLabel = t('dashboard.open', { title });
  return (
    <div className="site-card__foot">
      <Link
        to={paths.editor(id)}
        className={getButtonClass({ variant: 'soft' })}
        aria-label={t('dashboard.editOf', { title })}
      >
        <Pencil />
        {t('dashboard.edit')}
      </Link>
      <Link
        to={paths.admin(id)}
        className={getButtonClass({ variant: 'quiet' })}
        aria-label={t('dashboard.analyticsOf', { title })}
      >
        <ChartNoAxesColumn />
        {t('dashboard.analytics')}
      </Link>
      <span className="site-card__icons">
        {isPublished && (
          <a
            href={paths.site(slug)}
            target="_blank"
            rel="noreferrer"
            className={getIconButtonClass()}
            aria-label={openLabel}
            title={openLabel}
          >
            <ExternalLink />
          </a>
        )}
        <IconButton isBad label={t('dashboard.delete', { title })} onClick={onDelete}>
          <Trash2 />
        </IconButton>
        <CardMenu website={website} {...more} />
      </span>
    </div>
  );
}

interface CardMenuActions {
  onDuplicate: () => void;
  onTakeOffline: () => void;
}

interface CardMenuProps extends CardMenuActions {
  website: ListedWebsite;
}

/** Holds the actions that are too rare for a button on the card. */
function CardMenu({ website, onDuplicate, onTakeOffline }: CardMenuProps) {
  const t = useText();
  const toast = useToast();
  const { title, slug, isPublished } = website;
  const copyAddress = async () => {
    await navigator.clipboard.writeText(new URL(paths.site(slug), window.location.href).href);
    toast({ title: t('dashboard.addressCopied') });
  };
  const ofPublished = [
    {
      label: t('dashboard.copyAddress'),
      icon: <Link2 />,
      onSelect: () =>
        void copyAddress().catch(() => toast({ tone: 'bad', title: t('dashboard.copyAddressFailed') })),
    },
    { label: t('dashboard.takeOffline.open'), icon: <EyeOff />, onSelect: onTakeOffline },
  ];
  return (
    <Menu
      label={t('dashboard.menu', { title })}
      icon={<Ellipsis />}
      items={[
        { label: t('dashboard.duplicate.open'), icon: <Copy />, onSelect: onDuplicate },
        ...(isPublished ? ofPublished : []),
      ]}
    />
  );
}

const asking = [
  { tab: 'bookings', icon: CalendarCheck, search: { bookings: 'pending' } },
  { tab: 'orders', icon: ShoppingBag, search: { orders: 'paid' } },
  { tab: 'messages', icon: Mail, search: { messages: 'unread' } },
] as const;

/** Says what waits for the owner at a website and who comes today, in lines that lead there. */
function FreshLines({ websiteId }: { websiteId: number }) {
  const t = useText();
  const fresh = useWaiting()?.find((waiting) => waiting.websiteId === websiteId);
  if (!fresh) return null;
  const { visitsToday, nextVisit, arrivalsToday } = fresh;
  const visits = { count: visitsToday, next: nextVisit ?? '', hasNext: `${nextVisit !== null}` };
  const coming = [
    visitsToday > 0 && t('dashboard.today.visits', visits),
    arrivalsToday > 0 && t('dashboard.today.arrivals', { count: arrivalsToday }),
  ].filter((line) => line !== false);
  return (
    <>
      {asking.map(
        ({ tab, icon: Icon, search }) =>
          fresh[tab] > 0 && (
            <li key={tab}>
              <Link className="is-asking" to={paths.admin(websiteId)} search={search} hash={tab}>
                <Icon aria-hidden="true" />
                <span>
                  <b>{fresh[tab]}</b> {t(`dashboard.waiting.${tab}`, { count: fresh[tab] })}
                </span>
                <ChevronRight className="icon--sm" aria-hidden="true" />
              </Link>
            </li>
          ),
      )}
      {coming.map((line) => (
        <li key={line}>
          <Link to={paths.admin(websiteId)} search={{ view: 'day' }} hash="bookings">
            <Sun aria-hidden="true" />
            <span>{line}</span>
            <ChevronRight className="icon--sm" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </>
  );
}
