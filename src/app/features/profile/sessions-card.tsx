import { LogOut } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { formatDate, formatDateTime, preventBreaks } from '@/app/lib/dates';
import type { OpenSession } from '@/contracts/endpoints/accounts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { keepFocus } from '@/ui/keep-focus';
import { Skeleton } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import { useEndSession, useSessions } from './account-calls';
import { useText } from './use-text';

/** Lists the devices where the owner is signed in; the others can be signed out one by one, or all at once. */
export function SessionsCard() {
  const t = useText();
  const toast = useToast();
  const { data: sessions, isError, isFetching, refetch } = useSessions();
  const ending = useEndSession();
  const [isAsking, setIsAsking] = useState(false);
  const end = (id: number | null) => {
    if (ending.isPending) return;
    ending.mutate(id, {
      onSuccess: () => {
        setIsAsking(false);
        toast({ title: t('profile.sessions.ended') });
      },
      onError: () => toast({ tone: 'bad', title: t('profile.sessions.failed') }),
    });
  };
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Card className="card__pad grid gap-4" aria-labelledby="sessions">
      <div className="grid gap-1">
        <h2 className="h3" id="sessions">
          {t('profile.sessions.title')}
        </h2>
        <p className="soft">{t('profile.sessions.text')}</p>
      </div>
      {!sessions && !isError && <Skeleton className="h-5 w-full" />}
      {!sessions && isError && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
          <p className="soft">{t('profile.sessions.loadFailed')}</p>
          <Button isPending={isFetching} pendingText={t('profile.loading')} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {sessions && (
        <ul className="account-lines">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} isBusy={ending.isPending} onEnd={end} />
          ))}
        </ul>
      )}
      {others > 1 && (
        <Button className="justify-self-start" disabled={ending.isPending} onClick={() => setIsAsking(true)}>
          {t('profile.sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => end(null)}
        title={t('profile.sessions.endOthers')}
        text={t('profile.sessions.endOthersText', { count: others })}
        confirmLabel={t('profile.sessions.end')}
        confirmIcon={<LogOut aria-hidden="true" />}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        isPending={ending.isPending}
      />
    </Card>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isBusy: boolean;
  onEnd: (id: number) => void;
}

function SessionRow({ session: { id, browser, system, ...session }, isBusy, onEnd }: SessionRowProps) {
  const t = useText();
  const device =
    browser && system
      ? t('profile.sessions.device', { browser, system })
      : (browser ?? system ?? t('profile.sessions.unknown'));
  const handleEnd = (event: MouseEvent) => {
    keepFocus(event.currentTarget.closest('li'));
    onEnd(id);
  };
  return (
    <li className="items-center">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="strong">{device}</span>
          {session.isCurrent && <Badge tone="green">{t('profile.sessions.current')}</Badge>}
        </p>
        <p className="sm mute">
          {t('profile.sessions.times', {
            since: preventBreaks(formatDate(session.createdAt)),
            used: preventBreaks(formatDateTime(session.lastUsedAt)),
          })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="sm"
          // A disabled button would lose the focus, on this row and on the next one.
          aria-disabled={isBusy}
          aria-label={t('profile.sessions.endOne', { device })}
          onClick={handleEnd}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
