import { createContext, type ReactNode, use, useCallback, useEffect, useReducer, useRef } from 'react';
import { late } from './late';
import { PlainToast } from './plain-toast';
import { type ToastMessage, toastReducer } from './toast-state';

const REMOVAL_DELAY_MS = 1_000_000;

const region = late(() => import('./toast-region'));

const ToastContext = createContext<(message: ToastMessage) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it');
});

/** Shows a notice in the corner. */
export function useToast(): (message: ToastMessage) => void {
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
  const { parts, hasFailed } = region.useLate();

  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    dispatch({ type: 'show', id: lastId.current, message });
  }, []);

  const dismiss = useCallback((id: number) => dispatch({ type: 'dismiss', id }), []);

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
