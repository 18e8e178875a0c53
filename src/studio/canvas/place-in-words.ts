import type { Area } from '#shared/pages/placement.ts'

/** Where a block is, as it is said and shown. */
export const placeInWords = ({ row, column, rows, columns }: Area): string =>
  `Columns ${column} to ${column + columns - 1}, rows ${row} to ${row + rows - 1}`
