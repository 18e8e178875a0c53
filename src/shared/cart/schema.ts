import { z } from 'zod'
import { addressSchema } from '#shared/addresses/schema.ts'
import { productMessages } from '#shared/products/messages.ts'
import { idSchema, productSchema } from '#shared/products/schema.ts'
import { limits } from '#shared/settings/limits.ts'
import { currencySchema } from '#shared/settings/schema.ts'
import { entryAnswerSchema } from './entry-answers.ts'

/** A number of pieces (§5, §9). */
export const quantitySchema = z
  .number({ error: ({ input }) => (input == null ? undefined : productMessages['quantity-not-a-number']()) })
  .int(productMessages['quantity-not-whole']())
  .min(limits.quantityMinimum, productMessages['quantity-out-of-range']())
  .max(limits.quantityMaximum, productMessages['quantity-out-of-range']())

/** Where the goods go, as far as it is known while still in the cart: the same fields as an address has. */
export const shippingLocationSchema = z.object({
  country: addressSchema.shape.country,
  region: addressSchema.shape.region.unwrap(),
  postalCode: addressSchema.shape.postalCode.unwrap(),
})
export type ShippingLocation = z.infer<typeof shippingLocationSchema>

/** One line as the cart keeps it. Nothing in it is a price: prices are read from the catalogue each time. */
export const storedEntrySchema = z.object({
  id: z.string(),
  itemId: z.string(),
  variantId: z.string(),
  sku: z.string(),
  quantity: quantitySchema,
  /** JSON text of the answers to the product's form by field id, or null where it has none. */
  additionalFields: z.string().nullable(),
  /** The same in words, as they were asked. */
  answers: z.array(entryAnswerSchema),
})
export type StoredEntry = z.infer<typeof storedEntrySchema>

/** The document that the cart's row holds. */
export const storedCartSchema = z.object({
  entries: z.array(storedEntrySchema).max(limits.cartLines),
  couponCodes: z.array(z.string()).max(10),
  shippingLocation: shippingLocationSchema.nullable(),
  shippingMethodId: z.string().nullable(),
})
export type StoredCart = z.infer<typeof storedCartSchema>

/** A cart entry as the visitor sees it (§3), with ours: what it looks like and what is wrong with it. */
export const cartEntrySchema = z.object({
  id: z.string(),
  itemId: z.string(),
  quantity: z.int(),
  chosenVariant: z.object({ sku: z.string(), attributes: z.record(z.string(), z.string()) }),
  title: z.string(),
  /** Quantity × unit price, in hundredths. */
  subTotal: z.int(),
  /** Unit price now, in hundredths. */
  purchasePriceCents: z.int(),
  /** Unit price without the sale, in hundredths; equal when there is none. */
  regularPriceCents: z.int(),
  additionalFields: z.string().nullable(),
  /** The answers in words, without those that are not the buyer's own. */
  answers: z.array(entryAnswerSchema),
  /** Whether the product asks for answers, so that they can be changed. */
  hasForm: z.boolean(),
  productType: productSchema.shape.productType,
  fullUrl: z.string(),
  image: z.object({ assetUrl: z.string(), width: z.int(), height: z.int(), altText: z.string() }).nullable(),
  /** Units that can be bought; null when unlimited. */
  available: z.int().nullable(),
  /** Whether more than one can be ordered: not of files, nor of services where the shop sells them one at a time (§5). */
  allowsSeveral: z.boolean(),
  /** Why this line cannot be bought as it is, in words for the visitor; null when it can. */
  problem: z.string().nullable(),
})
export type CartEntry = z.infer<typeof cartEntrySchema>

export const couponSchema = z.object({ code: z.string(), title: z.string(), discountCents: z.int() })
export const invalidCouponSchema = z.object({ code: z.string(), reason: z.string() })

export const shippingOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  costCents: z.int(),
  isPickup: z.boolean(),
})
export type ShippingOption = z.infer<typeof shippingOptionSchema>

/** How far a cart is from free shipping; amounts in hundredths. */
export const freeShippingSchema = z.object({
  methodName: z.string(),
  /** Where it applies, as the shop calls it, while the destination is not known and there are several zones; else null. */
  zoneName: z.string().nullable(),
  overCents: z.int(),
  /** 0 when it is reached. */
  awayCents: z.int(),
})
export type FreeShipping = z.infer<typeof freeShippingSchema>

export const taxRowSchema = z.object({
  name: z.string(),
  rateMilliPercent: z.int(),
  amountCents: z.int(),
  /** Whether the amount is already inside the prices above it. */
  included: z.boolean(),
})
export type TaxRow = z.infer<typeof taxRowSchema>

/** As much of the buyer's place as the taxes on a cart depend on. */
export const taxPlacesSchema = z.object({
  byCountry: z.boolean(),
  /** Countries within which the region decides. */
  byRegionIn: z.array(addressSchema.shape.country),
})
export type TaxPlaces = z.infer<typeof taxPlacesSchema>

/** The shopping cart of §3. All amounts are hundredths of `currency`; the server is the only one that computes them. */
export const shoppingCartSchema = z.object({
  id: z.string(),
  websiteId: idSchema,
  orderId: z.string().nullable(),
  created: z.int(),
  isPurchased: z.boolean(),
  currency: currencySchema,
  entries: z.array(cartEntrySchema),
  shippingOptions: z.array(shippingOptionSchema),
  /** Where the items can be picked up, whatever the customer's address is. */
  pickupOptions: z.array(shippingOptionSchema),
  freeShipping: freeShippingSchema.nullable(),
  selectedShippingOption: shippingOptionSchema.nullable(),
  shippingLocation: shippingLocationSchema.nullable(),
  applicableTaxRules: z.array(taxRowSchema),
  taxPlaces: taxPlacesSchema,
  coupons: z.array(z.string()),
  /** Whether the shop has a discount code that works at the moment: without one, the field for codes is not shown. */
  takesCoupons: z.boolean(),
  validCoupons: z.array(couponSchema),
  invalidCoupons: z.array(invalidCouponSchema),
  subtotalCents: z.int(),
  taxCents: z.int(),
  shippingCostCents: z.int(),
  discountCents: z.int(),
  grandTotalCents: z.int(),
  totalQuantity: z.int(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
  minimumSubtotalCents: z.int(),
})
export type ShoppingCart = z.infer<typeof shoppingCartSchema>
