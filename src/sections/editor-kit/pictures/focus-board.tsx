import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FOCUS_STEP, type PictureFocus, toGrid } from '@/core/picture-focus';
import { useSpoken } from '../spoken';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-FOCUS_STEP, 0],
  ArrowRight: [FOCUS_STEP, 0],
  ArrowUp: [0, -FOCUS_STEP],
  ArrowDown: [0, FOCUS_STEP],
};

interface FocusBoardProps {
  src: string;
  focus: PictureFocus;
  onChange: (focus: PictureFocus) => void;
  /** Called with the width of the picture over its height, as soon as it has loaded. */
  onRatio: (ratio: number) => void;
}

/** Draws the whole picture with a point on it, which is pressed, dragged or moved by arrow keys. */
export function FocusBoard({ src, focus, onChange, onRatio }: FocusBoardProps) {
  const t = useTranslations('pictures');
  const ref = useRef<HTMLDivElement>(null);
  const dotRef = useRef<HTMLButtonElement>(null);
  const [spoken, say] = useSpoken();

  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const x = (100 * (clientX - box.left)) / box.width;
    const y = (100 * (clientY - box.top)) / box.height;
    onChange(toGrid({ x, y }));
  };
  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    dotRef.current?.focus();
    moveTo(event);
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = toGrid({ x: focus.x + step[0], y: focus.y + step[1] });
    onChange(next);
    say(t('focusMoved', { x: next.x, y: next.y }));
  };
  return (
    <>
      <div
        className="picture-board is-pressed"
        ref={ref}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            naturalHeight > 0 && onRatio(naturalWidth / naturalHeight)
          }
        />
        <button
          ref={dotRef}
          type="button"
          data-autofocus
          className="picture-board__dot"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          aria-label={t('focusPoint', { x: focus.x, y: focus.y })}
          onKeyDown={handleKey}
        />
      </div>
      {spoken}
    </>
  );
}
