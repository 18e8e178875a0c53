import { z } from 'zod'
import { fixedPricesSchema } from '#shared/currencies/schema.ts'
import { donationOfferSchema } from '#shared/donations/schema.ts'
import { focalPointSchema } from '#shared/pictures/schema.ts'
import { isMoney, productStatuses } from '#shared/products/codes.ts'
import { ownAmountsSchema } from '#shared/products/own-amounts/schema.ts'
import { quantityBreaksSchema } from '#shared/products/quantity-breaks/schema.ts'
import {
  type Product,
  type productFileSchema,
  productSchema,
  scarcitySchema,
  variantSchema,
} from '#shared/products/schema.ts'
import { subscriptionPlanSchema } from '#shared/subscription-plans/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { withdrawalExemptionSchema } from '#shared/withdrawal-exemptions/schema.ts'
import { readJson } from './read-json.ts'

/** A form in our own export: its id for the same site, its name for other sites. */
export const ownFormSchema = z.object({ id: z.string().max(64), name: z.string().max(200) })
export type OwnForm = z.infer<typeof ownFormSchema>

/**
 * Settings of a product that no other shop's columns hold: one cell of our own export, as JSON. Fields that were added
 * later are optional.
 */
export const ownSettingsSchema = z.object({
  status: z.enum(productStatuses),
  publishAt: z.int().nullable(),
  /** The display of each option. */
  options: productSchema.shape.options,
  focalPoints: z.array(focalPointSchema),
  useCustomAddButtonText: z.boolean(),
  customAddButtonText: productSchema.shape.customAddButtonText,
  customSoldOutText: productSchema.shape.customSoldOutText,
  scarcity: scarcitySchema.nullable(),
  /** Ids in the shop that wrote the file. */
  relatedProductIds: z.array(idSchema).max(20),
  /** The form that the product asks before it is added to the cart. */
  form: ownFormSchema.nullable().optional(),
  /** The files of a digital product; ids in the shop that wrote the file. */
  files: productSchema.shape.files.optional(),
  /** Whether it is also in the root category. */
  inRoot: z.boolean().optional(),
  isSubscribable: z.boolean().optional(),
  subscriptionPlan: subscriptionPlanSchema.nullable().optional(),
  withdrawalExemption: withdrawalExemptionSchema.nullable().optional(),
  /** What buyers of a gift card may choose to pay; null where they choose a value. */
  ownAmounts: ownAmountsSchema.nullable().optional(),
  /** What donors choose; absent for other products. */
  donation: donationOfferSchema.optional(),
  /** Lower prices for several pieces; null where there are none. */
  quantityBreaks: quantityBreaksSchema.nullable().optional(),
  /** Whether it is a bundle, whose parts are not in the file; absent: no. */
  isBundle: z.boolean().optional(),
  /** Units of variants with unlimited stock, which count again when the stock is limited. */
  hiddenUnits: z.array(variantSchema.shape.qtyInStock).optional(),
  /** Prices of the variants in other currencies. */
  fixedPrices: z.array(fixedPricesSchema).optional(),
  /** When it was added: lists can be sorted by it. */
  createdAt: z.int().min(0).optional(),
})
export type OwnSettings = z.infer<typeof ownSettingsSchema>

/** Facts besides the product that its settings are written from. */
export interface OwnContext {
  /** The name of a form; empty for one that was deleted. */
  formName(formId: string): string
  readonly isInRoot: boolean
}

export const ownSettingsOf = (product: Product, around: OwnContext): OwnSettings => ({
  status: product.status,
  publishAt: product.publishAt,
  options: product.options,
  focalPoints: product.pictures.map(({ focalPoint }) => focalPoint),
  useCustomAddButtonText: product.useCustomAddButtonText,
  customAddButtonText: product.customAddButtonText,
  customSoldOutText: product.customSoldOutText,
  scarcity: product.scarcity,
  relatedProductIds: product.relatedProductIds,
  form: formOf(product, around),
  files: product.files,
  inRoot: around.isInRoot,
  isSubscribable: product.isSubscribable,
  subscriptionPlan: product.subscriptionPlan,
  withdrawalExemption: product.withdrawalExemption,
  ...(product.donation && { donation: product.donation }),
  ...(isMoney(product.productType) && { ownAmounts: product.ownAmounts ?? null }),
  ...(product.quantityBreaks && { quantityBreaks: product.quantityBreaks }),
  ...(product.bundle && { isBundle: true }),
  ...(product.variants.some(({ unlimited, qtyInStock }) => unlimited && qtyInStock > 0) && {
    hiddenUnits: product.variants.map(({ unlimited, qtyInStock }) => (unlimited ? qtyInStock : 0)),
  }),
  ...(product.variants.some(({ fixedPrices }) => fixedPrices) && {
    fixedPrices: product.variants.map(({ fixedPrices = {} }) => fixedPrices),
  }),
  createdAt: product.createdAt,
})

/** A deleted form is left out. */
function formOf({ additionalFieldsFormId: id }: Product, { formName }: OwnContext): OwnForm | null {
  const name = id === null ? '' : formName(id)
  return id !== null && name !== '' ? { id, name } : null
}

/** The path of a download file in the ZIP file of an export. */
export const pathOfFile = ({ fileId, filename }: Pick<z.infer<typeof productFileSchema>, 'fileId' | 'filename'>) =>
  `downloads/${fileId}/${filename.replace(/[\\/:]/g, '_') || 'file'}`

/** The settings of a cell; null when it is empty or unreadable. */
export const readOwnSettings = (cell: string): OwnSettings | null =>
  ownSettingsSchema.safeParse(readJson(cell)).data ?? null

/** A list of texts in one cell; null when it is unreadable. */
export const readTexts = (cell: string): string[] | null => z.array(z.string()).safeParse(readJson(cell)).data ?? null
