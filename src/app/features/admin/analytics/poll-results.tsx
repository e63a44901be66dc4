import { polls } from '@messages';
import { PollVotes } from '@/app/entities/poll-votes';
import { useCall } from '@/app/lib/call';
import { createUseText } from '@/app/lib/texts';
import { listOwnPolls } from '@/contracts/endpoints/polls';
import { Badge } from '@/ui/badge';
import { Heading } from '@/ui/heading';
import { PanelError } from '../rows/loaded-list';

const useText = createUseText({ polls });

/** Shows the polls of a website with their votes; nothing on a website without polls. */
export function PollResults({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { data, error, refetch } = useCall(
    listOwnPolls,
    { params: { id: websiteId } },
    { refetchOnMount: 'always' },
  );
  if (error && !data) return <PanelError error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="card__pad grid gap-6" aria-labelledby="poll-results">
      <Heading level={3} id="poll-results" className="h3">
        {t(data.length > 1 ? 'polls.titleMany' : 'polls.title')}
      </Heading>
      {data.map((poll) => (
        <article key={poll.sectionId} className="grid gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <Heading level={3} className="strong wrap-anywhere">
              {poll.question}
            </Heading>
            {!poll.isOnPage && <Badge>{t('polls.offPage')}</Badge>}
          </div>
          <PollVotes poll={poll} />
        </article>
      ))}
    </section>
  );
}
