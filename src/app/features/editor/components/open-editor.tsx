import { plans, sections } from '@messages/en.json';
import { useEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { SectionPlanProvider } from '../plan/section-plan-provider';
import { type EditorSession, EditorSessionContext } from '../session/editor-session';
import { RemovalProvider } from '../session/removal-provider';
import { SectionPlacesProvider } from '../session/section-places-provider';
import { UploadsProvider } from '../uploads/uploads-provider';
import { EditorWorkspace } from './editor-workspace';

/** What the sections' own editors say. */
const sectionTexts = { plans, sections };

interface OpenEditorProps {
  session: EditorSession;
  /** The website has another id now, or none any more. */
  onMoved: (websiteId?: number) => void;
}

/** The editor with its session; unsaved work is kept as long as it is open. */
export function OpenEditor({ session, onMoved }: OpenEditorProps) {
  useEffect(() => session.sync.open(), [session]);
  return (
    <EditorSessionContext value={session}>
      <IntlProvider locale="en" messages={sectionTexts}>
        <SectionPlanProvider>
          <SectionPlacesProvider>
            <UploadsProvider>
              <RemovalProvider>
                <EditorWorkspace onMoved={onMoved} />
              </RemovalProvider>
            </UploadsProvider>
          </SectionPlacesProvider>
        </SectionPlanProvider>
      </IntlProvider>
    </EditorSessionContext>
  );
}
