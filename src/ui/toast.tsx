import { Toast } from 'radix-ui';
import { createContext, type ReactNode, use, useCallback, useEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './open-dialogs';
import { ToastCard } from './toast-card';
import { type ToastMessage, toastReducer } from './toast-state';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const REMOVAL_DELAY_MS = 1_000_000;

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
  const host = useTopDialog() ?? globalThis.document?.body;

  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    dispatch({ type: 'show', id: lastId.current, message });
  }, []);

  const closedId = entry && !entry.isOpen ? entry.id : null;
  useEffect(() => {
    if (closedId === null) return;
    const timer = setTimeout(() => dispatch({ type: 'remove', id: closedId }), REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [closedId]);

  return (
    <ToastContext value={show}>
      <Toast.Provider
        label={regionLabel}
        duration={DURATION_MS}
        swipeDirection="right"
        swipeThreshold={SWIPE_THRESHOLD_PX}
        // What is outside the dialog on top is not read out either.
        announcerContainer={host}
      >
        {children}
        {entry && (
          <ToastCard
            key={entry.id}
            entry={entry}
            closeLabel={closeLabel}
            onClose={() => dispatch({ type: 'dismiss', id: entry.id })}
          />
        )}
        {host &&
          createPortal(
            <Toast.Viewport className="toast-region" hotkey={['F8']} label={`${regionLabel} ({hotkey})`} />,
            host,
          )}
      </Toast.Provider>
    </ToastContext>
  );
}
