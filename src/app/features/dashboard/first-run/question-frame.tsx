import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import type { Answers } from './answers';
import { ShopFront } from './shop-front';
import { type Question, steps } from './steps';
import { useText } from './use-text';

interface FrameProps {
  question: Question;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onContinue: () => void;
  onSkip: () => void;
  onBack: () => void;
  onSkipAll: () => void;
}

/** Every question gets these. */
export interface QuestionProps {
  answers: Answers;
  onAnswer: (changes: Partial<Answers>) => void;
  frame: FrameProps;
}

interface QuestionFrameProps extends FrameProps {
  /** The drawing of the shop shows these answers. */
  answers: Answers;
  children: ReactNode;
}

const QUESTIONS = steps.slice(0, -1);

/** Shows a question with its fields, beside the drawing of a shop that grows with the answers. */
export function QuestionFrame({
  question,
  titleRef,
  answers,
  onContinue,
  onSkip,
  onBack,
  onSkipAll,
  children,
}: QuestionFrameProps) {
  const t = useText();
  const progressId = useId();
  const number = QUESTIONS.indexOf(question) + 1;
  return (
    <section className="card first-run" aria-label={t('firstRun.label')}>
      <ShopFront answers={answers} isLit={question === 'visitors'} />
      <form
        className="first-run__ask"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onContinue();
        }}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="first-dots" id={progressId}>
            {QUESTIONS.map((one, index) => (
              <i key={one} className={classNames(index < number && 'is-done')} />
            ))}
            <span>{t('firstRun.progress', { number, count: QUESTIONS.length })}</span>
          </p>
          <Button variant="quiet" size="sm" onClick={onSkipAll}>
            {t('firstRun.skipAll')}
          </Button>
        </div>
        <div className="first-run__main">
          <div className="grid gap-1">
            <h2
              ref={titleRef}
              tabIndex={-1}
              className="h1"
              id="first-run-title"
              aria-describedby={progressId}
            >
              {t(`firstRun.${question}.title`)}
            </h2>
            <p className="soft">{t(`firstRun.${question}.lead`)}</p>
          </div>
          {children}
        </div>
        <div className="first-run__foot">
          {question !== 'kind' && (
            <Button variant="quiet" onClick={onBack}>
              <ArrowLeft />
              {t('firstRun.back')}
            </Button>
          )}
          <Button variant="quiet" onClick={onSkip}>
            {t('firstRun.skip')}
          </Button>
          <Button type="submit" variant="primary" size="lg">
            {t(question === 'visitors' ? 'firstRun.showPages' : 'firstRun.continue')}
          </Button>
        </div>
      </form>
    </section>
  );
}
