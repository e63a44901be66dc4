import './poll-votes.css';
import { locale, polls } from '@messages';
import { formatDateTime } from '@/app/lib/dates';
import { createUseText } from '@/app/lib/texts';
import type { OwnPoll } from '@/contracts/endpoints/polls';
import { formatPercent } from '@/core/locale/format';

const useText = createUseText({ polls });

/**
 * Lists the options of a poll with their votes, the votes for removed options, how many people voted, and when the last
 * one did.
 */
export function PollVotes({ poll }: { poll: OwnPoll }) {
  const t = useText();
  const { options, formerOptions, totalVotes, lastVoteAt } = poll;
  return (
    <div className="poll-votes">
      <ul>
        {options.map(({ text, votes, percentage }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may have one text, and none moves here
          <li key={index}>
            <span className="wrap-anywhere">{text}</span>
            <span className="poll-votes__count">
              <b>{t('polls.votes', { count: votes })}</b>{' '}
              <span className="soft">{formatPercent(locale, percentage)}</span>
            </span>
            <meter className="poll-votes__bar" min={0} max={100} value={percentage} aria-hidden="true" />
          </li>
        ))}
      </ul>
      {formerOptions.length > 0 && (
        <p className="sm soft wrap-anywhere">
          {t('polls.former', {
            options: formerOptions
              .map(({ text, votes }) => t('polls.formerOption', { option: text, count: votes }))
              .join(', '),
          })}
        </p>
      )}
      <p className="sm soft">
        {lastVoteAt
          ? t('polls.total', { count: totalVotes, time: formatDateTime(lastVoteAt) })
          : t('polls.none')}
      </p>
    </div>
  );
}
