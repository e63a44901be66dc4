import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { takeAskedWebsite } from '@/app/lib/asked-website';
import { getCallKey } from '@/app/lib/call';
import { getWebsite } from '@/contracts/endpoints/websites';
import type { Website } from '@/contracts/websites';
import { paths } from '@/core/screen-paths';
import { type EditorSession, EditorSessionContext, useNewSession } from '../session/editor-session';
import { RemovalProvider } from '../session/removal-toast';
import { openWebsite } from '../sync/editor-sync';
import { EditorSkeleton, EditorUnavailable } from './editor-fallbacks';
import { EditorWorkspace } from './editor-workspace';

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

/** Always loaded afresh, by its document or by itself: an older copy would be stale at its first save. */
function LoadedEditor({ websiteId, onMoved }: Required<OpenedEditorProps>) {
  const [isAsked] = useState(() => takeAskedWebsite(websiteId));
  const { data, error, isFetchedAfterMount, refetch } = useQuery<Website>({
    queryKey: getCallKey(getWebsite, { params: { id: websiteId } }),
    queryFn: () => openWebsite(websiteId),
    refetchOnMount: isAsked ? true : 'always',
  });
  if (error) return <EditorUnavailable websiteId={websiteId} error={error} onRetry={() => void refetch()} />;
  if (!data || !(isAsked || isFetchedAfterMount)) return <EditorSkeleton />;
  return <StoredEditor website={data} onMoved={onMoved} />;
}

function StoredEditor({ website, onMoved }: Pick<OpenedEditorProps, 'onMoved'> & { website: Website }) {
  return <OpenEditor session={useNewSession(website)} onMoved={onMoved} />;
}

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
      <RemovalProvider>
        <EditorWorkspace onMoved={onMoved} />
      </RemovalProvider>
    </EditorSessionContext>
  );
}

interface EditorVisit {
  /** Another number is another editor. */
  visit: number;
  /** Gives the website that is open here its address, now that it is created, or none now that it is to be created anew. */
  handleMoved: (websiteId?: number) => void;
}

/** Counts the editors that the addresses of this screen open. A website that gets another address in one stays in it: its owner goes on typing meanwhile. */
export function useEditorVisit(websiteId: number | undefined): EditorVisit {
  const navigate = useNavigate();
  /** The address that the open editor itself has asked for. */
  const [own, setOwn] = useState<{ websiteId: number | undefined }>();
  const [opened, setOpened] = useState({ websiteId, visit: 0 });
  const isShown = useRef(false);

  if (opened.websiteId !== websiteId) {
    const isSame = own !== undefined && own.websiteId === websiteId;
    setOpened({ websiteId, visit: isSame ? opened.visit : opened.visit + 1 });
    setOwn(undefined);
  }
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const handleMoved = useCallback(
    (id?: number) => {
      // Its owner is elsewhere by now.
      if (!isShown.current) return;
      setOwn({ websiteId: id });
      void navigate({ to: paths.editor(id), replace: true, ignoreBlocker: true });
    },
    [navigate],
  );
  return { visit: opened.visit, handleMoved };
}
