import { memo, type RefObject, useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { useSiteWords } from '@/app/entities/site-words';
import type { ViewMode } from '@/sections/visitor-kit/define-view';
import { PictureTryContext } from '@/sections/visitor-kit/image';
import { findLook } from '@/site/looks/looks';
import { layOutPage } from '@/site/page-layout';
import { listSeasons } from '@/site/season-switch';
import type { Site } from '@/site/site';
import { SiteBody } from '@/site/site-body';
import { adoptBrandStyles, adoptSiteStyles, adoptStylesOf } from '@/site/site-styles';
import { callWhenIdle } from '@/ui/call-when-idle';
import { classNames } from '@/ui/class-names';
import { useAfterPaint } from '@/ui/use-after-paint';
import { useEditor } from '../session/editor-session';

interface DrawnPageProps {
  site: Site;
  mode: Exclude<ViewMode, 'public'>;
  pageRef: RefObject<HTMLDivElement | null>;
}

/** Even a tall window shows no more sections than these of a page that is scaled down. */
const FIRST_SECTIONS = 12;
/** By then the styles of all pages are loaded after those of this one. */
const STYLES_WAIT_MS = 2_000;

/**
 * Draws a page as visitors get it; nothing in it can be pressed. Changes around the page do not render its sections
 * again.
 */
export const DrawnPage = memo(function DrawnPage({ site, mode, pageRef }: DrawnPageProps) {
  const { sections, theme } = site.page;
  const words = useSiteWords(site.language);
  const attempt = useEditor((state) => state.version);
  const look = findLook(theme);
  const hasHours = site.opening !== undefined;
  const { logoUrl, people, wallTime } = site;
  const layout = useMemo(
    () => layOutPage(sections, { mode, hasHours, wallTime, look }),
    [sections, mode, hasHours, wallTime, look],
  );
  useLayoutEffect(
    () => adoptStylesOf({ layout, theme, seasons: listSeasons({ wallTime }, look, layout), logoUrl, people }),
    [layout, theme, wallTime, look, logoUrl, people],
  );
  useEffect(() => callWhenIdle(adoptSiteStyles, STYLES_WAIT_MS), []);
  const brand = theme?.brand;
  useLayoutEffect(() => {
    if (brand) adoptBrandStyles(brand);
  }, [brand]);
  // React draws the sections below the window when it has time, after the first ones are seen.
  const areFirstDrawn = useDeferredValue(true, false);
  const drawn = useMemo(
    () => (areFirstDrawn ? layout : { ...layout, sections: layout.sections.slice(0, FIRST_SECTIONS) }),
    [areFirstDrawn, layout],
  );
  // Heights change with the style, so they must be known before sections out of view are skipped.
  const isMeasured = useAfterPaint(areFirstDrawn ? theme : null, null) === theme;
  return (
    <div ref={pageRef} className={classNames('preview__page', isMeasured && 'is-measured')} inert>
      <PictureTryContext value={attempt}>
        <SiteBody site={site} layout={drawn} mode={mode} words={words} />
      </PictureTryContext>
    </div>
  );
});
