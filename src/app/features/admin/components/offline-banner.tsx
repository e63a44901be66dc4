import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { formatTime } from '@/app/lib/dates';
import { Banner } from '@/ui/banner';
import { useIsOnline } from '@/ui/use-is-online';
import type { TapQueue } from '../api/tap-queue';
import { useWaitingTaps } from '../api/taps-context';
import { useText } from '../use-text';

/** Says without a connection from when that is what one sees, and how much waits to be sent. */
export function OfflineBanner({ taps }: { taps: TapQueue }) {
  const t = useText();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const count = useWaitingTaps(taps).length;
  if (isOnline && count === 0) return null;
  const readAt = Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );
  return (
    <Banner tone="amber" icon={<CloudOff aria-hidden="true" />}>
      <b className="block">{t(isOnline ? 'admin.offline.unreached' : 'admin.offline.title')}</b>
      <span className="sm">
        {readAt > 0 && t('admin.offline.seen', { time: formatTime(new Date(readAt).toISOString()) })}{' '}
        {t('admin.offline.kept', { count })}
      </span>
    </Banner>
  );
}
