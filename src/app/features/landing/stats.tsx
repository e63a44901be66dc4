import { Skeleton } from '@/ui/skeleton';
import { useText } from './use-text';

/** How many use it. The server writes the numbers in where it knows them; otherwise the page's script does. */
export function Stats() {
  const t = useText();
  return (
    <section className="land-section--butter land-stats" aria-label={t('landing.stats.label')}>
      <div className="wrap land-stats__in">
        <p>
          <b data-stat="totalUsers">
            <Skeleton />
          </b>
          <span className="lead">{t('landing.stats.users')}</span>
        </p>
        <p>
          <b data-stat="totalWebsites">
            <Skeleton />
          </b>
          <span className="lead">{t('landing.stats.websites')}</span>
        </p>
      </div>
    </section>
  );
}
