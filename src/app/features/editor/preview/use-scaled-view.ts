import { type RefObject, useRef } from 'react';
import { useFit } from './use-fit';

export interface ScaledView {
  frameRef: RefObject<HTMLDivElement | null>;
  /** What scrolls. */
  viewRef: RefObject<HTMLElement | null>;
  pageRef: RefObject<HTMLDivElement | null>;
  /** The width that the page is laid out for. */
  widthPx: number;
  /** How much smaller the page is drawn. */
  scale: number;
}

/** The parts of a page that is made smaller to fit into its frame. */
export function useScaledView(widthPx: number): ScaledView {
  const frameRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<HTMLElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  return { frameRef, viewRef, pageRef, widthPx, scale: useFit(frameRef, widthPx) };
}
