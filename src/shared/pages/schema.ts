import { z } from 'zod'
import { idSchema, pictureSchema, urlIdSchema } from '#shared/products/schema.ts'
import { limits } from '#shared/settings/limits.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { linkAddressSchema } from '#shared/websites/appearance.ts'
import { blockTypes } from './codes.ts'
import { URL_ID_MINIMUM } from './url-id.ts'

/** Unique on its page. */
const blockId = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/)

export const textBlockSchema = z.strictObject({
  id: blockId,
  type: z.literal('text'),
  /** HTML, cleaned when it was saved. */
  html: z.string().max(100_000),
})

export const imageBlockSchema = z.strictObject({
  id: blockId,
  type: z.literal('image'),
  picture: pictureSchema,
  caption: z.string().max(500).default(''),
  href: linkAddressSchema.nullable().default(null),
})

export const buttonBlockSchema = z.strictObject({
  id: blockId,
  type: z.literal('button'),
  label: singleLine(100, 1),
  href: linkAddressSchema,
  newWindow: z.boolean().default(false),
})

export const productListBlockSchema = z.strictObject({
  id: blockId,
  type: z.literal('product-list'),
  title: singleLine(200).default(''),
  /** The store whose products are shown, in its order; a category narrows them. */
  collectionId: idSchema,
  categoryId: idSchema.nullable().default(null),
  /** Only these products, in this order; empty: the first products of the store. */
  productIds: z.array(idSchema).max(60).default([]),
  /** The most products that are shown. */
  count: z.int().min(1).max(60).default(12),
})

export const formBlockSchema = z.strictObject({
  id: blockId,
  type: z.literal('form'),
  /** A form of the site; when it was deleted, the block shows nothing. */
  formId: idSchema,
})

/** A block of a page, as data; the storefront renders it, the editor changes it. */
export const blockSchema = z.discriminatedUnion('type', [
  textBlockSchema,
  imageBlockSchema,
  buttonBlockSchema,
  productListBlockSchema,
  formBlockSchema,
])
export type Block = z.infer<typeof blockSchema>

/** The number by which styles of sites select a block. */
export const blockTypeOf: Readonly<Record<Block['type'], number>> = {
  text: blockTypes.html,
  image: blockTypes.image,
  button: blockTypes.button,
  'product-list': blockTypes.product,
  form: blockTypes.form,
}

export const pageStatuses = ['draft', 'published'] as const

export const pageSchema = z.object({
  id: idSchema,
  /** '' is the home page. */
  urlId: z.union([z.literal(''), urlIdSchema.min(URL_ID_MINIMUM)]),
  title: singleLine(200, 1),
  seoTitle: z.string().max(200),
  seoDescription: z.string().max(500),
  status: z.enum(pageStatuses),
  blocks: z
    .array(blockSchema)
    .max(limits.blocksPerLayout, `A page holds ${limits.blocksPerLayout} blocks.`)
    .refine(
      (blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length,
      'Two blocks have the same id.',
    ),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type Page = z.infer<typeof pageSchema>
