/**
 * Returns how wide a picture of a gallery stands, as the `sizes` of an image: on a phone the first spans the page and
 * the others stand in twos; on wider screens one spans the page, four stand in twos, all others about three in a row.
 */
export function shotSizes(index: number, count: number): string {
  const phone = index === 0 ? '100vw' : '50vw';
  return `(min-width: 84rem) ${wideRem(index, count)}rem, (min-width: 36rem) ${wideVw(index, count)}vw, ${phone}`;
}

const PAGE_REM = 76;

function wideRem(index: number, count: number): number {
  return Math.round(PAGE_REM / perRow(index, count));
}

function wideVw(index: number, count: number): number {
  return Math.round(100 / perRow(index, count));
}

function perRow(index: number, count: number): number {
  const isBanner = index === 0 && count >= 7 && count % 3 === 1;
  if (count === 1 || isBanner) return 1;
  return count === 2 || count === 4 ? 2 : 3;
}
