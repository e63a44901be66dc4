import type { SectionViewProps } from '../section';
import { elementId, SectionFrame, SectionTitle } from '../section-frame';
import type { PollContent } from './schema';

export function PollView({ id, title, content, words, mode }: SectionViewProps<PollContent>) {
  const isTitled = title !== '';
  return (
    <SectionFrame id={id} mode={mode} className="s-do s-poll" isTitled={isTitled}>
      <div className="s-panel">
        <SectionTitle id={id} mode={mode} title={title} />
        {mode === 'public' ? (
          <ul className="s-options is-read">
            {content.options.map((option, index) => (
              <li className="s-option" key={keyOf(index)}>
                {option}
              </li>
            ))}
          </ul>
        ) : (
          <PollForm
            id={elementId(id, mode)}
            isTitled={isTitled}
            options={content.options}
            words={words.poll}
          />
        )}
      </div>
    </SectionFrame>
  );
}

interface PollFormProps {
  id: string;
  isTitled: boolean;
  options: readonly string[];
  words: SectionViewProps<PollContent>['words']['poll'];
}

/** How the poll looks where it can be answered. */
function PollForm({ id, isTitled, options, words }: PollFormProps) {
  const name = isTitled ? { 'aria-labelledby': `${id}-t` } : { 'aria-label': words.options };
  return (
    <form className="s-form" method="post">
      <fieldset className="s-options" {...name}>
        {options.map((option, index) => (
          <label className="s-option" key={keyOf(index)}>
            <input type="radio" name={`${id}-option`} value={index} />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <button className="s-btn" type="submit">
        {words.vote}
      </button>
    </form>
  );
}

/** An option is known by its place: votes are counted by it. */
function keyOf(index: number): string {
  return `option-${index}`;
}
