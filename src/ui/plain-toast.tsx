import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names';
import { useNoticeHost } from './open-dialogs';
import type { ToastEntry } from './toast-state';

interface PlainToastProps {
  entry: ToastEntry;
  closeLabel: string;
  onClose: () => void;
}

/** A notice without timer and gestures, for when their script did not come: that something failed must be said. */
export function PlainToast({ entry, closeLabel, onClose }: PlainToastProps) {
  const host = useNoticeHost(entry.id);
  const { button } = entry;
  const handlePress = () => {
    onClose();
    button?.onPress();
  };
  return createPortal(
    <div className="toast-region" role="alert">
      <div className={classNames('toast', entry.tone === 'bad' && 'toast--bad')}>
        <div className="min-w-0 flex-1">
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
