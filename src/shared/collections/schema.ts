import { z } from 'zod'
import { idSchema, listingSchema, listSorts, urlIdSchema } from '#shared/products/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { linkAddressSchema } from '#shared/websites/appearance.ts'

/** A store page: a collection of products with an address of its own. */
export const collectionSchema = z.object({
  id: idSchema,
  typeCode: z.int(),
  title: singleLine(200, 1),
  /** What the navigation calls it. */
  navigationTitle: singleLine(100, 1),
  urlId: urlIdSchema.min(3),
  ...listingSchema.shape,
  /** The order in which visitors see its products first. */
  sort: z.enum(listSorts),
  /** Whether visitors can see it. */
  enabled: z.boolean(),
})
export type Collection = z.infer<typeof collectionSchema>

/** How many folders may lie inside each other; also how deep categories go. */
export const NAVIGATION_DEPTH = 3

/** A link of the site's layout (§3). It names a collection or page, an address, or is a folder with a title of its own. */
export interface LayoutLink {
  collectionId: string | null
  externalLink: { url: string; newWindow: boolean } | null
  memberAreaId: string | null
  /** Null: the title of what it names. */
  title: string | null
  children: LayoutLink[]
}

const navigationItemShape = {
  collectionId: idSchema.nullish(),
  /** An address, or an address and whether it opens a window of its own. */
  externalLink: z
    .union([linkAddressSchema, z.strictObject({ url: linkAddressSchema, newWindow: z.boolean().optional() })])
    .nullish(),
  memberAreaId: idSchema.nullish(),
  title: singleLine(100).nullish(),
}

/** A link as `UpdateNavigation` sends it (§7): with `items` inside, and only what is known about it. */
export type NavigationItem = z.infer<z.ZodObject<typeof navigationItemShape>> & { items?: NavigationItem[] | undefined }

// The depth is part of the schema, so that a bomb of nested folders is refused while it is read.
function itemsOf(depth: number): z.ZodType<NavigationItem[]> {
  const items =
    depth > 1 ? itemsOf(depth - 1).optional() : z.array(z.never()).max(0, 'Folders are too deep.').optional()
  return z.array(z.strictObject({ ...navigationItemShape, items })).max(100)
}
export const navigationItemsSchema = itemsOf(NAVIGATION_DEPTH)

const layoutLinkShape = {
  collectionId: z.string().nullable(),
  externalLink: z.object({ url: z.string(), newWindow: z.boolean() }).nullable(),
  memberAreaId: z.string().nullable(),
  title: z.string().nullable(),
}
function linksOf(depth: number): z.ZodType<LayoutLink[]> {
  const children: z.ZodType<LayoutLink[]> = depth > 1 ? linksOf(depth - 1) : z.array(z.never())
  return z.array(z.object({ ...layoutLinkShape, children }))
}

/** One navigation of the site (§3); the first is the main navigation. */
export const layoutSchema = z.object({ identifier: z.string(), links: linksOf(NAVIGATION_DEPTH) })
export type Layout = z.infer<typeof layoutSchema>
