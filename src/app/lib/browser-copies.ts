const ROOT = 'unsaved';

interface BrowserCopy {
  key: string;
  text: string;
}

/** This browser keeps these texts for one person; nobody else who signs in here is shown them. */
export interface BrowserCopies {
  /** Lists all copies about one subject, for example a website. */
  list: (userId: number, subject: string) => BrowserCopy[];
  /** Returns false when the browser has no room or stores nothing at all; the former text then stays. */
  write: (key: string, text: string) => boolean;
  remove: (keys: readonly string[]) => void;
  /** Removes everything of a person who logs out, and tells their open editors in other tabs. */
  forget: (userId: number) => void;
}

export function toBrowserCopyKey(userId: number, subject: string, writer: string): string {
  return `${ROOT}/${userId}/${subject}/${writer}`;
}

/** Another tab has changed the copies like this. */
export interface CopiesChange {
  /** The copy with this key is gone. */
  removed?: string;
  /** This person has logged out, so nothing more may be stored for them. */
  forgotten?: number;
}

const FORGOTTEN = `${ROOT}-forgotten`;

/** Parses a change of the browser's storage by another tab; null if it removes nothing. */
export function readCopiesChange({
  key,
  newValue,
}: Pick<StorageEvent, 'key' | 'newValue'>): CopiesChange | null {
  if (key === FORGOTTEN) return newValue === null ? null : { forgotten: Number(newValue) };
  return key?.startsWith(`${ROOT}/`) && newValue === null ? { removed: key } : null;
}

/** The store is asked for each time, because a browser that stores nothing throws already there. */
export function createBrowserCopies(storage: () => Storage): BrowserCopies {
  const attempt = <Result>(step: (store: Storage) => Result, otherwise: Result): Result => {
    try {
      return step(storage());
    } catch {
      return otherwise;
    }
  };
  const listKeysBelow = (store: Storage, start: string) =>
    Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
      key.startsWith(start),
    );
  const remove = (store: Storage, keys: readonly string[]) => {
    for (const key of keys) store.removeItem(key);
  };
  return {
    list: (userId, subject) =>
      attempt(
        (store) =>
          listKeysBelow(store, toBrowserCopyKey(userId, subject, '')).map((key) => ({
            key,
            text: store.getItem(key) ?? '',
          })),
        [],
      ),
    write: (key, text) =>
      attempt((store) => {
        store.setItem(key, text);
        return true;
      }, false),
    remove: (keys) => attempt((store) => remove(store, keys), undefined),
    forget: (userId) =>
      attempt((store) => {
        remove(store, listKeysBelow(store, `${ROOT}/${userId}/`));
        // Other tabs notice that this key is written. It comes after the copies, which may have filled the store.
        store.setItem(FORGOTTEN, String(userId));
        store.removeItem(FORGOTTEN);
      }, undefined),
  };
}

/** IndexedDB would not do: only this store can be written at the moment when a page closes. */
export const browserCopies = createBrowserCopies(() => window.localStorage);
