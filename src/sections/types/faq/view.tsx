import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { FieldSpot } from '../../visitor-kit/field-spot';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { LongList, ROWS } from '../../visitor-kit/long-list';
import { LongText } from '../../visitor-kit/long-text';
import { type FaqContent, faq } from './definition';
import faqCss from './faq.css?inline';
import splitCss from './split.css?inline';
import talkCss from './talk.css?inline';

type ViewProps = SectionViewProps<FaqContent>;

function FaqView({ id, title, content, words, mode, frame, layout }: ViewProps) {
  // A reader looks for one of many folded questions, which leave room for the title beside them; a few are read one after
  // the other, as wide as the page.
  const isFolded = layout === 'fold';
  const level = title === '' ? 2 : 3;
  return (
    <SectionFrame {...frame} className={isFolded ? 's-flow s-faq' : 's-wide s-faq'} isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      {isFolded ? (
        <Folds content={content} level={level} words={words} />
      ) : (
        <Pairs content={content} level={level} layout={layout} />
      )}
    </SectionFrame>
  );
}

interface AnswersProps {
  content: FaqContent;
  /** Small headings in the answers have this level. */
  level: 2 | 3;
}

/** Each answer opens below its question, without a script; the first one shows how. */
function Folds({ content: { questions }, level, words }: AnswersProps & Pick<ViewProps, 'words'>) {
  const mark = useFieldMarks('content', 'questions');
  return (
    <LongList items={questions} bounds={ROWS} text={words.showAll}>
      {(part, start) => (
        <div className="s-folds">
          {part.map(({ id, question, answer, answerFormat }, index) => (
            <details key={id} open={start + index === 0}>
              <summary {...mark('line', id, 'question')}>{question}</summary>
              <div className="s-text" {...mark('rich', id, 'answer')}>
                <LongText text={answer} format={answerFormat} level={level} isSmall />
              </div>
            </details>
          ))}
        </div>
      )}
    </LongList>
  );
}

/** Draws all answers beside their questions, or as a talk of two people. */
function Pairs({ content, level, layout }: AnswersProps & { layout: string }) {
  const mark = useFieldMarks('content');
  const person = layout === 'talk' ? content.answeredBy.trim() : '';
  return (
    <dl className={`s-${layout}`}>
      {content.questions.map(({ id, question, answer, answerFormat }) => (
        <div key={id}>
          <dt {...mark('line', 'questions', id, 'question')}>{question}</dt>
          <dd>
            {person !== '' && <b {...mark('line', 'answeredBy')}>{person}</b>}
            <FieldSpot mark={mark('rich', 'questions', id, 'answer')}>
              <LongText text={answer} format={answerFormat} level={level} isSmall />
            </FieldSpot>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const view = defineView(faq, FaqView, [faqCss], { split: splitCss, talk: talkCss });
