import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { limits } from '#shared/limits.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { pictureInputSchema } from '#shared/pictures/schema.ts'
import { idSchema, singleLine, urlIdSchema } from '#shared/texts/schema.ts'
import { productStatuses } from './codes.ts'
import { productFileSchema, productOptionSchema, productSchema, variantSchema } from './schema.ts'
import { productSummarySchema } from './summary.ts'

/** A file of a digital product as it is saved. */
export const productFileInputSchema = z.strictObject({
  id: productFileSchema.shape.id,
  fileId: productFileSchema.shape.fileId,
})

/** A variant as it is saved. */
export const variantInputSchema = z.strictObject({
  ...variantSchema.shape,
  /** Null for a new variant. A variant that is left out of a saved product is deleted. */
  id: idSchema.nullable(),
  /** Empty: one is generated. */
  sku: singleLine(100),
  attributes: z.record(singleLine(100), singleLine(200)),
  /**
   * The stock that the editor showed when it was opened. With it, stock changes by the difference, so that pieces sold
   * meanwhile stay sold; null sets the stock to `qtyInStock` (imports, new variants).
   */
  seenQtyInStock: variantSchema.shape.qtyInStock.nullable().default(null),
})
export type VariantInput = z.infer<typeof variantInputSchema>

/** Attributes are keyed by it, and an object cannot have the key '__proto__'. */
const optionName = singleLine(100, 1).refine((name) => name !== '__proto__', 'Choose another name for this option.')

/** A whole product as its editor saves it. */
export const productInputSchema = z.strictObject({
  ...productSchema.omit({ id: true, variants: true, pictures: true, files: true, createdAt: true, updatedAt: true })
    .shape,
  /** Empty: made from the title, with a number where it is taken. */
  urlId: z.union([z.literal(''), urlIdSchema]),
  title: singleLine(200, 1),
  tags: z.array(singleLine(limits.tagLength, 1)).max(100),
  options: z.array(productOptionSchema.extend({ name: optionName })).max(limits.optionsPerProduct),
  customAddButtonText: singleLine(100),
  customSoldOutText: singleLine(100),
  seoTitle: singleLine(200),
  variants: z.array(variantInputSchema).min(1, 'A product needs a variant.').max(limits.variantsPerProduct),
  /** A variant's `pictureId` is the `id` of one of them. */
  pictures: z.array(pictureInputSchema).max(100),
  files: z.array(productFileInputSchema).max(limits.filesPerProduct),
})
export type ProductInput = z.infer<typeof productInputSchema>

