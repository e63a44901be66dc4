import { type MouseEvent, type RefObject, useCallback, useEffect, useMemo } from 'react';
import { fillSections } from '@/app/entities/checked-page';
import type { Section } from '@/sections/page/definitions';
import type { ViewMode } from '@/sections/visitor-kit/define-view';
import type { Site } from '@/site/site';
import { callAfterPaint, useAfterPaint } from '@/ui/use-after-paint';
import { prefersCalm } from '@/ui/use-matches';
import { useEditor } from '../session/editor-session';
import { useWebsiteRecords } from '../session/filled-sections';
import { useOpenSection } from '../session/section-commands';
import { useWebsiteClock } from '../session/website-hours';

import { usePartsText } from '../use-parts-text';
import { ScaledSite, useScaledView } from './scaled-site';

export interface ScaledPageProps {
  mode: Exclude<ViewMode, 'public'>;
  /** The page is laid out for this width. */
  widthPx: number;
  /** Is called when a press has opened a section. */
  onEdit: () => void;
}

/** Shows the page as it stands in the editor; a press on a section opens its editor. */
export function ScaledPage({ mode, widthPx, onEdit }: ScaledPageProps) {
  const t = usePartsText();
  const site = usePreviewSite();
  const view = useScaledView(widthPx);
  useFrameOpenSection({ ...view, sections: site.page.sections });
  const openPressed = useOpenPressed(view.pageRef, onEdit);
  return (
    <ScaledSite
      view={view}
      site={site}
      mode={mode}
      label={t('editorParts.previewPage')}
      onPress={openPressed}
      hint={t('editorParts.previewHint')}
    />
  );
}

/** Returns the page as it stands in the editor, in the shape in which visitors get it. It follows typing a frame later. */
export function usePreviewSite(): Site {
  const title = useEditor((state) => state.title);
  const slug = useEditor((state) => state.slug);
  const page = useEditor((state) => state.page);
  const { description, logoUrl, language, sections, theme } = useAfterPaint(page, page);
  const clock = useWebsiteClock();
  const { people, business } = useWebsiteRecords();
  return useMemo(
    () => ({
      title,
      slug,
      language,
      description,
      logoUrl: logoUrl.trim() || null,
      page: { sections: fillSections(sections, { people, business }), theme },
      ...clock,
      business,
      people: people?.filter(({ takesBookings }) => takesBookings),
    }),
    [title, slug, description, logoUrl, language, sections, theme, clock, business, people],
  );
}

/** Opens the editor of the section under a press, and scrolls to it. */
export function useOpenPressed(
  pageRef: RefObject<HTMLElement | null>,
  onEdit: () => void,
): (event: MouseEvent) => void {
  const openSection = useOpenSection(onEdit);
  return useCallback(
    ({ clientY }) => {
      const id = findSectionAt(pageRef.current, clientY);
      if (id !== undefined) openSection(id);
    },
    [pageRef, openSection],
  );
}

/** Finds the section at a height in the window. The page is inert, so the press itself does not name it. */
function findSectionAt(page: HTMLElement | null, y: number): string | undefined {
  const pressed = [...(page?.querySelectorAll<HTMLElement>('[data-section-id]') ?? [])].find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  return pressed?.dataset.sectionId;
}

interface FrameOpenSectionOptions {
  viewRef: RefObject<HTMLElement | null>;
  pageRef: RefObject<HTMLElement | null>;
  /** The page is scaled down by this factor. */
  scale: number;
  sections: readonly Section[];
}

const FAR_VIEWS = 3;
/** A section gets its real height when it is scrolled into view, so the position is corrected at most this often. */
const MAX_CORRECTIONS = 3;

/** Frames the section that is being edited and scrolls it into view. */
export function useFrameOpenSection({ viewRef, pageRef, scale, sections }: FrameOpenSectionOptions) {
  const openId = useEditor((state) => state.openSectionId);
  const index = sections.findIndex(({ id }) => id === openId);

  // This runs after every change, because an element may have been replaced by another kind of section.
  useEffect(() => {
    const page = pageRef.current;
    const selector = `[data-section-id="${CSS.escape(openId ?? '')}"]`;
    const shown = page?.querySelector<HTMLElement>(selector) ?? null;
    for (const other of page?.querySelectorAll<HTMLElement>('[data-editing]') ?? []) {
      if (other !== shown) delete other.dataset.editing;
    }
    if (shown) shown.dataset.editing = '';
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when it was moved
  useEffect(() => {
    const view = viewRef.current;
    const element = pageRef.current?.querySelector('[data-editing]');
    if (!view || !element || scale === 0) return;
    const measureWay = () =>
      (element.getBoundingClientRect().top - view.getBoundingClientRect().top) / scale -
      view.clientHeight / 6;
    // Over a long way it jumps: gliding over a hundred sections would delay the first letters.
    const isFar = Math.abs(measureWay()) > FAR_VIEWS * view.clientHeight;
    if (!isFar && !prefersCalm()) {
      view.scrollTo({ top: view.scrollTop + measureWay(), behavior: 'smooth' });
      return;
    }
    let cancelPaint = () => {};
    const jump = (looksLeft: number) => {
      const way = measureWay();
      if (Math.abs(way) >= 1) view.scrollTo({ top: view.scrollTop + way });
      const { scrollTop } = view;
      // If a person scrolls meanwhile, this must not scroll back.
      if (looksLeft > 0)
        cancelPaint = callAfterPaint(() => view.scrollTop === scrollTop && jump(looksLeft - 1));
    };
    jump(MAX_CORRECTIONS);
    return () => cancelPaint();
  }, [openId, index, scale]);
}
