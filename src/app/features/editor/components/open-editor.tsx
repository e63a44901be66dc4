import { useEffect } from 'react';
import { SectionPlanProvider } from '../plan/section-plan-provider';
import { type EditorSession, followSession } from '../session/editor-session';
import { EditorSessionContext } from '../session/use-editor';
import { UploadsProvider } from '../uploads/uploads-provider';
import { EditorWorkspace } from './editor-workspace';

/** The editor with its session; unsaved work is kept as long as it is open. */
export function OpenEditor({ session }: { session: EditorSession }) {
  useEffect(() => followSession(session), [session]);
  return (
    <EditorSessionContext value={session}>
      <SectionPlanProvider>
        <UploadsProvider>
          <EditorWorkspace />
        </UploadsProvider>
      </SectionPlanProvider>
    </EditorSessionContext>
  );
}
