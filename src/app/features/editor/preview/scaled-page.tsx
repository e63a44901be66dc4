import { useRef } from 'react';
import { catalogue, useText } from '@/app/lib/texts';
import type { ViewMode } from '@/sections/section';
import { adoptSiteStyles } from '@/site/preview-styles';
import { SiteBody } from '@/site/site-body';
import { useFit } from './use-fit';
import { usePreviewSite } from './use-preview-site';
import { useShownSection } from './use-shown-section';

interface ScaledPageProps {
  mode: Exclude<ViewMode, 'public'>;
  /** The width that the page is laid out for. */
  widthPx: number;
}

adoptSiteStyles();

/** The page at its real width, made smaller to fit; it scrolls, and nothing in it can be pressed. */
export function ScaledPage({ mode, widthPx }: ScaledPageProps) {
  const t = useText();
  const frameRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<HTMLElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  const site = usePreviewSite();
  const scale = useFit(frameRef, widthPx);
  useShownSection({ viewRef, pageRef, scale, sections: site.pageData.sections });
  return (
    <div ref={frameRef} className="preview__frame">
      <section
        ref={viewRef}
        className="preview__view"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        aria-label={t('editor.previewPage')}
        style={{ '--scale': scale, '--width': `${widthPx}px` }}
      >
        <div ref={pageRef} className="preview__page" inert>
          <SiteBody site={site} mode={mode} words={catalogue.site} />
        </div>
      </section>
    </div>
  );
}
