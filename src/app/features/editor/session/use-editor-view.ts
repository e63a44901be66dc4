import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorView } from '../components/editor-dock';

interface EditorViewControl {
  view: EditorView;
  /** For who changes between the two: the preview begins at its top, and the fields stand where they were left. */
  changeView: (next: EditorView) => void;
  /** For what brings its own place into the view afterwards. */
  showEdit: () => void;
}

/** What a narrow window shows of the editor: the fields or the preview. */
export function useEditorView(): EditorViewControl {
  const [view, setView] = useState<EditorView>('edit');
  const editScroll = useRef(0);
  const changeView = useCallback((next: EditorView) => {
    if (next === 'preview') editScroll.current = window.scrollY;
    flushSync(() => setView(next));
    window.scrollTo({ top: next === 'preview' ? 0 : editScroll.current, behavior: 'instant' });
  }, []);
  return { view, changeView, showEdit: useCallback(() => setView('edit'), []) };
}
