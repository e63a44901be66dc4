import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much smaller a page of this width must be to fit into the frame; never larger than it is. */
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
