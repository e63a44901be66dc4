import { useEffect, useState } from 'react';
import { Card } from '@/ui/card';
import { lazy } from '@/ui/lazy';
import { Skeleton } from '@/ui/skeleton';
import type { BegunCheck } from '../publishing/ready-card';
import { useEditor } from '../session/editor-session';
import { useLazyParts } from './use-lazy-parts';

const readyCard = lazy(() => import('../publishing/ready-card'));

/** After this time the editor is there and its preview is drawn, so the templates of all languages are asked for. */
const QUIET_MS = 600;

interface ReadySlotProps {
  onEdit: () => void;
  onCheck: (begun: BegunCheck) => void;
}

/** Keeps the room of the card that says how complete a draft is, and fills it after everything else is loaded. */
export function ReadySlot(props: ReadySlotProps) {
  const isDraft = useEditor(({ websiteId, isPublished }) => websiteId !== null && !isPublished);
  const hasSections = useEditor(({ page }) => page.sections.length > 0);
  const isQuiet = useIsQuiet();
  if (!isDraft || !hasSections) return null;
  return isQuiet ? <FilledSlot {...props} /> : <EmptySlot />;
}

function FilledSlot(props: ReadySlotProps) {
  const { parts, hasFailed } = readyCard.useLazy();
  if (hasFailed) return null;
  return parts ? <parts.ReadyCard empty={<EmptySlot />} {...props} /> : <EmptySlot />;
}

function EmptySlot() {
  return (
    <Card className="card__pad" aria-hidden="true">
      <Skeleton className="block h-66" />
    </Card>
  );
}

/** Becomes true a while after the editor's own parts are loaded. */
function useIsQuiet(): boolean {
  const { parts } = useLazyParts();
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (!parts) return;
    const timer = setTimeout(() => setIsQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [parts]);
  return isQuiet;
}
