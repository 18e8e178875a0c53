import { z } from 'zod'
import { idSchema } from '#shared/texts/schema.ts'

/** How large a bundle can be. */
export const bundleLimits = { parts: 20, piecesOfPart: 20, choices: 50, pick: 20, pieces: 60 } as const

const partSchema = z.object({
  productId: idSchema,
  /** Null where buyers choose the variant. */
  variantId: idSchema.nullable(),
})

/** A part of a fixed bundle. */
export const fixedPartSchema = partSchema.extend({ quantity: z.int().min(1).max(bundleLimits.piecesOfPart) })

/** What a bundle consists of: the same parts for everyone, or a number of pieces that buyers pick. */
export const bundleSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fixed'),
    parts: z.array(fixedPartSchema).min(1, 'Add the products of this bundle.').max(bundleLimits.parts),
  }),
  z.object({
    kind: z.literal('choice'),
    /** How many pieces buyers pick. */
    pick: z.int().min(1).max(bundleLimits.pick),
    /** Whether they can pick a variant more than once. */
    repeats: z.boolean(),
    /** What they can pick. Without a variant, all variants of the product. */
    parts: z.array(partSchema).min(1, 'Add the products of this bundle.').max(bundleLimits.choices),
  }),
])
export type Bundle = z.infer<typeof bundleSchema>

/** Pieces of a variant in one bundle. */
export const bundlePieceSchema = z.object({ variantId: idSchema, quantity: z.int().min(1).max(bundleLimits.pieces) })
export type BundlePiece = z.infer<typeof bundlePieceSchema>

/** What a buyer has picked for one bundle, each variant once, in the order of the ids. */
export const picksSchema = z.array(bundlePieceSchema).max(bundleLimits.choices)

/** The bundle that a line of an order belongs to; lines with the same `id` were bought as one. */
export const lineBundleSchema = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  /** Absent in orders from before it was stored. */
  sku: z.string().optional(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  /** How many bundles. */
  quantity: z.int(),
})
export type LineBundle = z.infer<typeof lineBundleSchema>
