import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatPercent } from '@/core/locale/format';
import { moveEdge, type PictureCrop } from '@/core/picture-crop';

type Edge = keyof PictureCrop;

const EDGES: readonly Edge[] = ['left', 'top', 'right', 'bottom'];
const PAGE_STEP = 10;

/** An arrow key moves an edge into the picture (1) or out of it (-1). */
const INWARDS: Record<Edge, Readonly<Record<string, number>>> = {
  left: { ArrowRight: 1, ArrowLeft: -1, ArrowUp: 1, ArrowDown: -1 },
  right: { ArrowRight: -1, ArrowLeft: 1, ArrowUp: 1, ArrowDown: -1 },
  top: { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 },
  bottom: { ArrowDown: -1, ArrowUp: 1, ArrowRight: 1, ArrowLeft: -1 },
};

interface CropBoardProps {
  src: string;
  crop: PictureCrop;
  onChange: (crop: PictureCrop) => void;
}

/** Draws the whole picture with four edges, which are dragged or moved by arrow keys. */
export function CropBoard({ src, crop, onChange }: CropBoardProps) {
  const t = useTranslations('pictures.edges');
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);

  const dragTo = (edge: Edge, { clientX, clientY }: PointerEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const x = (100 * (clientX - box.left)) / box.width;
    const y = (100 * (clientY - box.top)) / box.height;
    onChange(moveEdge(crop, edge, { left: x, right: 100 - x, top: y, bottom: 100 - y }[edge]));
  };
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
  };
  const handleMove = (edge: Edge, event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) dragTo(edge, event);
  };
  const handleKey = (edge: Edge, event: KeyboardEvent) => {
    const paged = { PageUp: PAGE_STEP, PageDown: -PAGE_STEP, Home: -100 }[event.key];
    const by = INWARDS[edge][event.key] ?? paged;
    if (by === undefined) return;
    event.preventDefault();
    onChange(moveEdge(crop, edge, crop[edge] + by));
  };
  return (
    <div className="picture-board" ref={ref}>
      <img src={src} alt="" draggable={false} />
      <div
        className="picture-board__rest"
        style={{
          left: `${crop.left}%`,
          top: `${crop.top}%`,
          right: `${crop.right}%`,
          bottom: `${crop.bottom}%`,
        }}
      >
        {EDGES.map((edge) => (
          <div
            key={edge}
            role="slider"
            tabIndex={0}
            data-autofocus={edge === 'left' ? '' : undefined}
            className={`picture-board__edge is-${edge}`}
            aria-label={t(edge)}
            aria-orientation={edge === 'left' || edge === 'right' ? 'horizontal' : 'vertical'}
            aria-valuemin={0}
            aria-valuemax={90}
            aria-valuenow={crop[edge]}
            aria-valuetext={formatPercent(locale, crop[edge])}
            onPointerDown={handleDown}
            onPointerMove={(event) => handleMove(edge, event)}
            onKeyDown={(event) => handleKey(edge, event)}
          />
        ))}
      </div>
    </div>
  );
}
