import { useEffect } from 'react';
import type { Draft } from '@/contracts/websites';
import { SectionPlanProvider } from '../plan/section-plan-provider';
import type { EditorSession } from '../session/editor-session';
import { EditorSessionContext } from '../session/use-editor';
import { UploadsProvider } from '../uploads/uploads-provider';
import { EditorWorkspace } from './editor-workspace';

interface OpenEditorProps {
  session: EditorSession;
  /** Unsaved work of an earlier visit. */
  draft: Draft | null;
}

/** The editor with its session; drafts are kept as long as it is open. */
export function OpenEditor({ session, draft }: OpenEditorProps) {
  useEffect(() => session.drafts.start(), [session]);
  return (
    <EditorSessionContext value={session}>
      <SectionPlanProvider>
        <UploadsProvider>
          <EditorWorkspace draft={draft} />
        </UploadsProvider>
      </SectionPlanProvider>
    </EditorSessionContext>
  );
}
