import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { browserCopies } from '@/app/lib/browser-copies';
import { ShopArt } from '@/ui/awning';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { lazy } from '@/ui/lazy';
import { Skeleton } from '@/ui/skeleton';
import { useBin } from '../bin/use-bin';
import type { Proposal } from '../create/create-website-dialog';
import { isRunOver, KEPT_RUN } from '../first-run/run-over';
import { useText } from '../use-text';

const firstRun = lazy(() => import('../first-run/first-run-card'));

interface NoWebsitesProps {
  onCreate: (proposal?: Proposal) => void;
  /** Holds the answers that the first run has so far. */
  answered: RefObject<Proposal | null>;
}

/** Stands in place of websites while there are none: the first run, or the invitation to create one. */
export function NoWebsites({ onCreate, answered }: NoWebsitesProps) {
  const userId = useCurrentUser().user?.id ?? 0;
  const bin = useBin();
  const [isOver, setIsOver] = useState(() => isRunOver(userId));
  // A first run that was begun goes on, even if there are websites in the bin.
  const [isBegun, setIsBegun] = useState(() => browserCopies.list(userId, KEPT_RUN).length > 0);
  if (!isBegun && !isOver && bin.isFetching && bin.isPending) return <Waiting />;
  const isNew = !isOver && bin.data?.length === 0;
  if (!isBegun && !isNew) return <Invitation onCreate={onCreate} onAnswer={() => setIsBegun(true)} />;
  const end = () => {
    setIsOver(true);
    setIsBegun(false);
  };
  return <FirstRun userId={userId} onCreate={onCreate} answered={answered} onEnd={end} />;
}

/** Keeps the room until it is known what stands here. */
function Waiting() {
  const t = useText();
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-140 rounded-lg" />
    </div>
  );
}

interface InvitationProps extends Pick<NoWebsitesProps, 'onCreate'> {
  /** Leads into the first run, where it is offered. */
  onAnswer?: () => void;
}

function Invitation({ onCreate, onAnswer }: InvitationProps) {
  const t = useText();
  return (
    <section className="card">
      <EmptyState
        className="py-18"
        art={<ShopArt />}
        title={t('dashboard.emptyTitle')}
        text={t('dashboard.emptyText')}
        action={
          <div className="grid justify-items-center gap-3">
            <Button variant="primary" size="lg" onClick={() => onCreate()}>
              <Plus />
              {t('dashboard.createFirst')}
            </Button>
            {onAnswer && (
              <Button variant="quiet" onClick={onAnswer}>
                {t('dashboard.answerQuestions')}
              </Button>
            )}
          </div>
        }
      />
    </section>
  );
}

interface FirstRunProps extends NoWebsitesProps {
  userId: number;
  onEnd: () => void;
}

/** Shows the three questions, and below them the way around them. */
function FirstRun({ userId, onCreate, answered, onEnd }: FirstRunProps) {
  const t = useText();
  const { parts, hasFailed } = firstRun.useLazy();
  if (hasFailed) return <Invitation onCreate={onCreate} />;
  if (!parts) return <Waiting />;
  return (
    <>
      <parts.FirstRunCard userId={userId} onCreate={onCreate} answered={answered} onEnd={onEnd} />
      <section className="first-else">
        <div>
          <h2 className="h3">{t('dashboard.emptyTitle')}</h2>
          <p className="soft">{t('dashboard.emptyText')}</p>
        </div>
        <Button onClick={() => onCreate()}>
          <Plus />
          {t('dashboard.createFirst')}
        </Button>
      </section>
    </>
  );
}
