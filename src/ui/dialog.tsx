import { X } from 'lucide-react';
import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Awning } from './awning';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { addOpenDialog } from './open-dialogs';
import { rescueFocusSoon } from './rescue-focus';

const FIRST_FIELD = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The open shop on top, where plans are shown. */
  hasAwning?: boolean;
  /** More text than a phone shows and no field in it: a keyboard must be able to scroll it. */
  hasLongText?: boolean;
  /** 'alertdialog' for a question that must be answered first. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal on the native `<dialog>`. Its content is mounted afresh each time it opens. An element with `data-autofocus`, or
 * else the first field, takes the focus.
 */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  size = 'sm',
  hasAwning = false,
  hasLongText = false,
  role,
}: Omit<DialogProps, 'isOpen'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(ref);

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // File fields inside send a cancel event of their own.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // The browser may close without asking at a second Escape.
  const handleNativeClose = () => {
    if (!ref.current?.open) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape
    <dialog
      ref={ref}
      role={role}
      className="scrim"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={handleCancel}
      onClose={handleNativeClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        className={classNames('dialog', size !== 'sm' && `dialog--${size}`, hasAwning && 'dialog--awning')}
      >
        {hasAwning && <Awning cloth="leaf" stripes={17} className="dialog__awning" />}
        <div className="dialog__head">
          <h2 className="h1 dialog__title" id={`${id}-title`}>
            {title}
          </h2>
          {description && (
            <p className="soft" id={`${id}-description`}>
              {description}
            </p>
          )}
        </div>
        <div className="dialog__body" tabIndex={hasLongText ? 0 : undefined}>
          {children}
        </div>
        {footer && <div className="dialog__foot">{footer}</div>}
        <IconButton className="dialog__close" label={closeLabel} onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </dialog>
  );
}

/** Shows the dialog as a modal for as long as it is mounted; closing gives the focus back to the opener. */
function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const removeOpenDialog = addOpenDialog(dialog);
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FIRST_FIELD);
    first?.focus();
    return () => {
      removeOpenDialog();
      dialog.close();
      rescueFocusSoon();
    };
  }, [ref]);
}
