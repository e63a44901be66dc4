import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Website } from '@/contracts/websites';
import { websiteCalls } from '../api/website-calls';
import { createdSessions } from '../session/created-sessions';
import { useNewSession } from '../session/use-new-session';
import { EditorSkeleton } from './editor-skeleton';
import { EditorUnavailable } from './editor-unavailable';
import { OpenEditor } from './open-editor';

/** The editor of a website that exists: one that was created here a moment ago, or one that is loaded. */
export function WebsiteEditor({ websiteId }: { websiteId: number }) {
  const [handed] = useState(() => createdSessions.find(websiteId));
  useEffect(() => {
    createdSessions.forget(websiteId);
  }, [websiteId]);
  return handed ? <OpenEditor session={handed} /> : <LoadedEditor websiteId={websiteId} />;
}

/** The editor of a website that does not exist yet. */
export function NewWebsiteEditor() {
  return <OpenEditor session={useNewSession(null)} />;
}

/** Always loaded afresh: an older copy would be stale at its first save. */
function LoadedEditor({ websiteId }: { websiteId: number }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery<Website>({
    queryKey: ['/api/websites', websiteId],
    queryFn: () => websiteCalls.read(websiteId),
    refetchOnMount: 'always',
  });
  if (error) return <EditorUnavailable error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <EditorSkeleton />;
  return <StoredEditor website={data} />;
}

function StoredEditor({ website }: { website: Website }) {
  return <OpenEditor session={useNewSession(website)} />;
}
