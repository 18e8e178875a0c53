import { z } from 'zod'
import { productStatuses } from '#shared/products/codes.ts'
import { focalPointSchema, idSchema, type Product, productSchema, scarcitySchema } from '#shared/products/schema.ts'

/** What a product has that no column of another shop holds; one cell of our own export, as JSON. */
export const ownSettingsSchema = z.object({
  status: z.enum(productStatuses),
  publishAt: z.int().nullable(),
  /** How each option is offered. */
  options: productSchema.shape.options,
  focalPoints: z.array(focalPointSchema),
  useCustomAddButtonText: z.boolean(),
  customAddButtonText: productSchema.shape.customAddButtonText,
  customSoldOutText: productSchema.shape.customSoldOutText,
  scarcity: scarcitySchema.nullable(),
  /** Ids in the shop that wrote the file. */
  relatedProductIds: z.array(idSchema).max(20),
})
export type OwnSettings = z.infer<typeof ownSettingsSchema>

export const ownSettingsOf = (product: Product): OwnSettings => ({
  status: product.status,
  publishAt: product.publishAt,
  options: product.options,
  focalPoints: product.pictures.map(({ focalPoint }) => focalPoint),
  useCustomAddButtonText: product.useCustomAddButtonText,
  customAddButtonText: product.customAddButtonText,
  customSoldOutText: product.customSoldOutText,
  scarcity: product.scarcity,
  relatedProductIds: product.relatedProductIds,
})

/** The settings of a cell; null where it is empty or somebody has changed it so that it cannot be read. */
export function readOwnSettings(cell: string): OwnSettings | null {
  try {
    return ownSettingsSchema.safeParse(JSON.parse(cell)).data ?? null
  } catch {
    return null
  }
}

/** A list of texts in one cell; null where it cannot be read. */
export function readTexts(cell: string): string[] | null {
  try {
    return z.array(z.string()).safeParse(JSON.parse(cell)).data ?? null
  } catch {
    return null
  }
}
