import { generateKeyBetween } from 'fractional-indexing'
import { z } from 'zod'

/**
 * Columns of the grid that contents are laid out on (docs/compatibility.md). Column 0 and the one after the last are
 * the page's margins.
 */
export const GRID_COLUMNS = 12

/** The most rows that a section has; a row is 16 to 24 pixels high. */
export const GRID_ROWS = 2000

/** An id within a page: unique among its sections, or among its blocks. */
export const partId = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/)

/** Separates the id of a place for a shared section from the id of a block in it. No `partId` contains it. */
export const SHARED_MARK = '_'

/** The id of a block as it is drawn: one in a shared section begins with the id of its place. */
export const drawnId = z.string().regex(/^[0-9a-zA-Z-]{1,64}(?:_[0-9a-zA-Z-]{1,64})?$/)

/**
 * A place in an order as text that sorts: between any two ranks there is another one, so moving a thing changes no
 * other thing.
 */
export const rankSchema = z.string().max(200).refine(isRank, 'This is not a rank.')

function isRank(text: string): boolean {
  try {
    generateKeyBetween(text, null)
    return true
  } catch {
    return false
  }
}

/** The cells that a block covers: rows from 1, columns from 0 (the left margin) to 13 (the right one). */
export const areaSchema = z
  .strictObject({
    row: z.int().min(1).max(GRID_ROWS),
    column: z
      .int()
      .min(0)
      .max(GRID_COLUMNS + 1),
    rows: z.int().min(1).max(500),
    columns: z
      .int()
      .min(1)
      .max(GRID_COLUMNS + 2),
    /** Blocks on a higher layer lie over those on a lower one. */
    layer: z.int().min(0).max(99).default(0),
  })
  .refine(({ column, columns }) => column + columns <= GRID_COLUMNS + 2, 'The area is wider than the page.')
export type Area = z.infer<typeof areaSchema>

const alignment = z.enum(['start', 'center', 'end', 'stretch'])

/** Where a block is. */
export const placementSchema = z.strictObject({
  id: drawnId,
  sectionId: partId,
  /** Its place in the reading order of its section, which is the order on the phone and for screen readers. */
  rank: rankSchema,
  desktop: areaSchema,
  /** Null while its section stacks its blocks on the phone. */
  phone: areaSchema.nullable().default(null),
  hidden: z.enum(['never', 'phone', 'desktop']).default('never'),
  /** Where it is within its area, when it is smaller. */
  align: z.strictObject({ x: alignment, y: alignment }).default({ x: 'stretch', y: 'start' }),
  /** Whether it stays in view on wide screens while its section is scrolled. */
  isSticky: z.boolean().default(false),
})
export type Placement = z.infer<typeof placementSchema>

/** Whether an area reaches from one edge of the window to the other. */
export const isEdgeToEdge = ({ column, columns }: Pick<Area, 'column' | 'columns'>): boolean =>
  column === 0 && columns === GRID_COLUMNS + 2

/** Sorts by rank; equal ranks, which two people can make at the same time, by id. */
export function byRank(one: { rank: string; id: string }, other: { rank: string; id: string }): number {
  if (one.rank !== other.rank) return one.rank < other.rank ? -1 : 1
  return one.id < other.id ? -1 : 1
}
