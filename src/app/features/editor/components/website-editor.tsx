import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Website } from '@/contracts/websites';
import { useNewSession } from '../session/editor-session';
import { useEditorVisit } from '../session/use-editor-visit';
import { openWebsite } from '../sync/website-calls';
import { EditorSkeleton } from './editor-skeleton';
import { EditorUnavailable } from './editor-unavailable';
import { OpenEditor } from './open-editor';

/** The editor of a website, or of one that is to be created. */
export function WebsiteEditor({ websiteId }: { websiteId?: number }) {
  const { visit, handleMoved } = useEditorVisit(websiteId);
  return <OpenedEditor key={visit} websiteId={websiteId} onMoved={handleMoved} />;
}

interface OpenedEditorProps {
  websiteId?: number;
  onMoved: (websiteId?: number) => void;
}

/** It stays the same editor when its website is created in it, or has to be created anew. */
function OpenedEditor({ websiteId, onMoved }: OpenedEditorProps) {
  const [openedId] = useState(websiteId);
  if (openedId === undefined) return <NewEditor onMoved={onMoved} />;
  return <LoadedEditor websiteId={openedId} onMoved={onMoved} />;
}

function NewEditor({ onMoved }: Pick<OpenedEditorProps, 'onMoved'>) {
  return <OpenEditor session={useNewSession(null)} onMoved={onMoved} />;
}

/** Always loaded afresh: an older copy would be stale at its first save. */
function LoadedEditor({ websiteId, onMoved }: Required<OpenedEditorProps>) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery<Website>({
    queryKey: ['/api/websites', websiteId],
    queryFn: () => openWebsite(websiteId),
    refetchOnMount: 'always',
  });
  if (error) return <EditorUnavailable websiteId={websiteId} error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <EditorSkeleton />;
  return <StoredEditor website={data} onMoved={onMoved} />;
}

function StoredEditor({ website, onMoved }: Pick<OpenedEditorProps, 'onMoved'> & { website: Website }) {
  return <OpenEditor session={useNewSession(website)} onMoved={onMoved} />;
}
