import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCall } from '@/app/lib/call';
import { getWebsite } from '@/contracts/endpoints/websites';
import type { Website } from '@/contracts/websites';
import { lazy } from '@/ui/lazy';
import { Skeleton } from '@/ui/skeleton';

const pageFace = lazy(() => import('./page-face'));

/** Frames a website's page in small. It takes its room at once, and the page is loaded when the card comes into view. */
export function CardFace({ websiteId }: { websiteId: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  return (
    <div ref={frame} className="site-card__face">
      {isNear ? <NearFace websiteId={websiteId} /> : <Skeleton className="size-full rounded-none" />}
    </div>
  );
}

function NearFace({ websiteId }: { websiteId: number }) {
  const { parts, hasFailed } = pageFace.useLazy();
  const { data, isError } = useCall(
    getWebsite,
    { params: { id: websiteId } },
    { refetchOnMount: 'always', retryOnMount: false },
  );
  if (parts && data) return <parts.PageFace website={data} />;
  // The card says everything important without the page.
  if (hasFailed || isError) return null;
  return <Skeleton className="size-full rounded-none" />;
}

/** Counts the samples of a draft, in the card's list of what is new, from the page that its frame has loaded. */
export function SampleLine({ websiteId }: { websiteId: number }) {
  const { data } = useCall(getWebsite, { params: { id: websiteId } }, { enabled: false });
  return data ? <ReadSampleLine website={data} /> : null;
}

function ReadSampleLine({ website }: { website: Website }) {
  const { parts } = pageFace.useLazy();
  return parts && <parts.SampleCount website={website} />;
}

/** Becomes true when an element comes into view or close to it, and stays true. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
