import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: string;
  /** Keeps it open: what is wrong must be seen. */
  hasError: boolean;
  children: ReactNode;
}

/** Fields that few owners need, behind their title. */
export function Fold({ title, hasError, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="fold"
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
