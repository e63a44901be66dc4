import { ArrowLeft, X } from 'lucide-react';
import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { useCloseByBack } from './close-by-back';
import { IconButton } from './icon-button';
import { Modal } from './modal';

const TITLE = '.sheet__title';

/** A shorter pull goes back: nobody closes a sheet by a finger that slipped. */
const FAR_ENOUGH_PX = 80;

interface SheetProps {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** It leads back from a second step, which stands in the place of the first. */
  back?: { label: string; onPress: () => void } | undefined;
  /** The screen behind the sheet stays clear, because it changes while the sheet is open. */
  isClear?: boolean;
  /** It is false on a screen that asks before it is left: Back asks there as well. */
  closesByBack?: boolean;
  children: ReactNode;
}

/**
 * Shows one content in two places: from the bottom on a phone, at the right in a wide window. An element with
 * `data-autofocus`, or else the title, takes the focus. Escape, Back and pulling down close it. Another step begins at its title.
 */
export function Sheet({
  onClose,
  title,
  description,
  closeLabel,
  back,
  isClear = false,
  closesByBack = true,
  children,
}: SheetProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSecond = back !== undefined;
  const wasSecond = useRef(isSecond);
  useEffect(() => {
    if (wasSecond.current !== isSecond) heading.current?.focus();
    wasSecond.current = isSecond;
  }, [isSecond]);
  const pullDown = usePullDown(onClose);
  useCloseByBack(onClose, closesByBack);
  return (
    <Modal
      className={classNames('scrim--sheet', isClear && 'scrim--clear')}
      onClose={onClose}
      firstFocus={TITLE}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
    >
      <div className="sheet">
        <div className={classNames('sheet__head', back && 'sheet__head--back')} {...pullDown}>
          <span className="sheet__grip" aria-hidden="true" />
          <h2 ref={heading} className="h2 sheet__title" id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          {description && (
            <p className="sm soft" id={`${id}-description`}>
              {description}
            </p>
          )}
        </div>
        <div className="sheet__body">{children}</div>
        {back && (
          <IconButton className="sheet__back" label={back.label} onClick={back.onPress}>
            <ArrowLeft />
          </IconButton>
        )}
        <IconButton className="sheet__close" label={closeLabel} onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </Modal>
  );
}

/** Renders the buttons of a sheet, the main one last: they stay in sight, also inside a form. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className="sheet__foot">{children}</div>;
}

type SheetSubmitProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'isPending' | 'pendingText' | 'children'
>;

/** Sends the form of a sheet. */
export function SheetSubmit({ variant = 'primary', ...props }: SheetSubmitProps) {
  return <Button {...props} type="submit" variant={variant} size="lg" />;
}

/** Returns what the head of a sheet needs so that pulling it down closes it. */
function usePullDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const move = (event: PointerEvent<HTMLElement>, pulled: number) => {
    event.currentTarget.parentElement?.style.setProperty('translate', pulled > 0 ? `0 ${pulled}px` : '');
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const pulled = event.clientY - start.current;
    start.current = null;
    if (event.type === 'pointerup' && pulled >= FAR_ENOUGH_PX) onClose();
    else move(event, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) move(event, event.clientY - start.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
