// The package points to its sources, which do not pass our stricter settings, so tsconfig.json points here instead.

/** Packs by LZMA, header first. A higher mode takes a larger window and more time to find repetitions. */
export function compress(data: Uint8Array, mode?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9): Uint8Array;
