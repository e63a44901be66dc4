import { CloudOff, Undo2 } from 'lucide-react';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import type { Tap } from '../api/tap-queue';
import { useText } from '../use-text';

interface WaitingTapProps {
  tap: Tap;
  onUndo: () => void;
}

/** Says in a row that a press on it waits for a connection, and takes it back. */
export function WaitingTap({ tap, onUndo }: WaitingTapProps) {
  const t = useText();
  return (
    <>
      <Badge tone="amber">
        <CloudOff className="icon--sm" aria-hidden="true" />
        {t(`admin.taps.${getText(tap)}`)}
      </Badge>
      <Button variant="quiet" aria-label={t('admin.taps.takeBackOf', { name: tap.name })} onClick={onUndo}>
        <Undo2 />
        {t('admin.taps.takeBack')}
      </Button>
    </>
  );
}

function getText(tap: Tap) {
  if (tap.kind === 'step') return tap.status === 'pending' ? 'confirm' : tap.status;
  if (tap.kind === 'no-show') return tap.noShow ? 'noShow' : 'came';
  return tap.kind;
}
