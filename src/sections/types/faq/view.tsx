import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { Paragraphs, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { type FaqContent, faq } from './definition';
import faqCss from './faq.css?inline';
import splitCss from './split.css?inline';
import talkCss from './talk.css?inline';

function FaqView({ id, title, content, mode, frame, layout }: SectionViewProps<FaqContent>) {
  // A reader looks for one of many, and beside the title there is room for them; a few are read one after the other.
  const isFolded = layout === 'fold';
  return (
    <SectionFrame {...frame} className={isFolded ? 's-flow s-faq' : 's-wide s-faq'} isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      {isFolded ? <Folds content={content} /> : <Pairs content={content} layout={layout} />}
    </SectionFrame>
  );
}

/** Each answer opens below its question, without a script; the first one shows how. */
function Folds({ content: { questions } }: { content: FaqContent }) {
  return (
    <div className="s-folds">
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} open={index === 0}>
          <summary>{question}</summary>
          <div className="s-text">
            <Paragraphs text={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** All answers beside their questions, or as what two people say to each other. */
function Pairs({ content, layout }: Pick<SectionViewProps<FaqContent>, 'content' | 'layout'>) {
  const person = layout === 'talk' ? content.answeredBy.trim() : '';
  return (
    <dl className={`s-${layout}`}>
      {content.questions.map(({ id, question, answer }) => (
        <div key={id}>
          <dt>{question}</dt>
          <dd>
            {person !== '' && <b>{person}</b>}
            <Paragraphs text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const view = defineView(faq, FaqView, [faqCss], { split: splitCss, talk: talkCss });