/** A product in the owner's list. */
export const productRowSchema = z.object({
  ...productSummarySchema.pick({
    id: true,
    collectionId: true,
    productType: true,
    title: true,
    urlId: true,
    fullUrl: true,
    priceFromCents: true,
    priceToCents: true,
    onSale: true,
    soldOut: true,
    variantCount: true,
    picture: true,
  }).shape,
  status: productSchema.shape.status,
  publishAt: productSchema.shape.publishAt,
  tags: productSchema.shape.tags,
  /** Pieces of all variants together; null when one is unlimited or stock is not tracked. */
  qtyInStock: z.int().nullable(),
  /** Whether the stock of one of its variants is low. */
  isLowInStock: z.boolean(),
  /** Its variants of which the stock is low, the lowest first; none where it has one variant. */
  lowVariants: z.array(z.object({ title: z.string(), qtyInStock: z.int() })),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type ProductRow = z.infer<typeof productRowSchema>

export const productSorts = [
  'updated', 'updated-first', 'newest', 'title', 'title-last', 'price-low', 'price-high', 'stock-low', 'stock-high', 'manual',
] as const // biome-ignore format: one list
export type ProductSort = (typeof productSorts)[number]

/** Filters of a list of products. */
export const productFilterSchema = z.object({
  /** Words of the title, an option's value, a tag, or a SKU; the best matches come first, whatever `sort` is. */
  search: z.string().trim().max(100).optional(),
  collectionId: idSchema.optional(),
  /** Includes its descendants. */
  categoryId: idSchema.optional(),
  status: z.enum(productStatuses).optional(),
  productType: z.coerce.number().pipe(productSchema.shape.productType).optional(),
  /** `few-left`: at least one variant is nearly sold out. */
  stock: z.enum(['in-stock', 'few-left', 'sold-out']).optional(),
  /** `no` finds products of kinds that cannot be sold (`isSellableKind`). */
  sellable: z.enum(['no']).optional(),
})
export type ProductFilter = z.infer<typeof productFilterSchema>

const productParameters = z.object({ productId: idSchema })
/** Identifies the change for `undoBatch`. */
const batchId = idSchema
/** `batchId` is null when nothing changed. */
const savedProduct = z.object({ product: productSchema, batchId: batchId.nullable() })
/** Why a product cannot be added. */
const newProductFailures = [
  'bundle-kind',
  'bundle-not-possible',
  'bundle-part-missing',
  'bundle-part-not-allowed',
  'bundle-pick-too-large',
  'bundle-too-large',
  'category-not-found',
  'collection-not-found',
  'file-not-found',
  'form-not-found',
  'option-repeated',
  'own-amounts-reversed',
  'picture-not-found',
  'price-not-payable',
  'publish-time-missing',
  'quantity-breaks-unordered',
  'sale-price-too-high',
  'sku-taken',
  'subscription-not-allowed',
  'subscription-plan-unclear',
  'trial-price-too-high',
  'gift-card-without-value',
  'kind-not-sellable',
  'too-many-products',
  'url-id-taken',
  'variant-incomplete',
  'variant-repeated',
] as const
/** Why a product cannot be saved. */
export const saveFailures = [...newProductFailures, 'edit-conflict', 'product-not-found'] as const
/** Room for a product of 250 variants with a long description. */
const PRODUCT_BYTES = 1_000_000

export const listProductsCall = contract({
  method: 'GET',
  path: '/api/owner/products',
  summary: 'List products, a page at a time',
  access: 'products.read',
  query: z.object({
    ...productFilterSchema.shape,
    /** `manual` is the shop's own order and needs `collectionId`. */
    sort: z.enum(productSorts).optional(),
    /** `next` of the previous page. */
    after: cursorSchema.optional(),
  }),
  /** `total` counts the whole list; only the first page has it, others have null. */
  reply: z.object({ products: z.array(productRowSchema), next: z.string().nullable(), total: z.int().nullable() }),
})

export const getProductCall = contract({
  method: 'GET',
  path: '/api/owner/products/:productId',
  summary: 'Get a product with everything its editor needs',
  access: 'products.read',
  parameters: productParameters,
  reply: z.object({ product: productSchema }),
  failures: ['product-not-found'],
})

export const createProductCall = contract({
  method: 'POST',
  path: '/api/owner/products',
  summary: 'Add a product',
  access: 'products.write',
  body: productInputSchema,
  bodyLimit: PRODUCT_BYTES,
  reply: savedProduct,
  failures: [...newProductFailures, 'secrets-key-missing'],
})

export const updateProductCall = contract({
  method: 'PUT',
  path: '/api/owner/products/:productId',
  summary: 'Save a whole product',
  access: 'products.write',
  parameters: productParameters,
  body: z.strictObject({
    ...productInputSchema.shape,
    /** `updatedAt` of the product that the editor opened: changes from another window are not overwritten unnoticed. */
    updatedAt: z.int(),
  }),
  bodyLimit: PRODUCT_BYTES,
  reply: savedProduct,
  failures: [...saveFailures, 'secrets-key-missing'],
})

export const duplicateProductCall = contract({
  method: 'POST',
  path: '/api/owner/products/:productId/duplicate',
  summary: 'Duplicate a product as a draft, with new SKUs',
  access: 'products.write',
  parameters: productParameters,
  reply: savedProduct,
  failures: [...newProductFailures, 'product-not-found'],
})

export const moveProductCall = contract({
  method: 'POST',
  path: '/api/owner/products/:productId/move',
  summary: 'Move a product to a place in the order of its store page',
  access: 'products.write',
  parameters: productParameters,
  /** Null moves it to the first place. */
  body: z.strictObject({ afterProductId: idSchema.nullable() }),
  reply: z.object({ batchId }),
  failures: ['product-not-found'],
})

/** The products to change: some by their ids, or all that match a filter. */
const whichProducts = {
  productIds: z.array(idSchema).min(1).max(500).optional(),
  filter: z.strictObject(productFilterSchema.shape).optional(),
}
const percent = z
  .number()
  .min(-99)
  .max(1000)
  .refine((one) => one !== 0, 'Enter a number other than 0.')
const bulkTags = z.array(singleLine(limits.tagLength, 1)).min(1).max(20)
export const changeProductsCall = contract({
  method: 'POST',
  path: '/api/owner/products/bulk',
  summary: 'Change many products at once',
  access: 'products.write',
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['publish', 'unpublish', 'delete', 'end-sale']), ...whichProducts }),
    z.strictObject({ action: z.enum(['add-category', 'remove-category']), ...whichProducts, categoryId: idSchema }),
    z.strictObject({ action: z.enum(['add-tags', 'remove-tags']), ...whichProducts, tags: bulkTags }),
    /** Changes prices, and sale prices with them, by a percentage. */
    z.strictObject({ action: z.literal('change-prices'), ...whichProducts, percent }),
    /** Sets a sale price that is this percentage below the price. */
    z.strictObject({ action: z.literal('start-sale'), ...whichProducts, percent: z.number().gt(0).lt(100) }),
  ]),
  /** The number of changed products; `batchId` is null when nothing changed. */
  reply: z.object({ changed: z.int(), batchId: batchId.nullable() }),
  failures: ['invalid-fields', 'category-not-found', 'too-many-selected'],
})

/** Prices and SKUs of many variants at once, as the bulk grid saves them. Fields that are left out stay. */
export const updateVariantsCall = contract({
  method: 'PUT',
  path: '/api/owner/variants',
  summary: 'Change prices and SKUs of many variants',
  access: 'products.write',
  body: z.strictObject({
    variants: z
      .array(
        z.strictObject({
          id: idSchema,
          sku: singleLine(100).optional(),
          priceCents: centsSchema.optional(),
          salePriceCents: centsSchema.optional(),
          onSale: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(500),
  }),
  bodyLimit: 256_000,
  reply: z.object({ changed: z.int(), batchId: batchId.nullable() }),
  failures: [...saveFailures, 'variant-unavailable'],
})
