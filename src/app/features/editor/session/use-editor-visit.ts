import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '@/app/paths';

interface EditorVisit {
  /** Another number is another editor. */
  visit: number;
  /** Gives a website that was created here its address. */
  handleCreated: (websiteId: number) => void;
}

/** Counts the editors that the addresses of this screen open. A website that is created in one stays in it: its owner goes on typing meanwhile. */
export function useEditorVisit(websiteId: number | undefined): EditorVisit {
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<number>();
  const [opened, setOpened] = useState({ websiteId, visit: 0 });
  const isShown = useRef(false);

  if (opened.websiteId !== websiteId) {
    const isSame = opened.websiteId === undefined && websiteId === createdId;
    setOpened({ websiteId, visit: isSame ? opened.visit : opened.visit + 1 });
  }
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const handleCreated = useCallback(
    (id: number) => {
      // Its owner is elsewhere by now.
      if (!isShown.current) return;
      setCreatedId(id);
      void navigate({ to: paths.editor(id), replace: true, ignoreBlocker: true });
    },
    [navigate],
  );
  return { visit: opened.visit, handleCreated };
}
