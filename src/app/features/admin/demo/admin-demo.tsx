import { useLayoutEffect, useReducer, useRef } from 'react';
import { localDate } from '@/core/wall-clock';
import { HeadingDepth } from '@/ui/heading';
import { AdminStats } from '../components/admin-stats';
import { useText } from '../use-text';
import { ClosedDemo } from './closed-demo';
import { DemoHeader } from './demo-header';
import { demoNotices } from './demo-notices';
import { SAMPLE_TIME_ZONE } from './demo-sample';
import { countDemo, reduceDemo, startDemo } from './demo-state';
import { DemoTabs } from './demo-tabs';

/** The day that is drawn at build time; the browser turns it into its own. */
const DRAWN_DAY = '2026-11-20';
/** The titles of the page and of the section stand above the demo's own, which a deleted page has not. */
const HEADINGS_ABOVE = { open: 2, closed: 1 };

const today = () => localDate(new Date(), SAMPLE_TIME_ZONE);

/** The admin on sample data, to be tried by everybody: nothing leaves the page. */
export function AdminDemo({ onAwake }: { onAwake?: () => void }) {
  const t = useText();
  const [state, dispatch] = useReducer(reduceDemo, DRAWN_DAY, startDemo);
  const frame = useRef<HTMLElement>(null);
  const reset = () => dispatch({ type: 'reset', today: today() });
  useLayoutEffect(() => {
    dispatch({ type: 'reset', today: today() });
    onAwake?.();
  }, [onAwake]);

  return (
    <HeadingDepth by={HEADINGS_ABOVE[state.isClosed ? 'closed' : 'open']}>
      <section ref={frame} className="admin-demo" aria-label={t('admin.demo.label')} tabIndex={-1}>
        {state.isClosed ? (
          <ClosedDemo
            onReset={() => {
              frame.current?.focus({ preventScroll: true });
              reset();
            }}
          />
        ) : (
          <>
            <DemoHeader onDelete={() => dispatch({ type: 'delete-website' })} />
            <div className="admin-demo__body">
              <AdminStats
                analytics={{ data: state.week, isPending: false }}
                counts={{ data: countDemo(state), isPending: false }}
              />
              <DemoTabs state={state} dispatch={dispatch} onReset={reset} />
            </div>
          </>
        )}
        <p className="sr-only" role="status">
          {state.done && state.done !== 'reset' && t(demoNotices[state.done])}
        </p>
      </section>
    </HeadingDepth>
  );
}
