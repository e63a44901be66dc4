import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface ImageChoiceProps {
  className?: string;
  /** The name of the group that this is one choice of. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A radio button as a small card: what the choice looks like, and its name. */
export function ImageChoice({ className, name, value, isChosen, onChoose, children }: ImageChoiceProps) {
  return (
    <label className={classNames('picture-choice', className)}>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
