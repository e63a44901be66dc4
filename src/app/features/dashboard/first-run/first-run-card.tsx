import { sectionTypes as ownTexts } from '@messages';
import './first-run.css';
import { BedDouble, Hammer, type LucideIcon, Scissors, ShoppingBag, Sparkles, Utensils } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTier } from '@/app/entities/account';
import { createTranslate, type SectionTexts, sectionTextLoaders } from '@/app/entities/section-texts';
import { createTextsHook } from '@/app/lib/use-texts-in';
import { findRequiredPlan } from '@/core/plans';
import { getDefinition } from '@/sections/page/definitions';
import { isOfTrade, templateNames } from '@/templates/trades/templates';
import { TextField } from '@/ui/field';
import { ImageChoice } from '@/ui/image-choice';
import type { Proposal } from '../create/create-website-dialog';
import {
  type Answers,
  countAnswersSoFar,
  getCountedAnswers,
  isAnswered,
  isTrade,
  type Kind,
  kinds,
  LENGTHS,
  type Wish,
} from './answers';
import { fillTemplate } from './fill-template';
import { listFacts } from './list-facts';
import { NameQuestion } from './name-question';
import { PagesChoice, preloadPages } from './pages-choice';
import { QuestionFrame, type QuestionProps } from './question-frame';
import { getStepAfter, type Step } from './steps';
import { useFirstRun } from './use-first-run';
import { useText } from './use-text';
import { VisitorsQuestion } from './visitors-question';

const useSectionTexts = createTextsHook<SectionTexts>(ownTexts, sectionTextLoaders);

interface FirstRunCardProps {
  userId: number;
  onCreate: (proposal: Proposal) => void;
  /** Holds the answers so far, for the buttons beside the questions. */
  answered: RefObject<Proposal | null>;
  /** Is called when the run is over in this browser. */
  onEnd: () => void;
}

/** Asks an owner without a website three questions, and shows pages with the answers in them. */
export function FirstRunCard({ userId, onCreate, answered, onEnd }: FirstRunCardProps) {
  const { run, dispatch, step, go, goBack, leave, end } = useFirstRun(userId);
  const isSold = useIsSold();
  const answers = getCountedAnswers(run, isSold);
  const { texts } = useSectionTexts(answers.language);
  const titleRef = useFocusAfterStep(step);
  useEffect(() => {
    if (step === 'visitors') preloadPages();
  }, [step]);

  const fill: Proposal['fill'] = (template) => fillTemplate(template, answers, createTranslate(texts));
  const finish = () => {
    end();
    onEnd();
  };
  const propose = (start: Proposal['start']): Proposal => ({
    ...pickAddress(answers),
    start,
    fill,
    listFacts: (name) => listFacts(answers, name),
    onCreated: finish,
  });
  // A website that is created in the middle of the run gets what was answered, and nothing that was only proposed.
  const proposeSoFar = (start: Proposal['start']): Proposal => {
    const soFar = countAnswersSoFar(run, step, isSold);
    const hasAnswers = isAnswered(soFar);
    return {
      ...pickAddress(soFar),
      start,
      fill: (template) => (hasAnswers ? fillTemplate(template, soFar, createTranslate(texts)) : template),
      listFacts: (name) => (hasAnswers ? listFacts(soFar, name) : {}),
      onCreated: finish,
    };
  };

  useEffect(() => {
    answered.current = proposeSoFar(findTemplate(answers.kind));
    return () => {
      answered.current = null;
    };
  });

  if (step === 'pages')
    return (
      <PagesChoice
        titleRef={titleRef}
        answers={answers}
        fill={fill}
        onChoose={(start) => onCreate(propose(start))}
        onChange={() => go('kind')}
      />
    );
  const continueWith = (type: 'continued' | 'skipped') => () => {
    dispatch({ type, question: step });
    go(getStepAfter(step));
  };
  const props = {
    answers: run.answers,
    onAnswer: (changes: Partial<Answers>) => dispatch({ type: 'answered', changes }),
    frame: {
      question: step,
      titleRef,
      onContinue: continueWith('continued'),
      onSkip: continueWith('skipped'),
      onBack: goBack,
      onSkipAll: () => {
        const proposal = proposeSoFar(null);
        leave();
        finish();
        onCreate(proposal);
      },
    },
  };
  if (step === 'kind') return <KindQuestion {...props} />;
  if (step === 'name') return <NameQuestion {...props} />;
  return <VisitorsQuestion {...props} answers={{ ...run.answers, kind: answers.kind }} isSold={isSold} />;
}

function pickAddress({ title, slug, isSlugEdited, language }: Answers) {
  return { title, slug, isSlugEdited, language };
}

/** Returns the first template that is made for a kind of business; null where none is. */
function findTemplate(kind: Answers['kind']): Proposal['start'] {
  if (kind === null || !isTrade(kind)) return null;
  return templateNames.find((name) => isOfTrade(name, kind)) ?? null;
}

/** Puts the focus on the title of each new step, so that a screen reader begins there. */
function useFocusAfterStep(step: Step) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('.first-run')?.scrollIntoView({ block: 'start' });
  }, [step]);
  return title;
}

const SECTIONS = { book: 'booking', order: 'products' } as const;

/** Tells what the owner's plan lets visitors do. */
function useIsSold(): (wish: Wish) => boolean {
  const tier = useTier();
  return (wish) =>
    (wish !== 'book' && wish !== 'order') ||
    findRequiredPlan(tier, getDefinition(SECTIONS[wish]).feature) === null;
}

const icons: Record<Kind, LucideIcon> = {
  beauty: Scissors,
  food: Utensils,
  building: Hammer,
  stays: BedDouble,
  selling: ShoppingBag,
  other: Sparkles,
};

function KindQuestion({ answers, onAnswer, frame }: QuestionProps) {
  const t = useText();
  const name = useId();
  return (
    <QuestionFrame {...frame} answers={answers}>
      <div className="first-kinds" role="radiogroup" aria-labelledby="first-run-title">
        {kinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <ImageChoice
              key={kind}
              className="first-kind"
              name={name}
              value={kind}
              isChosen={answers.kind === kind}
              onChoose={() => onAnswer({ kind })}
            >
              <Icon aria-hidden="true" />
              <b>{t(isTrade(kind) ? `templates.trades.${kind}` : `firstRun.kind.${kind}`)}</b>
              <span>{t(`firstRun.kind.such.${kind}`)}</span>
            </ImageChoice>
          );
        })}
      </div>
      {answers.kind === 'other' && (
        <TextField
          label={t('firstRun.kind.words')}
          hint={t('firstRun.kind.wordsHint')}
          maxLength={LENGTHS.words}
          value={answers.words}
          onChange={(event) => onAnswer({ words: event.target.value })}
        />
      )}
    </QuestionFrame>
  );
}
