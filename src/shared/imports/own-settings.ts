import { z } from 'zod'
import { productStatuses } from '#shared/products/codes.ts'
import {
  focalPointSchema,
  idSchema,
  type Product,
  type productFileSchema,
  productSchema,
  scarcitySchema,
  variantSchema,
} from '#shared/products/schema.ts'

/** A form as our own export names it: by its id on the site that wrote the file, and by its name for other sites. */
export const ownFormSchema = z.object({ id: z.string().max(64), name: z.string().max(200) })
export type OwnForm = z.infer<typeof ownFormSchema>

/** What a product has that no column of another shop holds; one cell of our own export, as JSON. Later fields are optional. */
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
  /** The form that is asked before it goes into the cart. */
  form: ownFormSchema.nullable().optional(),
  /** What a digital product consists of; ids in the shop that wrote the file. */
  files: productSchema.shape.files.optional(),
  /** Whether it is also in the category that stands for the whole page. */
  inRoot: z.boolean().optional(),
  isSubscribable: z.boolean().optional(),
  /** Units of variants whose stock is unlimited, which show again when it is limited. */
  hiddenUnits: z.array(variantSchema.shape.qtyInStock).optional(),
  /** When it was added: lists can be sorted by it. */
  createdAt: z.int().min(0).optional(),
})
export type OwnSettings = z.infer<typeof ownSettingsSchema>

/** What is known beside a product when its settings are written. */
export interface OwnSurroundings {
  /** Name of a form; empty for one that is gone. */
  formName(formId: string): string
  readonly isInRoot: boolean
}

export const ownSettingsOf = (product: Product, around: OwnSurroundings): OwnSettings => ({
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
  ...(product.variants.some(({ unlimited, qtyInStock }) => unlimited && qtyInStock > 0) && {
    hiddenUnits: product.variants.map(({ unlimited, qtyInStock }) => (unlimited ? qtyInStock : 0)),
  }),
  createdAt: product.createdAt,
})

/** A form that was deleted is asked no more. */
function formOf({ additionalFieldsFormId: id }: Product, { formName }: OwnSurroundings): OwnForm | null {
  const name = id === null ? '' : formName(id)
  return id !== null && name !== '' ? { id, name } : null
}

/** Where the bytes of a download file lie in the ZIP file of an export. */
export const pathOfFile = ({ fileId, filename }: Pick<z.infer<typeof productFileSchema>, 'fileId' | 'filename'>) =>
  `downloads/${fileId}/${filename.replace(/[\\/:]/g, '_') || 'file'}`

/** The settings of a cell; null where it is empty, or was changed so that it cannot be read. */
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
