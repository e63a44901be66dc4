import { DIRECTIONS, type Place } from './definition';

/** The outermost ring has this radius; the start is at 0, 0. */
export const AREA_RADIUS = 190;
const RINGS = 2;
/** Rings are drawn at one of these distances. */
const STEPS_KM = [1, 2, 5, 10, 15, 20, 25, 50, 75, 100, 150, 250, 500];
/** Two places in one direction stand this many degrees apart. */
const SPREAD = 22;
const TURN = 360 / DIRECTIONS.length;

interface Area {
  rings: { km: number; radius: number }[];
  /** Each place has one, in the order of the places. */
  dots: { x: number; y: number }[];
}

/** Draws where places lie around a start: as far as the owner says, and in the direction that the owner names, if any. */
export function drawArea(places: readonly Place[]): Area {
  const farthest = Math.max(1, ...places.map(({ km }) => km));
  const step = STEPS_KM.find((km) => km * RINGS >= farthest) ?? Math.ceil(farthest / RINGS);
  const turns = places.map(({ direction }, index) =>
    direction === undefined ? index % DIRECTIONS.length : DIRECTIONS.indexOf(direction),
  );
  return {
    rings: Array.from({ length: RINGS }, (_, index) => ({
      km: step * (index + 1),
      radius: Math.round((AREA_RADIUS * (index + 1)) / RINGS),
    })),
    dots: places.map(({ km }, index) => {
      const same = turns.flatMap((turn, other) => (turn === turns[index] ? [other] : []));
      const spread = (same.indexOf(index) - (same.length - 1) / 2) * SPREAD;
      const angle = (((turns[index] ?? 0) * TURN + spread) * Math.PI) / 180;
      const radius = (AREA_RADIUS * km) / (step * RINGS);
      return { x: roundOff(Math.sin(angle) * radius), y: roundOff(-Math.cos(angle) * radius) };
    }),
  };
}

/** Rounds to 0 in place of -0, which would be written as such. */
const roundOff = (value: number) => Math.round(value) || 0;
