import { z } from 'zod'
import { addressSchema } from '#shared/addresses/schema.ts'
import { takenDiscountSchema } from '#shared/discounts/schema.ts'
import { cartGiftCardSchema } from '#shared/gift-cards/schema.ts'
import { limits } from '#shared/limits.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { picksSchema } from '#shared/products/bundles/schema.ts'
import { productMessages } from '#shared/products/messages.ts'
import { chosenAmountSchema } from '#shared/products/own-amounts/schema.ts'
import { productSchema } from '#shared/products/schema.ts'
import { shippingOptionSchema } from '#shared/shipping/schema.ts'
import { subscriptionPlanSchema } from '#shared/subscription-plans/schema.ts'
import { taxPlacesSchema, taxRowSchema } from '#shared/taxes/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { quantitySchema as unitQuantitySchema } from '#shared/unit-prices/schema.ts'
import { cartBusinessSchema } from '#shared/vat-numbers/schema.ts'
import { entryAnswerSchema } from './entry-answers.ts'

/** A number of pieces in an order: 1 to 9999. */
export const quantitySchema = z
  .number({ error: ({ input }) => (input == null ? undefined : productMessages['quantity-not-a-number']()) })
  .int(productMessages['quantity-not-whole']())
  .min(limits.quantityMinimum, productMessages['quantity-out-of-range']())
  .max(limits.quantityMaximum, productMessages['quantity-out-of-range']())

/** The destination as far as the cart knows it: the same fields as an address. */
export const shippingLocationSchema = z.object({
  country: addressSchema.shape.country,
  region: addressSchema.shape.region.unwrap(),
  postalCode: addressSchema.shape.postalCode.unwrap(),
})
export type ShippingLocation = z.infer<typeof shippingLocationSchema>

/**
 * One line as a cart stores it. It has no price: prices are read from the catalog each time. Only an amount that the
 * buyer may choose is stored, and checked each time.
 */
export const storedEntrySchema = z.object({
  id: z.string(),
  itemId: z.string(),
  variantId: z.string(),
  sku: z.string(),
  quantity: quantitySchema,
  /** JSON text of the answers to the product's form by field id, or null where it has none. */
  additionalFields: z.string().nullable(),
  /** The same answers as text, as the questions were asked. */
  answers: z.array(entryAnswerSchema),
  /** What the buyer has chosen to pay for a piece, where the product allows it; absent: a price of the catalog. */
  ownAmount: chosenAmountSchema.optional(),
  /** What the buyer has picked for one bundle, as `mergedPieces` has it; absent where nothing is picked. */
  picks: picksSchema.optional(),
})
export type StoredEntry = z.infer<typeof storedEntrySchema>

/** The stored document of a cart. */
export const storedCartSchema = z.object({
  entries: z.array(storedEntrySchema).max(limits.cartLines),
  couponCodes: z.array(z.string()).max(10),
  shippingLocation: shippingLocationSchema.nullable(),
  shippingMethodId: z.string().nullable(),
  /** The email address of the last attempt to order, for discounts that depend on the customer; null before one. */
  email: z.string().nullable(),
  /** The ids of gift cards, in the order in which they pay; absent where there are none. */
  giftCards: z.array(z.string()).optional(),
  /** The VAT number of the business that buys, as `VatCheck` has it; absent without one. */
  vatNumber: z.string().optional(),
  /** The customer who has proven an email address to buy without tax; absent without one. */
  exemptCustomerId: z.string().optional(),
  /** The hash of the link that opened the prices of the buyer's group; absent without one. */
  groupLink: z.string().optional(),
  /** The draft order whose link opened this cart: it says the goods and their prices. Absent in carts of visitors. */
  draftOrderId: z.string().optional(),
  /** The order of which this cart pays what is owed, and its revision. Absent in carts of visitors. */
  owed: z.object({ orderId: z.string(), revision: z.int() }).optional(),
  /** Whether a visitor has another cart with goods, which comes back when they leave this one; absent: no. */
  isApart: z.boolean().optional(),
})
export type StoredCart = z.infer<typeof storedCartSchema>

