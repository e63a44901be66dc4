import { useBlocker } from '@tanstack/react-router';
import { paths } from '@/app/paths';
import { useEditorSession } from '../session/editor-session';
import { isDirty } from '../state/editor-page';
import { LeaveDialog } from './leave-dialog';

/** Asks before the editor is left with unsaved work or uploads under way, and only then. */
export function LeaveGuard({ save }: { save: () => Promise<boolean> }) {
  const { store, uploads } = useEditorSession();
  const hasUnsaved = () => isDirty(store.getState());
  const blocker = useBlocker({
    // Its first save gives a website another address; uploads go on there.
    shouldBlockFn: ({ next }) =>
      hasUnsaved() || (uploads.isBusy() && !next.pathname.startsWith(paths.editor())),
    enableBeforeUnload: () => hasUnsaved() || uploads.isBusy(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <LeaveDialog save={save} onLeave={blocker.proceed} onStay={blocker.reset} />;
}
