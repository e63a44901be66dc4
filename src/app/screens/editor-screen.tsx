import '@/app/features/editor/editor.css';
import { useState } from 'react';
import { hasPlanEnded, useCurrentUser } from '@/app/entities/account';
import { WebsiteEditor } from '@/app/features/editor/components/website-editor';
import { useText } from '@/app/features/editor/use-text';
import { Redirect } from '@/app/frame/redirect';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/core/screen-paths';

/** Creates a website, or edits the one with this id. */
export function EditorScreen({ websiteId }: { websiteId?: number }) {
  const t = useText();
  useScreenTitle(t(websiteId === undefined ? 'editor.titleCreate' : 'editor.titleEdit'));
  const { user } = useCurrentUser();
  // This is decided only before the editor opens: an open editor whose plan ends stores its work before it leads there
  // itself.
  const [hasEnded] = useState(() => hasPlanEnded(user));
  if (hasEnded) return <Redirect to={paths.subscription} search={{ kept: true }} />;
  return <WebsiteEditor websiteId={websiteId} />;
}