/** A cart entry as the visitor sees it, with its appearance and problems. Sites' scripts read these names. */
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
  /** The unit price where the buyer has chosen it, as it is added again; absent otherwise. */
  ownAmountCents: z.int().optional(),
  /** Unit price without the sale, in hundredths; equal when there is none. */
  regularPriceCents: z.int(),
  /** The same for a quantity of what it contains, such as 100 g; absent where it has none. */
  contentPrice: z.object({ cents: z.int(), per: unitQuantitySchema }).optional(),
  additionalFields: z.string().nullable(),
  /** The answers as text, without hidden ones. */
  answers: z.array(entryAnswerSchema),
  /** Whether the product has a form, so that the answers can be changed. */
  hasForm: z.boolean(),
  productType: productSchema.shape.productType,
  fullUrl: z.string(),
  image: z.object({ assetUrl: z.string(), width: z.int(), height: z.int(), altText: z.string() }).nullable(),
  /** Units that can still be bought; null when unlimited. */
  available: z.int().nullable(),
  /** How it renews; absent for what is bought once. */
  subscriptionPlan: subscriptionPlanSchema.optional(),
  /** The day of its second payment if it is bought now, as 2026-12-26, in the shop's time zone; absent without one. */
  secondPaymentOn: z.iso.date().optional(),
  /** What it costs when its trial ends, in hundredths for one piece, and the day of that; absent without a trial. */
  afterTrial: z.object({ priceCents: z.int(), day: z.string() }).optional(),
  /** Whether the buyer has had its trial before; absent: no. */
  hadTrial: z.boolean().optional(),
  /** What one bundle consists of; absent for what is no bundle. */
  parts: z
    .array(
      z.object({
        itemId: z.string(),
        sku: z.string(),
        title: z.string(),
        attributes: z.record(z.string(), z.string()),
        quantity: z.int(),
        fullUrl: z.string(),
      }),
    )
    .optional(),
  /** What the buyer has picked of it, as it is added again; absent where nothing is picked. */
  picks: z.array(z.object({ itemId: z.string(), sku: z.string(), quantity: z.int() })).optional(),
  /** Whether more than one can be ordered: not downloads, nor services where the shop sells them one at a time. */
  allowsSeveral: z.boolean(),
  /** Why this line cannot be bought as it is, as a sentence for the visitor; null when it can be bought. */
  problem: z.string().nullable(),
})
export type CartEntry = z.infer<typeof cartEntrySchema>

export const invalidCouponSchema = z.object({ code: z.string(), reason: z.string() })

/** How far a cart is from free shipping; amounts in hundredths. */
export const freeShippingSchema = z.object({
  methodName: z.string(),
  /** The zone's name, while the destination is not known and there are several zones; else null. */
  zoneName: z.string().nullable(),
  overCents: z.int(),
  /** The amount that is missing; 0 when shipping is free. */
  awayCents: z.int(),
})
export type FreeShipping = z.infer<typeof freeShippingSchema>

/**
 * The shopping cart as sites' scripts read it (docs/compatibility.md#cart). All amounts are hundredths of `currency`;
 * only the server computes them.
 */
export const shoppingCartSchema = z.object({
  id: z.string(),
  websiteId: idSchema,
  orderId: z.string().nullable(),
  created: z.int(),
  isPurchased: z.boolean(),
  currency: currencySchema,
  entries: z.array(cartEntrySchema),
  shippingOptions: z.array(shippingOptionSchema),
  /** Pickup places, whatever the customer's address is. */
  pickupOptions: z.array(shippingOptionSchema),
  freeShipping: freeShippingSchema.nullable(),
  selectedShippingOption: shippingOptionSchema.nullable(),
  shippingLocation: shippingLocationSchema.nullable(),
  applicableTaxRules: z.array(taxRowSchema),
  taxPlaces: taxPlacesSchema,
  coupons: z.array(z.string()),
  /** Whether the shop has a discount code that works now. Without one, the cart hides the field for codes. */
  takesCoupons: z.boolean(),
  /** Whether another code could be combined with those of the cart. */
  combinesCoupons: z.boolean(),
  validCoupons: z.array(takenDiscountSchema),
  /** Codes of the cart without effect, each with the reason that the visitor reads. */
  invalidCoupons: z.array(invalidCouponSchema),
  /** Discounts that need no code. */
  automaticDiscounts: z.array(takenDiscountSchema),
  subtotalCents: z.int(),
  taxCents: z.int(),
  shippingCostCents: z.int(),
  discountCents: z.int(),
  grandTotalCents: z.int(),
  /** Whether the shop has a gift card that can pay. Without one, checkout hides the field for codes. */
  takesGiftCards: z.boolean(),
  giftCards: z.array(cartGiftCardSchema),
  /** What is left to pay after gift cards. */
  dueCents: z.int(),
  totalQuantity: z.int(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
  minimumSubtotalCents: z.int(),
  /** The pieces that an order of the buyer's group needs; absent where any number will do. */
  minimumQuantity: z.int().optional(),
  /** The VAT number of the business that buys; absent without one. */
  business: cartBusinessSchema.optional(),
  /** Whether the buyer has proven to be exempt from tax; absent: no. */
  isTaxExempt: z.boolean().optional(),
  /** The draft order that says its goods and prices; absent in other carts. */
  draftOrder: z
    .object({
      id: idSchema,
      number: z.int(),
      /** Whether its owner has chosen how it is shipped or where it is picked up; absent: the buyer chooses. */
      fixesShipping: z.boolean().optional(),
      /** Whether it can be shipped to every country; absent: to those that the shop ships to. */
      shipsAnywhere: z.boolean().optional(),
    })
    .optional(),
  /** The order of which it pays what is owed; absent in other carts. */
  owedFor: z.object({ id: idSchema, number: z.int(), isTest: z.boolean() }).optional(),
})
export type ShoppingCart = z.infer<typeof shoppingCartSchema>
