import type { ComponentProps, KeyboardEvent } from 'react';
import { findByKey } from './arrow-keys';

interface ToolbarProps extends Omit<ComponentProps<'div'>, 'role' | 'onKeyDown'> {
  /** Screen readers say what the buttons are for. */
  'aria-label': string;
}

/** Renders a row of buttons for one thing. The arrow keys, Home and End lead from one button to another. */
export function Toolbar(props: ToolbarProps) {
  return <div {...props} role="toolbar" onKeyDown={moveFocus} />;
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  // A dialog that a button opened has buttons of its own.
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')].filter(
    (button) => button.closest('dialog, [role="toolbar"]') === event.currentTarget,
  );
  const next = findByKey(buttons, event.key);
  next?.focus();
  if (next) event.preventDefault();
}
