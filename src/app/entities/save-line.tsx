import { formatTime } from '@/app/lib/dates';
import type { RecordState } from '@/app/lib/use-saved-record';
import { Button } from '@/ui/button';

interface SaveLineProps {
  state: RecordState;
  texts: Record<Exclude<RecordState['kind'], 'saved'> | 'retry', string> & {
    /** Stands there until something was changed. */
    lead: string;
    saved: (time: string) => string;
  };
  onRetry: () => void;
}

/** Says whether visitors have what is on the screen, and saves again what has failed. */
export function SaveLine({ state, texts, onRetry }: SaveLineProps) {
  const savedAt = state.kind === 'saved' && state.at;
  const text = savedAt ? texts.saved(formatTime(savedAt.toISOString())) : texts.lead;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="soft" role="status">
        {state.kind === 'saved' ? text : texts[state.kind]}
      </p>
      {state.kind === 'failed' && <Button onClick={onRetry}>{texts.retry}</Button>}
    </div>
  );
}
