import { type RefObject, useEffect } from 'react';
import type { Section } from '@/sections/page/page';
import { afterPaint } from '@/ui/after-paint';
import { prefersCalm } from '@/ui/prefers-calm';
import { useEditor } from '../session/editor-session';

interface ShownSectionOptions {
  viewRef: RefObject<HTMLElement | null>;
  pageRef: RefObject<HTMLElement | null>;
  /** How much smaller the page is drawn. */
  scale: number;
  sections: readonly Section[];
}

const FAR_VIEWS = 3;
/** What changed out of sight gets its new height when it comes into sight: the place is looked for again. */
const LOOKS = 3;

/** Frames the section that is being edited and brings it into the view. */
export function useShownSection({ viewRef, pageRef, scale, sections }: ShownSectionOptions) {
  const openId = useEditor((state) => state.openSectionId);
  const place = sections.findIndex(({ id }) => id === openId);

  // After every change: an element may have been replaced by another kind of section.
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
    const wayTo = () =>
      (element.getBoundingClientRect().top - view.getBoundingClientRect().top) / scale -
      view.clientHeight / 6;
    // A long way is jumped: gliding over a hundred sections would hold up the first letters.
    const isFar = Math.abs(wayTo()) > FAR_VIEWS * view.clientHeight;
    if (!isFar && !prefersCalm()) {
      view.scrollTo({ top: view.scrollTop + wayTo(), behavior: 'smooth' });
      return;
    }
    let takeBack = () => {};
    const jump = (looksLeft: number) => {
      const way = wayTo();
      if (Math.abs(way) >= 1) view.scrollTo({ top: view.scrollTop + way });
      const { scrollTop } = view;
      // Whoever scrolls meanwhile is left where they go.
      if (looksLeft > 0) takeBack = afterPaint(() => view.scrollTop === scrollTop && jump(looksLeft - 1));
    };
    jump(LOOKS);
    return () => takeBack();
  }, [openId, place, scale]);
}
