import { type MouseEventHandler, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ViewMode } from '@/sections/visitor-kit/define-view';
import type { Site } from '@/site/site';
import { DrawnPage } from './drawn-page';

interface ScaledSiteProps {
  view: ScaledView;
  site: Site;
  mode: Exclude<ViewMode, 'public'>;
  label: string;
  /** Handles a press anywhere on the page; `hint` says what it does. Keyboards need another way to do the same. */
  onPress?: MouseEventHandler;
  hint?: string;
}

/** Shows a page at its real width, made smaller to fit; it scrolls, and nothing in it can be pressed by itself. */
export function ScaledSite({ view, site, mode, label, onPress, hint }: ScaledSiteProps) {
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
        <DrawnPage site={site} mode={mode} pageRef={view.pageRef} />
      </section>
    </div>
  );
}

export interface ScaledView {
  frameRef: RefObject<HTMLDivElement | null>;
  /** This element scrolls. */
  viewRef: RefObject<HTMLElement | null>;
  pageRef: RefObject<HTMLDivElement | null>;
  /** The page is laid out for this width. */
  widthPx: number;
  /** The page is scaled down by this factor. */
  scale: number;
}

/** Returns the references and sizes of a page that is made smaller to fit into its frame. */
export function useScaledView(widthPx: number): ScaledView {
  const frameRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<HTMLElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  return { frameRef, viewRef, pageRef, widthPx, scale: useFit(frameRef, widthPx) };
}

/** Returns the factor by which a page of this width must be scaled down to fit into the frame; at most 1. */
export function useFit(frameRef: RefObject<HTMLElement | null>, widthPx: number): number {
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const measure = () => frame.clientWidth > 0 && setScale(Math.min(1, frame.clientWidth / widthPx));
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    return () => observer.disconnect();
  }, [frameRef, widthPx]);
  return scale;
}
