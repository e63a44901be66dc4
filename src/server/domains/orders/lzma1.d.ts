// The package points to its sources, which do not pass our stricter settings: tsconfig.json leads here instead.

/** Packs by LZMA, header first; a higher mode takes a larger window and longer to find what repeats. */
export function compress(data: Uint8Array, mode?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9): Uint8Array;
