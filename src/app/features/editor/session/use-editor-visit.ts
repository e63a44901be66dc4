import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '@/app/paths';

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
