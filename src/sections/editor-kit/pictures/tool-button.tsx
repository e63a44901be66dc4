import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';

interface ToolButtonProps extends Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick'> {
  icon: ReactNode;
  words: string;
  /** The label is said in place of the words, where one of several pictures is meant. */
  label?: string;
  /** True where there is no room for words. */
  isCompact?: boolean;
}

/** Draws a button that does something with a picture. */
export function ToolButton({ icon, words, label, isCompact = false, ...props }: ToolButtonProps) {
  if (isCompact)
    return (
      <IconButton {...props} label={label ?? words}>
        {icon}
      </IconButton>
    );
  return (
    <Button {...props} size="sm" variant="quiet" aria-label={label}>
      {icon}
      {words}
    </Button>
  );
}
