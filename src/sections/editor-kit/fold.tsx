import './fold.css';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: string;
  /** An error keeps the fold open, because it must be seen. */
  hasError: boolean;
  /** True if the fold begins open. */
  startsOpen?: boolean;
  /** True for long contents, which are drawn only while the fold is open. */
  isLong?: boolean;
  children: ReactNode;
}

/** Folds away fields that few owners need, behind their title. */
export function Fold({ title, hasError, startsOpen = false, isLong = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      className="fold"
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {(!isLong || isOpen || hasError) && children}
    </details>
  );
}

/** Returns true if something below a path is wrong, such as `content.services.2`. */
export function hasErrorAt(errors: Readonly<Record<string, string>>, path: string): boolean {
  return Object.keys(errors).some((at) => at === path || at.startsWith(`${path}.`));
}
