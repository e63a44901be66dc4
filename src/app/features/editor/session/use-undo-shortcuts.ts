import { useEffect } from 'react';
import { useEditorDispatch } from './use-editor';

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, with Cmd on a Mac. In a text they are the browser's, which knows each letter. */
export function useUndoShortcuts() {
  const dispatch = useEditorDispatch();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const type = undoOrRedo(event);
      if (!type || isText(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      dispatch({ type });
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [dispatch]);
}

function undoOrRedo({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

const TEXTS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXTS);
}
