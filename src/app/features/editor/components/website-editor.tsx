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

/** Edits a website, or one that is to be created. */
export function WebsiteEditor({ websiteId }: { websiteId?: number }) {
  const { visit, handleMoved } = useEditorVisit(websiteId);
  return <OpenedEditor key={visit} websiteId={websiteId} onMoved={handleMoved} />;
}

interface OpenedEditorProps {
  websiteId?: number;
  onMoved: (websiteId?: number) => void;
}

/** Keeps the same editor when its website is created in it, or has to be created anew. */
function OpenedEditor({ websiteId, onMoved }: OpenedEditorProps) {
  const [openedId] = useState(websiteId);
  if (openedId === undefined) return <NewEditor onMoved={onMoved} />;
  return <LoadedEditor websiteId={openedId} onMoved={onMoved} />;
}

function NewEditor({ onMoved }: Pick<OpenedEditorProps, 'onMoved'>) {
  return <OpenEditor session={useNewSession(null)} onMoved={onMoved} />;
}

/**
 * Loads the website afresh each time, if the document has not just asked for it: an older copy would be stale at its
 * first save.
 */
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
  /** Is called when the website has another id, or none any more. */
  onMoved: (websiteId?: number) => void;
}

/** Shows the editor with its session; unsaved work is kept as long as it is open. */
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
  /** Each editor has a number of its own. */
  visit: number;
  /** Changes the address of the screen when the open website was created, or has to be created anew. */
  handleMoved: (websiteId?: number) => void;
}

/**
 * Counts the editors that are opened at the addresses of this screen. A website that gets another address stays in its
 * editor, because its owner goes on typing meanwhile.
 */
export function useEditorVisit(websiteId: number | undefined): EditorVisit {
  const navigate = useNavigate();
  /** The open editor itself has asked for this address. */
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
      // The owner has left this screen by now.
      if (!isShown.current) return;
      setOwn({ websiteId: id });
      void navigate({ to: paths.editor(id), replace: true, ignoreBlocker: true });
    },
    [navigate],
  );
  return { visit: opened.visit, handleMoved };
}
