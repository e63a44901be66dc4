import { useCallback, useState } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { useMatches } from '@/ui/use-matches';
import type { EditMode } from '../commands';

interface EditModeControl {
  mode: EditMode;
  /** True until the owner has chosen a mode in a window that has room for both. */
  isOffered: boolean;
  /** Changes the mode, and remembers it. */
  choose: (mode: EditMode) => void;
  /** Shows the fields for the moment, because the owner is led to one of them. */
  showList: () => void;
}

/** The browser remembers the mode under this key, followed by the id of the account. */
export const EDIT_MODE_KEY = 'edit-mode';
/** A page beside its tools needs the room of two columns. Only a window this wide shows the commands as buttons. */
export const WIDE = '(min-width: 1081px)';

/**
 * Keeps the mode in which an owner edits; this browser remembers it for each of them. A narrow window has the list
 * only.
 */
export function useEditMode(): EditModeControl {
  const { user } = useCurrentUser();
  const key = `${EDIT_MODE_KEY}/${user?.id ?? 0}`;
  const isWide = useMatches(WIDE);
  const [chosen, setChosen] = useState<EditMode | null>(() => readMode(key));
  const choose = useCallback(
    (mode: EditMode) => {
      setChosen(mode);
      writeMode(key, mode);
    },
    [key],
  );
  const showList = useCallback(() => setChosen((mode) => mode && 'list'), []);
  return {
    mode: isWide ? (chosen ?? 'list') : 'list',
    isOffered: isWide && chosen === null,
    choose,
    showList,
  };
}

function readMode(key: string): EditMode | null {
  try {
    const mode = localStorage.getItem(key);
    return mode === 'list' || mode === 'page' ? mode : null;
  } catch {
    return null;
  }
}

function writeMode(key: string, mode: EditMode): void {
  try {
    localStorage.setItem(key, mode);
  } catch {
    // A browser that stores nothing asks again next time.
  }
}
