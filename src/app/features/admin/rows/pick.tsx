import { useEffect, useRef } from 'react';
import { useChosenText } from '../use-chosen-text';
import type { Chosen } from './use-chosen';
import './chosen.css';

interface PickProps {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Ticks a row. */
export function Pick({ label, isChosen, onChange }: PickProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

interface PickAllProps<Item> {
  items: readonly Item[];
  chosen: Chosen<Item>;
}

/** Ticks all rows that are shown, or none; the box is half ticked where only some are. */
export function PickAll<Item>({ items, chosen }: PickAllProps<Item>) {
  const tc = useChosenText();
  const box = useRef<HTMLInputElement>(null);
  const count = items.filter((item) => chosen.has(item)).length;
  const isAll = count === items.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label className="pick-all">
      <span className="pick">
        <input ref={box} type="checkbox" checked={isAll} onChange={() => chosen.set(items, !isAll)} />
      </span>
      {tc('chosen.all', { count: items.length })}
    </label>
  );
}
