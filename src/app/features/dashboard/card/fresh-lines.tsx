import { Link } from '@tanstack/react-router';
import { CalendarCheck, ChevronRight, Mail, ShoppingBag, Sun } from 'lucide-react';
import { useWaiting } from '@/app/entities/website';
import { paths } from '@/app/lib/paths';
import { useText } from '../use-text';

const asking = [
  { tab: 'bookings', icon: CalendarCheck, search: { bookings: 'pending' } },
  { tab: 'orders', icon: ShoppingBag, search: { orders: 'paid' } },
  { tab: 'messages', icon: Mail, search: { messages: 'unread' } },
] as const;

/** The lines that say what waits for the owner at a website and who comes today, each with the way to it. */
export function FreshLines({ websiteId }: { websiteId: number }) {
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
