import { type RefObject, useLayoutEffect } from 'react';
import { useSiteWords } from '@/app/entities/site-words';
import type { ViewMode } from '@/sections/visitor-kit/define-view';
import { PictureTryContext } from '@/sections/visitor-kit/image';
import { findLook } from '@/site/looks/looks';
import { layOutPage } from '@/site/page-layout';
import type { Site } from '@/site/site';
import { SiteBody } from '@/site/site-body';
import { adoptBrandStyles, adoptSiteStyles } from '@/site/site-styles';
import { classNames } from '@/ui/class-names';
import { useAfterPaint } from '@/ui/use-after-paint';
import { useEditor } from '../session/editor-session';

interface DrawnPageProps {
  site: Site;
  mode: Exclude<ViewMode, 'public'>;
  pageRef: RefObject<HTMLDivElement | null>;
}

adoptSiteStyles();

/** Draws a page as visitors get it; nothing in it can be pressed by itself. */
export function DrawnPage({ site, mode, pageRef }: DrawnPageProps) {
  const { sections, theme } = site.page;
  const words = useSiteWords(site.language);
  const attempt = useEditor((state) => state.version);
  const layout = layOutPage(sections, {
    mode,
    hasHours: site.opening !== undefined,
    wallTime: site.wallTime,
    look: findLook(theme),
  });
  const brand = theme?.brand;
  useLayoutEffect(() => {
    if (brand) adoptBrandStyles(brand);
  }, [brand]);
  // Heights change with the style: they must be known before anything rests.
  const isMeasured = useAfterPaint(theme, null) === theme;
  return (
    <div ref={pageRef} className={classNames('preview__page', isMeasured && 'is-measured')} inert>
      <PictureTryContext value={attempt}>
        <SiteBody site={site} layout={layout} mode={mode} words={words} />
      </PictureTryContext>
    </div>
  );
}
