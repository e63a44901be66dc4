const ROOT = 'unsaved';

export interface BrowserCopy {
  key: string;
  text: string;
}

/** Texts that this browser keeps for a person: nobody else who signs in here is shown them. */
export interface BrowserCopies {
  /** All that is about one subject, for example a website. */
  list: (userId: number, subject: string) => BrowserCopy[];
  /** False when the browser has no room or keeps nothing at all; what was there before stays. */
  write: (key: string, text: string) => boolean;
  remove: (keys: readonly string[]) => void;
  /** Everything of a person who leaves; the person's open editors in other tabs are told. */
  forget: (userId: number) => void;
}

export function toBrowserCopyKey(userId: number, subject: string, writer: string): string {
  return `${ROOT}/${userId}/${subject}/${writer}`;
}

/** Another tab has done this to the copies. */
export interface CopiesChange {
  /** This copy is gone. */
  removed?: string;
  /** This person has left: nothing more is to be kept. */
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

/** The store is asked for each time: a browser that keeps nothing throws already there. */
export function createBrowserCopies(storage: () => Storage): BrowserCopies {
  const attempt = <Result>(step: (store: Storage) => Result, otherwise: Result): Result => {
    try {
      return step(storage());
    } catch {
      return otherwise;
    }
  };
  const keysBelow = (store: Storage, start: string) =>
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
          keysBelow(store, toBrowserCopyKey(userId, subject, '')).map((key) => ({
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
        remove(store, keysBelow(store, `${ROOT}/${userId}/`));
        // Only written to be noticed; after the copies, which may have filled the store.
        store.setItem(FORGOTTEN, String(userId));
        store.removeItem(FORGOTTEN);
      }, undefined),
  };
}

/** Not IndexedDB: only this can be written at the moment when a page goes away. */
export const browserCopies = createBrowserCopies(() => window.localStorage);
