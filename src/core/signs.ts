import type { Trade } from './trades';

/** Owners without a logo can take one of these small drawings of ours; each suits a trade. */
export const signsOfTrades = {
  beauty: [
    'scissors',
    'comb',
    'razor',
    'hair-dryer',
    'mirror',
    'make-up',
    'nail-polish',
    'lotus',
    'barber-pole',
    'drop',
  ],
  food: ['cup', 'wheat', 'cutlery', 'flame', 'fish', 'wine', 'pot', 'loaf', 'beer', 'leaf'],
  building: [
    'roof',
    'trowel',
    'hammer',
    'saw',
    'bricks',
    'wrench',
    'paint-roller',
    'helmet',
    'ladder',
    'ruler',
  ],
  stays: ['key', 'bed', 'mountain', 'fir', 'sun', 'waves', 'cabin', 'lantern', 'suitcase', 'moon'],
} as const satisfies Record<Trade, readonly string[]>;

export type SignName = (typeof signsOfTrades)[Trade][number];

export const signNames: readonly SignName[] = Object.values(signsOfTrades).flat();

const ADDRESS = /^\/images\/signs\/(?<name>[\w-]+)-1\.svg$/;

/** Returns the address of a sign, which is stored in the place of a logo's. */
export function getSignUrl(name: SignName): string {
  return `/images/signs/${name}-1.svg`;
}

/** Finds the sign at the address of a logo; null for any other address. */
export function parseSign(logoUrl: string): SignName | null {
  const name = ADDRESS.exec(logoUrl.trim())?.groups?.name;
  return signNames.find((known) => known === name) ?? null;
}
