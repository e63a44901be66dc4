import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

export function TabList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return <RadixTabs.List {...props} className={classNames('tabs', className)} />;
}

interface TabProps {
  value: string;
  count?: string;
  /** Something in there waits for the owner. */
  isCountNew?: boolean;
  children: ReactNode;
}

export function Tab({ value, count, isCountNew = false, children }: TabProps) {
  return (
    <RadixTabs.Trigger
      value={value}
      className="tab"
      // Phones scroll the list sideways; the chosen tab must not stay outside.
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {children}
      {count !== undefined && (
        <span className={classNames('count', isCountNew && 'count--new')}>{count}</span>
      )}
    </RadixTabs.Trigger>
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...props} className={classNames('tab-panel', className)} />;
}
