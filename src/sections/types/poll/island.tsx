import { type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { castVote, getPollResults, type PollResults, type PollVoteInput } from '@/contracts/endpoints/polls';
import { formatPercent } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { fillWords } from '../../visitor-kit/fill-words';
import { type CallResult, callSite } from '../../visitor-kit/visitor-call';
import { VisitorNotice } from '../../visitor-kit/visitor-notice';

export interface PollFormProps {
  slug: string;
  sectionId: string;
  options: string[];
  /** The element of the question has this id; null where there is no question. */
  labelledBy: string | null;
  words: WordsOf<'poll'>;
}

type Shown = { kind: 'options' } | { kind: 'results' | 'voted'; results: PollResults };

/** Draws a poll: its options until the visitor has voted, then how it stands. */
export function PollForm({ slug, sectionId, options, labelledBy, words }: PollFormProps) {
  const id = useId();
  const mark = useFieldMarks('content', 'options');
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [choice, setChoice] = useState<number | null>(null);
  const [shown, setShown] = useState<Shown>({ kind: 'options' });
  const [failure, setFailure] = useState<string | null>(null);
  const hasVoted = shown.kind === 'voted';
  const statusRef = useRef<HTMLDivElement>(null);

  // The button that was pressed is disabled, so the keyboard goes on at the answer, unless it is elsewhere already.
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || statusRef.current?.parentElement?.contains(activeElement);
    if (hasVoted && isHere) statusRef.current?.focus();
  }, [hasVoted]);

  /** Only one call runs at a time, however often something is pressed. */
  async function show(kind: 'results' | 'voted', call: () => Promise<CallResult<PollResults>>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setFailure(null);
    const result = await call();
    isBusy.current = false;
    setIsSending(false);
    if (result.kind === 'done') setShown({ kind, results: result.answer });
    else setFailure(getFailureText(result, kind === 'voted' ? words.failed : words.resultsFailed));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // An option that was chosen before the script arrived counts too.
    const chosen = new FormData(event.currentTarget).get('option');
    if (chosen === null) return setFailure(words.chooseOption);
    const optionIndex = Number(chosen);
    setChoice(optionIndex);
    const vote: PollVoteInput = { sectionId, optionIndex };
    return show('voted', () => callSite(castVote, { params: { slug }, body: vote }));
  }

  function turn({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (shown.kind === 'results') return setShown({ kind: 'options' });
    // The option that is chosen, and not voted for yet, is chosen again on the way back.
    const chosen = currentTarget.form && new FormData(currentTarget.form).get('option');
    if (chosen !== null) setChoice(Number(chosen));
    return show('results', () => callSite(getPollResults, { params: { slug, sectionId } }));
  }

  const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': words.options };
  return (
    <form className="s-form" method="post" onSubmit={handleSubmit}>
      {shown.kind === 'options' ? (
        <fieldset className="s-options" {...name}>
          {options.map((option, index) => (
            <label className="s-option" key={getKey(index)}>
              <input type="radio" name="option" value={index} defaultChecked={index === choice} />
              <span {...mark('line', String(index))}>{option}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <PollBars
          id={id}
          options={options}
          results={shown.results}
          ownIndex={hasVoted ? choice : null}
          words={words}
        />
      )}
      <div role="status" ref={statusRef} tabIndex={-1}>
        {hasVoted && <VisitorNotice title={words.voted} text={words.thanks} />}
      </div>
      {failure !== null && (
        <div role="alert">
          <VisitorNotice title={failure} offlineText={words.offline} isBad />
        </div>
      )}
      <div className="s-actions">
        {shown.kind !== 'results' && (
          <button className="s-btn" type="submit" disabled={hasVoted} aria-disabled={isSending || undefined}>
            {hasVoted ? words.youVoted : words.vote}
          </button>
        )}
        {/* It stays one button there and back, so that the keyboard goes on where it was. */}
        {!hasVoted && (
          <button
            className={shown.kind === 'results' ? 's-btn' : 's-btn is-quiet'}
            type="button"
            onClick={turn}
          >
            {shown.kind === 'results' ? words.back : words.showResults}
          </button>
        )}
      </div>
      <noscript>
        <p className="s-hint">{words.needsScript}</p>
      </noscript>
    </form>
  );
}

/** Returns the server's own words where they are meant for the visitor. */
function getFailureText(result: Exclude<CallResult<unknown>, { kind: 'done' }>, usual: string): string {
  return (result.kind === 'refused' && result.status === 429 && result.body.message) || usual;
}

/** Returns the key of an option, which is known by its index: votes are counted by it. */
function getKey(index: number): string {
  return `option-${index}`;
}

export { PollForm as Island };

interface PollBarsProps {
  /** Ids begin with this. */
  id: string;
  options: readonly string[];
  results: PollResults;
  /** The visitor voted for the option at this index. */
  ownIndex: number | null;
  words: WordsOf<'poll'>;
}

/** Shows how a poll stands: each option has a bar, and the visitor's own is named in words too. */
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
