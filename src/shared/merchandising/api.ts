import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import {
  categoryOverrideSchema,
  commonOverrideSchema,
  type MerchandisingField,
  merchandisingLevels,
  merchandisingSchema,
  productViews,
} from './schema.ts'

const winner = z.object({ level: z.enum(merchandisingLevels), id: z.string(), name: z.string() })
const winners = z.object(
  Object.fromEntries(Object.keys(merchandisingSchema.shape).map((field) => [field, winner])) as Record<
    MerchandisingField,
    typeof winner
  >,
)

/** What is set at one level, and what is shown where it sets nothing. */
const settings = z.object({
  /** The category or the product; '' for the site. */
  title: z.string(),
  override: categoryOverrideSchema,
  inherited: merchandisingSchema,
  inheritedWinners: winners,
  /** Number of the version that was opened; 0 where nothing was set. */
  updatedAt: z.int(),
})

export const getSiteMerchandisingCall = contract({
  method: 'GET',
  path: '/api/owner/merchandising',
  summary: 'Get what the site sets about restock notices and scarcity notices',
  access: 'products.read',
  reply: settings,
})

export const getCategoryMerchandisingCall = contract({
  method: 'GET',
  path: '/api/owner/merchandising/categories/:categoryId',
  summary: 'Get what a category sets for its products',
  access: 'products.read',
  parameters: z.object({ categoryId: idSchema }),
  reply: settings,
  failures: ['category-not-found'],
})

/** The parts of a product page that sell it, by the names that other software knows: docs/compatibility.md. */
const contextSchema = z.object({
  restockNotificationViews: z.array(z.enum(productViews)),
  restockNotificationMessages: z.object({
    buttonText: z.string(),
    CTAText: z.string(),
    placeholderText: z.string(),
    mailingListDescription: z.string(),
  }),
  mailingListSignUpEnabled: z.boolean(),
  mailingListOptInByDefault: z.boolean(),
  scarcityEnabled: z.boolean(),
  scarcityTemplateViews: z.array(z.enum(productViews)),
  scarcityText: z.string(),
  scarcityShownByDefault: z.boolean(),
  customSoldOutText: z.string(),
})

export const getProductMerchandisingCall = contract({
  method: 'GET',
  path: '/api/owner/merchandising/products/:productId',
  summary: 'Get the merchandising context of a product: what it shows, who decides each field, and what it sets itself',
  access: 'products.read',
  parameters: z.object({ productId: idSchema }),
  reply: settings.extend({
    context: contextSchema,
    values: merchandisingSchema,
    winners,
  }),
  failures: ['product-not-found'],
})

const saving = { updatedAt: z.int().min(0) }
const saved = z.object({
  updatedAt: z.int(),
  /** The change, for undoing it; null where nothing was different. */
  batchId: idSchema.nullable(),
})

export const saveSiteMerchandisingCall = contract({
  method: 'PUT',
  path: '/api/owner/merchandising',
  summary: 'Set what products show about restock notices and scarcity notices',
  access: 'settings.manage',
  body: z.strictObject({ override: commonOverrideSchema, ...saving }),
  reply: saved,
  failures: ['merchandising-conflict'],
})

export const saveCategoryMerchandisingCall = contract({
  method: 'PUT',
  path: '/api/owner/merchandising/categories/:categoryId',
  summary: 'Set what the products of a category show; an absent field is inherited',
  access: 'products.write',
  parameters: z.object({ categoryId: idSchema }),
  body: z.strictObject({ override: categoryOverrideSchema, ...saving }),
  reply: saved,
  failures: ['category-not-found', 'merchandising-conflict'],
})

export const saveProductMerchandisingCall = contract({
  method: 'PUT',
  path: '/api/owner/merchandising/products/:productId',
  summary: 'Set what a product shows; an absent field is inherited',
  access: 'products.write',
  parameters: z.object({ productId: idSchema }),
  body: z.strictObject({ override: commonOverrideSchema, ...saving }),
  reply: saved,
  failures: ['product-not-found', 'merchandising-conflict'],
})
