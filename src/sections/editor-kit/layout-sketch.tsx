/**
 * A part of a drawing is a picture, a title, another line of text or a button. Its numbers are left and top edge, width and
 * height.
 */
type Shape = readonly [
  part: 'picture' | 'title' | 'line' | 'button',
  left: number,
  top: number,
  width: number,
  height: number,
];

/** Shows the outline of a layout: its parts lie on a page 48 wide and 32 high, and may reach over its edge. */
export type LayoutDrawing = readonly Shape[];

/** Draws the outline of a layout. Its name stands beside it. */
export function LayoutSketch({ drawing }: { drawing: LayoutDrawing }) {
  return (
    <svg className="layout-sketch" viewBox="0 0 48 32" aria-hidden="true">
      {drawing.map(([part, x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          className={`layout-sketch__${part}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="1"
        />
      ))}
    </svg>
  );
}

/** Draws lines of text below each other. */
export function sketchLines(left: number, top: number, width: number, count: number): Shape[] {
  return Array.from({ length: count }, (_, index) => ['line', left, top + 4 * index, width, 1.5] as const);
}
