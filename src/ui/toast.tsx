import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names';
import { lazy } from './lazy';
import { useNoticeHost } from './open-dialogs';
import { reduceToast, type ToastEntry, type ToastMessage } from './toast-state';

const REMOVAL_DELAY_MS = 1_000_000;

const region = lazy(() => import('./toast-region'));

/** Shows a notice, and returns a function that closes it if it is still there. */
type ShowToast = (message: ToastMessage) => () => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('useToast needs a ToastProvider above it');
});

/** Returns a function that shows a notice in the corner. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

/** Returns a function that shows a notice which closes with its screen or dialog, since its button works only there. */
export function useScreenToast(): (message: ToastMessage) => void {
  const show = useToast();
  const close = useRef(() => {});
  useEffect(() => () => close.current(), []);
  return (message) => {
    close.current = show(message);
  };
}

interface ToastProviderProps {
  children: ReactNode;
  closeLabel: string;
  /** It names the place of the notices; the key that leads there is put behind it. */
  regionLabel: string;
}

export function ToastProvider({ children, closeLabel, regionLabel }: ToastProviderProps) {
  const [entry, dispatch] = useReducer(reduceToast, null);
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

interface PlainToastProps {
  entry: ToastEntry;
  closeLabel: string;
  onClose: () => void;
}

/**
 * Renders a notice without timer and gestures, for when their script did not come: people must hear that something failed.
 */
function PlainToast({ entry, closeLabel, onClose }: PlainToastProps) {
  const host = useNoticeHost(entry.id);
  const { button } = entry;
  const handlePress = () => {
    onClose();
    button?.onPress();
  };
  return createPortal(
    <div className="toast-region" role="alert">
      <div className={classNames('toast', entry.tone === 'bad' && 'toast--bad')}>
        <div className="toast__words">
          <p className="toast__title">{entry.title}</p>
          {entry.description && <p>{entry.description}</p>}
        </div>
        {button && (
          <button type="button" className="toast__button" aria-label={button.name} onClick={handlePress}>
            {button.label}
          </button>
        )}
        <button type="button" className="icon-btn toast__close" aria-label={closeLabel} onClick={onClose}>
          <X />
        </button>
      </div>
    </div>,
    host,
  );
}
