import { z } from 'zod'
import { addressSchema } from '#shared/addresses/schema.ts'
import { publicFormSchema } from '#shared/forms/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { productMessages } from '#shared/products/messages.ts'
import { idSchema, productSchema } from '#shared/products/schema.ts'
import { limits } from '#shared/settings/limits.ts'
import { currencySchema } from '#shared/settings/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { LONGEST_ADDITIONAL_FIELDS } from './additional-fields.ts'
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
  /** The same in words, as they were asked; absent in entries from before products had forms. */
  answers: z.array(entryAnswerSchema).optional(),
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

const cartReply = z.object({ shoppingCart: shoppingCartSchema })
const entryParameters = z.object({ entryId: z.string().max(64) })

export const getCart = contract({
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  summary: 'The cart of the visitor',
  access: 'public',
  query: z.object({
    mock: z.string().max(20).optional(),
    timecode: z.string().max(20).optional(),
    calculateSubtotal: z.string().max(20).optional(),
  }),
  reply: shoppingCartSchema,
})

export const addCartEntry = contract({
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
  summary: 'Puts a variant into the cart',
  access: 'public',
  body: z.strictObject({
    itemId: idSchema,
    sku: z.string().max(100),
    quantity: quantitySchema,
    additionalFields: z.string().max(LONGEST_ADDITIONAL_FIELDS).nullish(),
    /** The row that a new entry gets, counted from 0; the last one when absent. */
    row: z.int().min(0).max(limits.cartLines).optional(),
  }),
  reply: z.object({ shoppingCart: shoppingCartSchema, newlyAdded: cartEntrySchema }),
  failures: [
    'product-unavailable',
    'variant-unavailable',
    'not-enough-stock',
    'cart-full',
    'quantity-out-of-range',
    'only-one-each',
    'order-too-large',
    'additional-fields-invalid',
    'stale',
  ],
})

export const updateAdditionalFields = contract({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  summary: "Changes the answers to a cart entry's form",
  access: 'public',
  parameters: entryParameters,
  body: z.strictObject({
    itemId: idSchema,
    sku: z.string().max(100),
    additionalFields: z.string().max(LONGEST_ADDITIONAL_FIELDS),
  }),
  reply: z.object({ shoppingCart: shoppingCartSchema, updatedEntry: cartEntrySchema }),
  failures: ['entry-not-found', 'variant-unavailable', 'form-not-found', 'additional-fields-invalid', 'stale'],
})

/** The country that an address field begins with, all that can be chosen, and its inputs. */
const addressStartSchema = z.object({
  country: z.string(),
  countries: z.array(z.object({ code: z.string(), name: z.string() })).readonly(),
  /** What an address needs, country by country, to be checked before it is sent. */
  rules: z.object({
    countries: z.array(z.string()).readonly(),
    withoutCity: z.array(z.string()).readonly(),
    withPostalCode: z.array(z.string()).readonly(),
  }),
  inputs: z
    .array(
      z.object({
        name: addressSchema.keyof(),
        label: z.string(),
        isRequired: z.boolean(),
        autoComplete: z.string(),
        inputMode: z.enum(['text', 'numeric', 'tel']),
      }),
    )
    .readonly(),
})

export const getAdditionalFieldsForm = contract({
  method: 'GET',
  path: '/api/commerce/products/:itemId/additional-fields-form',
  summary: 'The form that customers fill in for a product (§3 additionalFieldsForm)',
  access: 'public',
  parameters: z.object({ itemId: idSchema }),
  reply: z.object({
    form: publicFormSchema,
    /** What an address field begins with; null where there is none. */
    address: addressStartSchema.nullable(),
    strictEmailEnding: z.boolean(),
  }),
  failures: ['product-unavailable', 'form-not-found'],
})

export const setEntryQuantity = contract({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId/quantity',
  summary: 'Changes how many of an entry are in the cart',
  access: 'public',
  parameters: entryParameters,
  body: z.strictObject({ quantity: quantitySchema }),
  reply: cartReply,
  failures: ['entry-not-found', 'not-enough-stock', 'only-one-each', 'order-too-large', 'stale'],
})

export const removeEntry = contract({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  summary: 'Takes an entry out of the cart',
  access: 'public',
  parameters: entryParameters,
  reply: cartReply,
  failures: ['entry-not-found', 'stale'],
})

export const choosePickup = contract({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/pickup',
  summary: 'Chooses to pick the items up; null has them shipped, to a place that is asked for again',
  access: 'public',
  body: z.strictObject({ shippingMethodId: z.string().max(40).nullable() }),
  reply: cartReply,
  failures: ['shipping-unavailable', 'stale'],
})

export const setShippingLocation = contract({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/shipping-location',
  summary: 'Says where the goods go, so that shipping and tax can be estimated',
  access: 'public',
  body: z.strictObject({ ...shippingLocationSchema.shape, shippingMethodId: z.string().max(40).nullish() }),
  reply: cartReply,
  failures: ['invalid-fields', 'stale'],
})

export const addCoupon = contract({
  method: 'POST',
  path: '/api/commerce/shopping-cart/coupons',
  summary: 'Tries a discount code on the cart',
  access: 'public',
  perMinute: 10,
  body: z.strictObject({ code: singleLine(60, 1) }),
  reply: cartReply,
  failures: ['cart-empty', 'coupon-refused', 'stale'],
})

export const removeCoupon = contract({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/coupons/:code',
  summary: 'Takes a discount code off the cart',
  access: 'public',
  parameters: z.object({ code: z.string().max(60) }),
  reply: cartReply,
  failures: ['stale'],
})

export const getStock = contract({
  method: 'GET',
  path: '/api/commerce/inventory/stock',
  summary: 'How many of each variant of an item can be had',
  access: 'public',
  query: z.object({ itemId: idSchema }),
  reply: z.object({
    results: z.array(z.object({ sku: z.string(), unlimited: z.boolean(), qtyInStock: z.int() })),
  }),
})
