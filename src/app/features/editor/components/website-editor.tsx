import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Website } from '@/contracts/websites';
import { websiteCalls } from '../api/website-calls';
import { useEditorVisit } from '../session/use-editor-visit';
import { useNewSession } from '../session/use-new-session';
import { EditorSkeleton } from './editor-skeleton';
import { EditorUnavailable } from './editor-unavailable';
import { OpenEditor } from './open-editor';

/** The editor of a website, or of one that is to be created. */
export function WebsiteEditor({ websiteId }: { websiteId?: number }) {
  const { visit, handleCreated } = useEditorVisit(websiteId);
  return <OpenedEditor key={visit} websiteId={websiteId} onCreated={handleCreated} />;
}

interface OpenedEditorProps {
  websiteId?: number;
  onCreated: (websiteId: number) => void;
}

/** What was new when it was opened stays the same editor once it is created. */
function OpenedEditor({ websiteId, onCreated }: OpenedEditorProps) {
  const [openedId] = useState(websiteId);
  if (openedId === undefined) return <NewEditor onCreated={onCreated} />;
  return <LoadedEditor websiteId={openedId} />;
}

function NewEditor({ onCreated }: Pick<OpenedEditorProps, 'onCreated'>) {
  return <OpenEditor session={useNewSession(null)} onCreated={onCreated} />;
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
