import { createContext, type ReactNode, use, useCallback, useEffect, useReducer, useRef } from 'react';
import { lazy } from './lazy';
import { PlainToast } from './plain-toast';
import { type ToastMessage, toastReducer } from './toast-state';

const REMOVAL_DELAY_MS = 1_000_000;

const region = lazy(() => import('./toast-region'));

/** Shows a notice; the answer closes it, if it is still there. */
type ShowToast = (message: ToastMessage) => () => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('useToast needs a ToastProvider above it');
});

/** Shows a notice in the corner. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

interface ToastProviderProps {
  children: ReactNode;
  closeLabel: string;
  /** Names the place of the notices; the key that leads there is put behind it. */
  regionLabel: string;
}

export function ToastProvider({ children, closeLabel, regionLabel }: ToastProviderProps) {
  const [entry, dispatch] = useReducer(toastReducer, null);
  const lastId = useRef(0);
  const { parts, hasFailed } = region.useLazy();

  const dismiss = useCallback((id: number) => dispatch({ type: 'dismiss', id }), []);

  const show = useCallback(
    (message: ToastMessage) => {
      lastId.current += 1;
      const id = lastId.current;
      dispatch({ type: 'show', id, message });
      return () => dismiss(id);
    },
    [dismiss],
  );

  const closedId = entry && !entry.isOpen ? entry.id : null;
  useEffect(() => {
    if (closedId === null) return;
    const timer = setTimeout(() => dispatch({ type: 'remove', id: closedId }), REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [closedId]);

  return (
    <ToastContext value={show}>
      {children}
      {parts && (
        <parts.ToastRegion
          entry={entry}
          closeLabel={closeLabel}
          regionLabel={regionLabel}
          onDismiss={dismiss}
        />
      )}
      {hasFailed && entry?.isOpen && (
        <PlainToast key={entry.id} entry={entry} closeLabel={closeLabel} onClose={() => dismiss(entry.id)} />
      )}
    </ToastContext>
  );
}
