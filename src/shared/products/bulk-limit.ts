/** How many products one call changes at most. */
export const BULK_LIMIT = 2_000
