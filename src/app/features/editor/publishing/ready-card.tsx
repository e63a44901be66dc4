import './check.css';
import './ready-card.css';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSamples } from '@/app/entities/use-samples';
import { type Gap, getGapKey } from '@/sections/readiness/list-gaps';
import type { SampleFacts } from '@/sections/readiness/sample-facts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useEditor, useEditorSession } from '../session/editor-session';
import { keepInPlace } from '../session/show-row';
import type { EditorPage } from '../state/editor-state';
import { GapLine } from './gap-line';
import { PublishCheck } from './publish-check';
import { useShowGap } from './show-gap';
import { usePageCheck } from './use-gaps';
import { useText } from './use-text';

/** The check opens with its list, or at the place of a gap. */
export interface BegunCheck {
  samples: SampleFacts | null;
  shown: Gap | null;
  PublishCheck: typeof PublishCheck;
}

interface ReadyCardProps {
  /** It stands in the card's place until it is known which facts are the owner's. */
  empty: ReactNode;
  /** Brings the fields into view where the preview covers them. */
  onEdit: () => void;
  onCheck: (begun: BegunCheck) => void;
}

/** The card names this many gaps; the check has all of them. */
const FIRST = 2;

/** Says how complete a draft is, names the first gaps, and leads into the check; shows nothing once there are no gaps. */
export function ReadyCard({ empty, ...props }: ReadyCardProps) {
  const samples = useSamples();
  if (!samples.parts && !samples.hasFailed) return empty;
  return <FilledCard samples={samples.parts?.known ?? null} {...props} />;
}

interface FilledCardProps extends Omit<ReadyCardProps, 'empty'> {
  samples: SampleFacts | null;
}

function FilledCard({ samples, onEdit, onCheck }: FilledCardProps) {
  const t = useText();
  const titleId = useId();
  const websiteId = useEditor((state) => state.websiteId);
  const { gaps, facts, sections } = usePageCheck(samples, useSettledPage());
  const showGap = useShowGap(onEdit);
  if (gaps.length === 0) return null;
  const open = (shown: Gap | null) => onCheck({ samples, shown, PublishCheck });
  const handleShow = (gap: Gap) => {
    showGap(gap);
    open(gap);
  };
  return (
    <Card className="ready" aria-labelledby={titleId}>
      <div className="ready__head">
        <h2 className="strong" id={titleId}>
          {t('readiness.card')}
        </h2>
        {facts && <span className="sm soft num">{t('readiness.count', facts)}</span>}
      </div>
      {facts && facts.all > 0 && (
        <progress className="check-meter" aria-labelledby={titleId} max={facts.all} value={facts.own} />
      )}
      <p className="sm soft">
        {facts ? t('readiness.ours', { count: facts.all - facts.own }) : t('readiness.lead')}
      </p>
      <ul className="ready__first">
        {gaps.slice(0, FIRST).map((gap) => (
          <li key={getGapKey(gap)} className="todo__line">
            <GapLine {...{ gap, websiteId, sections }} onShow={handleShow} />
          </li>
        ))}
      </ul>
      {gaps.length > FIRST && (
        <Button size="sm" variant="quiet" onClick={() => open(null)}>
          {t('readiness.allOf', { count: gaps.length })}
        </Button>
      )}
    </Card>
  );
}

/** The page is checked again once nothing has changed for this long, and not at each letter. */
const SETTLED_MS = 500;

/**
 * Returns the page as it was when its owner last paused. The card changes its height then, and the focused element
 * stays in place.
 */
function useSettledPage(): EditorPage {
  const { store } = useEditorSession();
  const [page, setPage] = useState(() => store.getState().page);
  useEffect(() => {
    let timer = 0;
    const settle = () => {
      const focused = document.activeElement;
      keepInPlace(focused instanceof HTMLElement ? focused : document.body, () =>
        setPage(store.getState().page),
      );
    };
    let waitsFor = store.getState().page;
    const stop = store.subscribe(() => {
      const { page: next } = store.getState();
      if (next === waitsFor) return;
      waitsFor = next;
      window.clearTimeout(timer);
      timer = window.setTimeout(settle, SETTLED_MS);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [store]);
  return page;
}
