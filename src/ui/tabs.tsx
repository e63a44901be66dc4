import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react';
import { findByKey } from './arrow-keys';
import { classNames } from './class-names';

interface TabsState {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
}

const TabsContext = createContext<TabsState>({ id: '', value: '', onValueChange: () => undefined });

interface TabsProps extends Omit<TabsState, 'id'> {
  children: ReactNode;
}

export function Tabs({ children, ...choice }: TabsProps) {
  return <TabsContext value={{ id: useId(), ...choice }}>{children}</TabsContext>;
}

export function TabList({ className, ...props }: ComponentProps<'div'>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (moveInTabs(event.currentTarget, event.key)) event.preventDefault();
  };
  return <div {...props} role="tablist" className={classNames('tabs', className)} onKeyDown={move} />;
}

interface TabProps {
  value: string;
  count?: string;
  /** It is true if something in there waits for the owner. */
  isCountNew?: boolean;
  children: ReactNode;
}

export function Tab({ value, count, isCountNew = false, children }: TabProps) {
  const { id, value: chosen, onValueChange } = use(TabsContext);
  const isChosen = value === chosen;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${value}`}
      className="tab"
      aria-selected={isChosen}
      aria-controls={isChosen ? `${id}-${value}-panel` : undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onValueChange(value)}
      // Phones scroll the list sideways; the chosen tab must not stay outside.
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {children}
      {count !== undefined && (
        <span className={classNames('count', isCountNew && 'count--new')}>{count}</span>
      )}
    </button>
  );
}

interface TabPanelProps {
  value: string;
  /** The panel stays in the page while another tab is chosen. */
  isKept?: boolean;
  children: ReactNode;
}

export function TabPanel({ value, isKept = false, children }: TabPanelProps) {
  const { id, value: chosen } = use(TabsContext);
  const isChosen = value === chosen;
  if (!isChosen && !isKept) return null;
  return (
    <div
      role="tabpanel"
      id={`${id}-${value}-panel`}
      className={classNames('tab-panel', !isChosen && 'tab-panel--away')}
      aria-labelledby={`${id}-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard goes on from the tab to what it shows
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** Chooses another tab as its keys do; returns false for a key that does not move. */
function moveInTabs(list: HTMLElement, key: string): boolean {
  const tab = findByKey([...list.querySelectorAll<HTMLElement>('[role="tab"]')], key);
  tab?.focus();
  tab?.click();
  return tab !== undefined;
}
