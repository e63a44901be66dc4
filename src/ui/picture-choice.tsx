import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface PictureChoiceProps {
  className?: string;
  /** Of the group that it is one of. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A radio button as a small card: what the choice looks like, and its name. */
export function PictureChoice({ className, name, value, isChosen, onChoose, children }: PictureChoiceProps) {
  return (
    <label className={classNames('picture-choice', className)}>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
