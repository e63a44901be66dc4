import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { classNames } from './class-names';
import type { ToastEntry } from './toast-state';

interface ToastCardProps {
  entry: ToastEntry;
  closeLabel: string;
  onClose: () => void;
}

export function ToastCard({ entry, closeLabel, onClose }: ToastCardProps) {
  const { button } = entry;
  const isBad = entry.tone === 'bad';
  return (
    <Toast.Root
      className={classNames('toast', isBad && 'toast--bad')}
      open={entry.isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {isBad ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <div className="min-w-0 flex-1">
        <Toast.Title asChild>
          <p className="toast__title">{entry.title}</p>
        </Toast.Title>
        {entry.description && (
          <Toast.Description asChild>
            <p>{entry.description}</p>
          </Toast.Description>
        )}
      </div>
      {button && (
        <Toast.Action
          className="toast__button"
          altText={button.name}
          aria-label={button.name}
          onClick={button.onPress}
        >
          {button.label}
        </Toast.Action>
      )}
      <Toast.Close className="icon-btn toast__close" aria-label={closeLabel}>
        <X />
      </Toast.Close>
    </Toast.Root>
  );
}
