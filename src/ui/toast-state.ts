/** An owner can take a press back for this long; a mail that it causes waits as long. */
export const UNDO_SECONDS = 10;

/** Pressing this button of a notice also closes the notice. */
export interface ToastButton {
  label: string;
  /** It is the label with what it is about: the button's name, read out with the notice. */
  name: string;
  onPress: () => void;
  /** Ctrl+Z presses it, too. */
  isUndo?: boolean;
}

/** A `bad` notice says that something failed, and an `open` one that something is not finished. */
export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'good' | 'open' | 'bad';
  button?: ToastButton;
  /** The notice stays for this long, and counts the seconds down. */
  seconds?: number;
}

export interface ToastEntry extends ToastMessage {
  id: number;
  isOpen: boolean;
}

export type ToastAction =
  | { type: 'show'; id: number; message: ToastMessage }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/** Keeps one notice at a time: a new one takes the place of the last. */
export function reduceToast(entry: ToastEntry | null, action: ToastAction): ToastEntry | null {
  if (action.type === 'show') return { ...action.message, id: action.id, isOpen: true };
  if (entry?.id !== action.id) return entry;
  return action.type === 'dismiss' ? { ...entry, isOpen: false } : null;
}
