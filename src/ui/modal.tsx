import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import { addOpenDialog } from './open-dialogs';
import { rescueFocusSoon } from './rescue-focus';

interface ModalProps {
  onClose: () => void;
  /** It takes the focus where nothing has `data-autofocus`. */
  firstFocus: string;
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children: ReactNode;
}

/**
 * Renders the native `<dialog>` below dialogs and sheets: it is modal for as long as it is mounted. Escape closes it, and
 * so does a press beside its panel until something was typed.
 */
export function Modal({
  onClose,
  firstFocus,
  labelledBy,
  describedBy,
  role,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isTyped = useRef(false);
  useModal(ref, firstFocus);

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // File fields inside send a cancel event of their own.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // The browser may close without asking at a second Escape; a dialog that must not close then stays.
  const handleNativeClose = () => {
    if (!ref.current || ref.current.open) return;
    ref.current.showModal();
    onClose();
  };
  const handleInput = ({ target }: SyntheticEvent<HTMLDialogElement>) => {
    // The words of a search are typed again in a moment.
    if ((target as Element).getAttribute('type') !== 'search') isTyped.current = true;
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape
    <dialog
      ref={ref}
      role={role}
      className={classNames('scrim', className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={handleCancel}
      onClose={handleNativeClose}
      onInput={handleInput}
      onClick={(event) => event.target === event.currentTarget && !isTyped.current && onClose()}
    >
      {children}
    </dialog>
  );
}

/** Shows the dialog as a modal for as long as it is mounted; closing gives the focus back to the opener. */
function useModal(ref: RefObject<HTMLDialogElement | null>, firstFocus: string) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const removeOpenDialog = addOpenDialog(dialog);
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(firstFocus);
    first?.focus();
    return () => {
      removeOpenDialog();
      dialog.close();
      rescueFocusSoon();
    };
  }, [ref, firstFocus]);
}
