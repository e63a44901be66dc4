import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Awning } from './awning';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { Modal } from './modal';

const FIRST_FIELD = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** These are the buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** True where plans are shown: the open shop is on top. */
  hasAwning?: boolean;
  /** True if the text is longer than a phone shows and has no field in it: a keyboard must be able to scroll it. */
  hasLongText?: boolean;
  /** It is 'alertdialog' for a question that must be answered first. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * Renders a modal on the native `<dialog>`. Its content is mounted afresh each time it opens. An element with
 * `data-autofocus`, or else the first field, takes the focus.
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
  const id = useId();
  return (
    <Modal
      onClose={onClose}
      firstFocus={FIRST_FIELD}
      role={role}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
    >
      <div
        className={classNames('dialog', size !== 'sm' && `dialog--${size}`, hasAwning && 'dialog--awning')}
      >
        {hasAwning && <Awning accent="leaf" stripes={17} className="dialog__awning" />}
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
    </Modal>
  );
}
