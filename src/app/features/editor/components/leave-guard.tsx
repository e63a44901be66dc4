import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '@/app/lib/paths';
import { useEditorSession } from '../session/editor-session';
import { isDirty } from '../state/editor-page';
import { useText } from '../use-text';
import { useLazyParts } from './use-lazy-parts';

/** Asks before the editor is left with unsaved work or uploads under way, and only then. */
export function LeaveGuard({ save }: { save: () => Promise<boolean> }) {
  const t = useText();
  const { store, uploads } = useEditorSession();
  const { parts, hasFailed } = useLazyParts();
  const hasUnsaved = () => isDirty(store.getState());
  const blocker = useBlocker({
    // Its first save gives a website another address; uploads go on there.
    shouldBlockFn: ({ next }) =>
      hasUnsaved() || (uploads.isBusy() && !next.pathname.startsWith(paths.editor())),
    enableBeforeUnload: () => hasUnsaved() || uploads.isBusy(),
    withResolver: true,
  });
  const isUnanswerable = blocker.status === 'blocked' && hasFailed;

  // Without its dialog the browser's own asks.
  useEffect(() => {
    if (!isUnanswerable) return;
    if (window.confirm(t('editor.leaveTitle'))) blocker.proceed?.();
    else blocker.reset?.();
  }, [isUnanswerable, blocker, t]);

  if (blocker.status !== 'blocked' || !parts) return null;
  return <parts.LeaveDialog save={save} onLeave={blocker.proceed} onStay={blocker.reset} />;
}
