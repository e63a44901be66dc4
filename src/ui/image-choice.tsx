import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface ImageChoiceProps {
  className?: string;
  /** All choices of a group have this name. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** Renders a radio button as a small card, which shows how the choice looks, and its name. */
export function ImageChoice({ className, name, value, isChosen, onChoose, children }: ImageChoiceProps) {
  return (
    <label className={classNames('picture-choice', className)}>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
