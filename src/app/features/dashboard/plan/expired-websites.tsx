import { Link } from '@tanstack/react-router';
import { useCall } from '@/app/lib/call';
import { publicAddress } from '@/app/lib/page-facts';
import { paths } from '@/app/lib/paths';
import { listAccountWebsites } from '@/contracts/endpoints/accounts';
import { clothOf } from '@/ui/awning';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { LetterTile } from '@/ui/letter-tile';
import { useText } from '../use-text';

/** The websites of an owner whose plan has ended, each with the way to what visitors sent; nothing where there is none. */
export function ExpiredWebsites() {
  const t = useText();
  const { data, isError, isFetching, refetch } = useCall(
    listAccountWebsites,
    {},
    { refetchOnMount: 'always' },
  );
  if (data?.length === 0 || (!data && !isError)) return null;
  return (
    <Card aria-labelledby="expired-websites">
      <div className="card__pad grid gap-1">
        <h2 className="h2" id="expired-websites">
          {t('dashboard.expired.websites')}
        </h2>
        <p className="soft">{t('dashboard.expired.websitesLead')}</p>
      </div>
      {data ? (
        <ul className="expired__sites">
          {data.map(({ id, title, slug }) => (
            <li key={id}>
              <LetterTile text={title} cloth={clothOf(id)} />
              <div className="min-w-0">
                <b className="strong wrap-anywhere">{title}</b>
                <p className="sm wrap-anywhere">
                  <a className="link" href={paths.site(slug)} target="_blank" rel="noopener">
                    {publicAddress(slug)}
                  </a>
                </p>
              </div>
              <Link
                to={paths.admin(id)}
                className={buttonClass()}
                aria-label={t('dashboard.expired.openOf', { title })}
              >
                {t('dashboard.expired.open')}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="card__pad flex flex-wrap items-center gap-4" role="alert">
          <p className="soft">{t('dashboard.expired.websitesFailed')}</p>
          <Button isPending={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </Card>
  );
}
