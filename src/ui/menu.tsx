import { type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

interface MenuItem {
  label: string;
  /** It adds what the label does not say. */
  hint?: string;
  icon?: ReactNode;
  onSelect: () => void;
  isDisabled?: boolean;
  isBad?: boolean;
}

interface MenuProps {
  /** It names the button. */
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
}

const GAP_PX = 6;

/** Puts more actions behind one button, in the browser's own popover: Escape and a press elsewhere close it. */
export function Menu({ label, icon, items }: MenuProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);

  const handleToggle = (isOpen: boolean) => {
    const [button, menu] = [buttonRef.current, menuRef.current];
    if (!button || !menu) return;
    button.ariaExpanded = String(isOpen);
    if (!isOpen) return;
    const { top, bottom, right } = button.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isRoomBelow = bottom + GAP_PX + menu.offsetHeight <= clientHeight;
    menu.style.top = `${isRoomBelow ? bottom + GAP_PX : Math.max(GAP_PX, top - GAP_PX - menu.offsetHeight)}px`;
    menu.style.right = `${clientWidth - right}px`;
    moveInMenu(menu, 'Home');
  };
  return (
    <>
      <IconButton
        ref={buttonRef}
        label={label}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded="false"
        aria-controls={id}
      >
        {icon}
      </IconButton>
      <div
        ref={menuRef}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        onToggle={(event) => handleToggle(event.newState === 'open')}
        onKeyDown={(event) => {
          if (event.key === 'Tab') menuRef.current?.hidePopover();
          else if (moveInMenu(event.currentTarget, event.key)) event.preventDefault();
        }}
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classNames('menu__item', item.isBad && 'menu__item--bad')}
            aria-disabled={item.isDisabled}
            onClick={() => {
              if (item.isDisabled) return;
              menuRef.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.icon}
            <span>
              {item.label}
              {item.hint && <span className="menu__hint"> {item.hint}</span>}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Moves the focus among the items of a menu as its keys do; returns false for a key that does not move it. */
function moveInMenu(menu: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  if (!step || items.length === 0) return false;
  const index = items.indexOf(document.activeElement as HTMLElement);
  items[step(index, items.length - 1)]?.focus();
  return true;
}
