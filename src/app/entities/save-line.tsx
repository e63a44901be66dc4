import { common, savedRecord } from '@messages';
import { useBlocker } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { formatTime } from '@/app/lib/dates';
import type { RecordState } from '@/app/lib/use-saved-record';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface SaveLineProps {
  state: RecordState;
  texts: Record<Exclude<RecordState['kind'], 'saved'> | 'retry', string> & {
    /** This text stands there until something was changed. */
    lead: string;
    saved: (time: string) => string;
  };
  onRetry: () => void;
}

/**
 * Says whether visitors have what is on the screen, lets the owner save again after a failure, and asks before they
 * leave the screen with something that cannot be saved.
 */
export function SaveLine({ state, texts, onRetry }: SaveLineProps) {
  const savedAt = state.kind === 'saved' && state.at;
  const text = savedAt ? texts.saved(formatTime(savedAt.toISOString())) : texts.lead;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="soft" role="status">
        {state.kind === 'saved' ? text : texts[state.kind]}
      </p>
      {state.kind === 'failed' && <Button onClick={onRetry}>{texts.retry}</Button>}
      {/* `useSavedRecord` lets the browser ask, for everything that is not saved yet. */}
      <LeaveQuestion isAsked={state.kind === 'failed' || state.kind === 'unfinished'} />
    </div>
  );
}

interface LeaveQuestionProps {
  /** True while the screen has something that would be lost. */
  isAsked: boolean;
  /** True if the browser asks as well, before it closes or loads the page again. */
  isAskedByBrowser?: boolean;
}

/** Asks before a screen is left with what is not saved. */
export function LeaveQuestion({ isAsked, isAskedByBrowser = false }: LeaveQuestionProps) {
  const blocker = useBlocker({
    // Closing a sheet goes back in the history as well, but stays on this screen.
    shouldBlockFn: ({ current, next }) => isAsked && next.pathname !== current.pathname,
    enableBeforeUnload: isAsked && isAskedByBrowser,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <CloseQuestion onStay={blocker.reset} onLeave={blocker.proceed} />;
}

interface CloseQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a screen is left, or in the place of a dialog before it is closed, with what is not saved. */
export function CloseQuestion({ onStay, onLeave }: CloseQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onStay}
      onConfirm={onLeave}
      title={savedRecord.leaveTitle}
      text={savedRecord.leaveText}
      confirmLabel={savedRecord.leave}
      confirmIcon={<LogOut />}
      cancelLabel={savedRecord.stay}
      closeLabel={common.close}
    />
  );
}
