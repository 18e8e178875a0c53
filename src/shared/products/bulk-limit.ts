/** The most products that one call changes. */
export const BULK_LIMIT = 2_000
