import { useEffect } from 'react';

/** Ctrl+S, or Cmd+S on a Mac, saves. With Alt it is a letter on some keyboards and left alone. */
export function useSaveShortcut(save: () => Promise<boolean>) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('dialog[open]')) void save();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [save]);
}
