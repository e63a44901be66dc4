import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  isDisabled?: boolean;
  isBad?: boolean;
}

interface MenuProps {
  /** Names the button. */
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
}

/** More actions behind one button. Not modal: locking the page's scroll would need a style element. */
export function Menu({ label, icon, items }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={label}>{icon}</IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              className={classNames('menu__item', item.isBad && 'menu__item--bad')}
              disabled={item.isDisabled}
              onSelect={item.onSelect}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
