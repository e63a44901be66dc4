import type { WayPoint } from './definition';

const WIDTH = 1000;
const HEIGHT = 300;
/** The highest point and the lowest keep this distance from the edge. */
const EDGE = 40;

/**
 * Returns the line of a way as the data of an SVG path, 1000 wide and 300 high. It follows the numbers in the marks, such as
 * `610 m`, where every mark has one, and else rises evenly. Each point lies where its text stands, at the beginning of its
 * column.
 */
export function drawWay(way: readonly Pick<WayPoint, 'mark'>[]): string {
  const heights = readHeights(way);
  const lowest = Math.min(...heights);
  const rise = Math.max(...heights) - lowest;
  const points = heights.map((height, index) => ({
    x: Math.round(((index + 0.12) / heights.length) * WIDTH),
    y: Math.round(HEIGHT - EDGE - (rise === 0 ? 0.5 : (height - lowest) / rise) * (HEIGHT - 2 * EDGE)),
  }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const all = [{ x: 0, y: first.y }, ...points, { x: WIDTH, y: last.y }];
  return all
    .map(({ x, y }, index) => {
      const before = all[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = Math.round((before.x + x) / 2);
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

function readHeights(way: readonly Pick<WayPoint, 'mark'>[]): number[] {
  // All three of `1 020 m`, `1.020 m` and `1,020 m` are the same height.
  const numbers = way.map(({ mark }) => /\d+(?:[\s.,]\d{3})*/.exec(mark)?.[0].replace(/\D/g, ''));
  const heights = numbers.filter((number) => number !== undefined).map(Number);
  return heights.length === way.length ? heights : way.map((_point, index) => index);
}
