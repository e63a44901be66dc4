import { useState } from 'react';
import { useCurrentUser } from '@/app/lib/current-user';
import { issueText } from '@/app/lib/issue-text';
import type { Website } from '@/contracts/websites';
import { useText } from '../use-text';
import { createEditorSession, type EditorSession } from './editor-session';

/** A session for a stored website, or for one that is to be created; the same until the component goes. */
export function useNewSession(website: Website | null): EditorSession {
  const t = useText();
  const { user } = useCurrentUser();
  const [session] = useState(() =>
    // Only owners come here; nobody has the id 0.
    createEditorSession(website, user?.id ?? 0, ({ path, message, values }) =>
      issueText({ path: path.split('.'), message, params: values }, t),
    ),
  );
  return session;
}
