import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: string;
  /** Keeps it open: what is wrong must be seen. */
  hasError: boolean;
  /** True where it begins open. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** Fields that few owners need, behind their title. */
export function Fold({ title, hasError, startsOpen = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
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
