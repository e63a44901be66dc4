import type { PollResults } from '@/contracts/endpoints/polls';
import { formatPercent } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import { fillWords } from '../../visitor-kit/fill-words';

interface PollBarsProps {
  /** The prefix of ids. */
  id: string;
  options: readonly string[];
  results: PollResults;
  /** The visitor voted for the option at this place. */
  ownIndex: number | null;
  words: WordsOf<'poll'>;
}

/** Shows how a poll stands: a bar for each option, and the visitor's own in words too. */
export function PollBars({ id, options, results, ownIndex, words }: PollBarsProps) {
  return (
    <>
      <ul className="s-bars">
        {options.map((option, index) => {
          const { percentage = 0 } = results.results.find(({ optionIndex }) => optionIndex === index) ?? {};
          const labelId = `${id}option-${index}`;
          return (
            <li className={index === ownIndex ? 'is-mine' : undefined} key={labelId}>
              <span id={labelId}>
                {option}
                {index === ownIndex && <small> · {words.yourVote}</small>}
              </span>
              <b>{formatPercent(words.locale, percentage)}</b>
              <progress max={100} value={percentage} aria-labelledby={labelId} />
            </li>
          );
        })}
      </ul>
      <p className="s-hint">{fillWords(words.total, { count: results.totalVotes }, words.locale)}</p>
    </>
  );
}
