import './check.css';
import { ListChecks, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '@/core/screen-paths';
import { type Gap, getGapKey } from '@/sections/readiness/list-gaps';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { getGapWords } from './gap-words';
import type { PageCheck } from './use-gaps';
import { useText } from './use-text';

interface CheckBarProps extends PageCheck {
  websiteId: number | null;
  /** This gap was shown last. */
  shown: Gap;
  onShow: (gap: Gap) => void;
  onList: () => void;
  onPublish: () => void;
  onClose: () => void;
}

/** Leads from gap to gap at the edge of the window, so that the fields stay in view. */
export function CheckBar(props: CheckBarProps) {
  const { gaps, sections, websiteId, shown, onShow, onList, onPublish, onClose } = props;
  const t = useText();
  const next = findNext(gaps, shown);
  const { place } = getGapWords(shown, sections, t);
  const isOpen = gaps.some((gap) => getGapKey(gap) === getGapKey(shown));
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    // The bar is as high as its words need, and the fields are scrolled so that it does not cover them.
    const observer = new ResizeObserver(() => style.setProperty('--check-height', `${bar.offsetHeight}px`));
    observer.observe(bar);
    document.documentElement.toggleAttribute('data-check', true);
    return () => {
      observer.disconnect();
      style.removeProperty('--check-height');
      document.documentElement.removeAttribute('data-check');
    };
  }, []);
  return (
    <section ref={ref} className="check-bar" aria-label={t('readiness.bar')}>
      <p className="check-bar__words" role="status">
        <span className="strong num">
          {gaps.length > 0 ? t('readiness.left', { count: gaps.length }) : t('readiness.ready')}
        </span>
        {isOpen && (
          <span className="check-bar__place truncate" title={place}>
            {shown.screen && websiteId !== null ? (
              <a
                className="link truncate"
                title={place}
                href={paths[shown.screen](websiteId)}
                target="_blank"
                rel="noopener"
              >
                {place}
              </a>
            ) : (
              place
            )}
          </span>
        )}
      </p>
      <IconButton label={t('readiness.all')} onClick={onList}>
        <ListChecks />
      </IconButton>
      {next ? (
        <Button variant="primary" onClick={() => onShow(next)}>
          {t('readiness.next')}
        </Button>
      ) : (
        <Button variant="primary" onClick={onPublish}>
          {t('editor.publish')}
        </Button>
      )}
      <IconButton label={t('common.close')} onClick={onClose}>
        <X />
      </IconButton>
    </section>
  );
}

/** Returns the gap after the one that was shown, which may be settled by now; after the last one it begins again. */
export function findNext(gaps: readonly Gap[], shown: Gap): Gap | null {
  const index = gaps.findIndex((gap) => getGapKey(gap) === getGapKey(shown));
  return gaps[index + 1] ?? gaps[0] ?? null;
}
