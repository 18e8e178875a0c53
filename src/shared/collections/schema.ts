import { z } from 'zod'
import { linkAddressSchema } from '#shared/links/schema.ts'
import { listingSchema, listSorts } from '#shared/products/schema.ts'
import { idSchema, singleLine, urlIdSchema } from '#shared/texts/schema.ts'

/** A store page: a collection of products with a URL of its own. */
export const collectionSchema = z.object({
  id: idSchema,
  typeCode: z.int(),
  title: singleLine(200, 1),
  /** The title in the navigation. */
  navigationTitle: singleLine(100, 1),
  urlId: urlIdSchema.min(3),
  ...listingSchema.shape,
  /** The order in which visitors see its products at first. */
  sort: z.enum(listSorts),
  /** Whether visitors can see the page. */
  enabled: z.boolean(),
  /** What the password that opens the store and all its products is compared with; null where it has none. */
  passwordHash: z.string().nullable(),
})
export type Collection = z.infer<typeof collectionSchema>

/** The most levels that any menu has. `menus` says how deep each of them is drawn. */
export const NAVIGATION_DEPTH = 3

/** What the URL of a folder shows: a page that lists its links, its first link, or nothing. */
export const folderBehaviors = { index: 1, redirect: 2, none: 3 } as const
const folderBehaviorSchema = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type FolderBehavior = z.infer<typeof folderBehaviorSchema>

/** A link of the site's layout: to a collection, category or page, to a URL, or a folder with a title of its own. */
export interface LayoutLink {
  /** A store page, a category or a page: the link follows it when it is renamed. */
  collectionId: string | null
  externalLink: { url: string; newWindow: boolean } | null
  memberAreaId: string | null
  /** Null: the title of the linked page. */
  title: string | null
  /** Whether visitors do not see it, with the links inside it. */
  isHidden: boolean
  folderBehavior: FolderBehavior
  /** The URL of a folder; '' for none. */
  urlId: string
  children: LayoutLink[]
}

const navigationItemShape = {
  collectionId: idSchema.nullish(),
  /** A URL, or a URL and whether it opens in a new window. */
  externalLink: z
    .union([linkAddressSchema, z.strictObject({ url: linkAddressSchema, newWindow: z.boolean().optional() })])
    .nullish(),
  memberAreaId: idSchema.nullish(),
  title: singleLine(100).nullish(),
  isHidden: z.boolean().optional(),
  folderBehavior: folderBehaviorSchema.optional(),
  urlId: z.union([z.literal(''), urlIdSchema]).optional(),
}

/** A link as `UpdateNavigation` sends it: `items` are the links inside a folder, unknown fields are left out. */
export type NavigationItem = z.infer<z.ZodObject<typeof navigationItemShape>> & { items?: NavigationItem[] | undefined }

const DEEPEST = `Links can be nested up to ${NAVIGATION_DEPTH} levels deep.`

// The schema limits the depth, so that endlessly nested folders are refused while they are parsed.
function itemsOf(depth: number): z.ZodType<NavigationItem[]> {
  const items = depth > 1 ? itemsOf(depth - 1).optional() : z.array(z.never()).max(0, DEEPEST).optional()
  return z.array(z.strictObject({ ...navigationItemShape, items })).max(100)
}
export const navigationItemsSchema = itemsOf(NAVIGATION_DEPTH)

const layoutLinkShape = {
  collectionId: z.string().nullable(),
  externalLink: z.object({ url: z.string(), newWindow: z.boolean() }).nullable(),
  memberAreaId: z.string().nullable(),
  title: z.string().nullable(),
  isHidden: z.boolean(),
  folderBehavior: folderBehaviorSchema,
  urlId: z.string(),
}
function linksOf(depth: number): z.ZodType<LayoutLink[]> {
  const children: z.ZodType<LayoutLink[]> = depth > 1 ? linksOf(depth - 1) : z.array(z.never())
  return z.array(z.object({ ...layoutLinkShape, children }))
}

/** One navigation of the site; the first one is the main navigation. */
export const layoutSchema = z.object({ identifier: z.string(), links: linksOf(NAVIGATION_DEPTH) })
export type Layout = z.infer<typeof layoutSchema>
