import { site as words } from '@messages/en.json';
import type { MouseEventHandler } from 'react';
import type { ViewMode } from '@/sections/visitor-kit/define-view';
import { layOutPage } from '@/site/page-layout';
import { adoptSiteStyles } from '@/site/preview-styles';
import type { Site } from '@/site/site';
import { SiteBody } from '@/site/site-body';
import { useAfterPaint } from '@/ui/use-after-paint';
import type { ScaledView } from './use-scaled-view';

interface ScaledSiteProps {
  view: ScaledView;
  site: Site;
  mode: Exclude<ViewMode, 'public'>;
  label: string;
  /** What a press anywhere on the page does; `hint` says it. Keyboards need another way to the same. */
  onPress?: MouseEventHandler;
  hint?: string;
}

adoptSiteStyles();

/** A page at its real width, made smaller to fit; it scrolls, and nothing in it can be pressed by itself. */
export function ScaledSite({ view, site, mode, label, onPress, hint }: ScaledSiteProps) {
  const { sections, theme } = site.page;
  const layout = layOutPage(sections, { mode });
  // Heights change with the style: they must be known before anything rests.
  const isMeasured = useAfterPaint(theme, null) === theme;
  return (
    <div ref={view.frameRef} className="preview__frame">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see onPress */}
      <section
        ref={view.viewRef}
        className={onPress ? 'preview__view is-pressable' : 'preview__view'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        aria-label={label}
        title={hint}
        onClick={onPress}
        style={{ '--scale': view.scale, '--width': `${view.widthPx}px` }}
      >
        <div ref={view.pageRef} className={isMeasured ? 'preview__page is-measured' : 'preview__page'} inert>
          <SiteBody site={site} layout={layout} mode={mode} words={words} />
        </div>
      </section>
    </div>
  );
}
