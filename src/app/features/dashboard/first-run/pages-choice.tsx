import { ArrowLeft } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { LeftOutLine, TemplateFace, TemplatesFailure, useFittedTemplates } from '@/app/entities/templates';
import type { OfferedTemplate } from '@/templates/fit-template';
import { isOfTrade, type TemplateName } from '@/templates/trades/templates';
import { Button } from '@/ui/button';
import { focusSoon } from '@/ui/keep-focus';
import { lazy } from '@/ui/lazy';
import { Skeleton } from '@/ui/skeleton';
import type { Proposal } from '../create/create-website-dialog';
import type { Answers, Kind } from './answers';
import { toBusiness } from './list-facts';
import { useText } from './use-text';

/** This part draws pages, whose code is larger than that of all questions. */
const filledPage = lazy(() => import('./filled-page'));
export const preloadPages = filledPage.load;

interface PagesChoiceProps {
  titleRef: RefObject<HTMLHeadingElement | null>;
  answers: Answers;
  fill: Proposal['fill'];
  /** It is null for an empty page. */
  onChoose: (start: TemplateName | null) => void;
  /** Is called when the owner wants to change the answers. */
  onChange: () => void;
}

/** Shows the templates with the answers in them, those of the trade first. */
export function PagesChoice({ titleRef, answers, fill, onChoose, onChange }: PagesChoiceProps) {
  const t = useText();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { parts, hasFailed } = filledPage.useLazy();
  const templates = useFittedTemplates(answers.language);
  const { first, others } = orderTemplates(templates.offered, answers.kind);
  const shown = showsAll ? [...first, ...others] : first;
  const showOthers = () => {
    setShowsAll(true);
    focusSoon(() => list.current?.children[first.length]?.querySelector('.first-tpl__foot'));
  };
  const title = answers.title.trim();
  const { phone } = toBusiness(answers, title);
  const facts = [answers.town.trim(), phone].filter((fact) => fact !== '').join(' · ');
  return (
    <section className="first-run first-pages" aria-label={t('firstRun.label')}>
      <div className="page-head">
        <div>
          <h2 ref={titleRef} tabIndex={-1} className="h1">
            {title ? t('firstRun.pages.titleFor', { title }) : t('firstRun.pages.title')}
          </h2>
          <p className="soft">{t('firstRun.pages.lead')}</p>
        </div>
        <Button onClick={onChange}>
          <ArrowLeft />
          {t('firstRun.pages.change')}
        </Button>
      </div>
      {templates.hasFailed && <TemplatesFailure />}
      <ul ref={list} className="first-tpls">
        {shown.map((offered, index) => (
          <li key={offered.name} className="card first-tpl">
            <div className="first-tpl__pic">
              {parts && <parts.FilledPage offered={offered} answers={answers} fill={fill} />}
              {!parts && !hasFailed && <Skeleton className="size-full rounded-none" />}
              {!parts && hasFailed && <TemplateFace name={offered.name} language={answers.language} />}
            </div>
            <div className="first-tpl__foot">
              <div>
                <h3 className="h3">{t(`templates.names.${offered.name}`)}</h3>
                {facts !== '' && <p className="sm soft">{facts}</p>}
              </div>
              <LeftOutLine leftOut={[offered.leftOut]} tier={templates.tier} />
              <Button
                variant={index === 0 ? 'primary' : undefined}
                aria-label={`${t('firstRun.pages.use')}: ${t(`templates.names.${offered.name}`)}`}
                onClick={() => onChoose(offered.name)}
              >
                {t('firstRun.pages.use')}
              </Button>
            </div>
          </li>
        ))}
        {!templates.isReady && !templates.hasFailed && shown.length === 0 && (
          <li className="card first-tpl" role="status">
            <span className="sr-only">{t('common.loading')}</span>
            <Skeleton className="h-110 rounded-none" />
          </li>
        )}
        <li className="first-pages__more">
          {others.length > 0 && !showsAll && (
            <Button onClick={showOthers}>{t('firstRun.pages.others', { count: others.length })}</Button>
          )}
          <Button variant="quiet" onClick={() => onChoose(null)}>
            {t('firstRun.pages.empty')}
          </Button>
        </li>
      </ul>
    </section>
  );
}

/** Divides the templates into those for a kind of business and the others; an unknown kind gets all of them. */
function orderTemplates(
  offered: readonly OfferedTemplate[],
  kind: Kind | null,
): { first: OfferedTemplate[]; others: OfferedTemplate[] } {
  if (kind === null || kind === 'other') return { first: [...offered], others: [] };
  const suits = ({ name, template }: OfferedTemplate) =>
    kind === 'selling' ? template.sections.some(({ type }) => type === 'products') : isOfTrade(name, kind);
  const first = offered.filter(suits);
  // A plan without orders leaves no template that sells.
  if (first.length === 0) return { first: [...offered], others: [] };
  return { first, others: offered.filter((one) => !suits(one)) };
}
