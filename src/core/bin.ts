/** So long a deleted website stays in the bin. */
export const BIN_DAYS = 30;

/** Of one owner; of more, the last ones that were deleted. */
export const MAX_BINNED = 20;
