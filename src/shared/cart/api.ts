import { z } from 'zod'
import { addressSchema } from '#shared/addresses/schema.ts'
import { publicFormSchema } from '#shared/forms/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { limits } from '#shared/limits.ts'
import { bundleLimits, bundlePieceSchema } from '#shared/products/bundles/schema.ts'
import { chosenAmountSchema } from '#shared/products/own-amounts/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { vatNumberSchema } from '#shared/vat-numbers/schema.ts'
import { LONGEST_ADDITIONAL_FIELDS } from './additional-fields.ts'
import { cartEntrySchema, quantitySchema, shippingLocationSchema, shoppingCartSchema } from './schema.ts'

const cartReply = z.object({ shoppingCart: shoppingCartSchema })
const entryParameters = z.object({ entryId: z.string().max(64) })

export const getCartCall = contract({
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  summary: 'Get the visitor’s cart',
  access: 'public',
  query: z.object({
    mock: z.string().max(20).optional(),
    timecode: z.string().max(20).optional(),
    calculateSubtotal: z.string().max(20).optional(),
  }),
  reply: shoppingCartSchema,
})

export const addCartEntryCall = contract({
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
  summary: 'Add a variant to the cart',
  access: 'public',
  body: z.strictObject({
    itemId: idSchema,
    sku: z.string().max(100),
    quantity: quantitySchema,
    additionalFields: z.string().max(LONGEST_ADDITIONAL_FIELDS).nullish(),
    /**
     * The amount that the buyer pays for a piece, in hundredths of the cart's currency, where the product has own
     * amounts. The SKU is that of any of its variants then.
     */
    ownAmountCents: chosenAmountSchema.shape.cents.optional(),
    /** What the buyer has picked for one bundle, where something of it is to be picked. */
    parts: z
      .array(z.strictObject({ itemId: idSchema, sku: z.string().max(100), quantity: bundlePieceSchema.shape.quantity }))
      .max(bundleLimits.choices)
      .optional(),
    /** The row of a new entry, counted from 0; absent: the last row. */
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
    'bundle-changed',
    'bundle-incomplete',
    'own-amount-not-offered',
    'own-amount-out-of-range',
    'own-amount-unreadable',
    'additional-fields-invalid',
    'stale',
  ],
})

export const updateAdditionalFieldsCall = contract({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  summary: 'Change the answers to a cart entry’s form',
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

/** The default country of an address field, the countries to choose from, and the inputs of the default. */
const addressStartSchema = z.object({
  country: z.string(),
  countries: z.array(z.object({ code: z.string(), name: z.string() })).readonly(),
  /** Address rules by country, so that the browser can check an address before it is sent. */
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

export const getAdditionalFieldsFormCall = contract({
  method: 'GET',
  path: '/api/commerce/products/:itemId/additional-fields-form',
  summary: 'Get the form that customers fill in for a product',
  access: 'public',
  parameters: z.object({ itemId: idSchema }),
  reply: z.object({
    form: publicFormSchema,
    /** The start values of an address field; null when the form has none. */
    address: addressStartSchema.nullable(),
    /** The labels of the five answers of a rating scale; null when the form has none. */
    likertLabels: z.array(z.string()).readonly().nullable(),
    strictEmailEnding: z.boolean(),
  }),
  failures: ['product-unavailable', 'form-not-found'],
})

export const setEntryQuantityCall = contract({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId/quantity',
  summary: 'Change the quantity of a cart entry',
  access: 'public',
  parameters: entryParameters,
  body: z.strictObject({ quantity: quantitySchema }),
  reply: cartReply,
  failures: ['entry-not-found', 'not-enough-stock', 'only-one-each', 'order-too-large', 'stale'],
})

export const removeEntryCall = contract({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  summary: 'Remove an entry from the cart',
  access: 'public',
  parameters: entryParameters,
  reply: cartReply,
  failures: ['entry-not-found', 'stale'],
})

export const choosePickupCall = contract({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/pickup',
  summary: 'Choose local pickup; null goes back to shipping, which asks for the address again',
  access: 'public',
  body: z.strictObject({ shippingMethodId: z.string().max(40).nullable() }),
  reply: cartReply,
  failures: ['shipping-unavailable', 'stale'],
})

export const setShippingLocationCall = contract({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/shipping-location',
  summary: 'Set the shipping location, to estimate shipping and tax',
  access: 'public',
  body: z.strictObject({ ...shippingLocationSchema.shape, shippingMethodId: z.string().max(40).nullish() }),
  reply: cartReply,
  failures: ['invalid-fields', 'stale'],
})

export const addCouponCall = contract({
  method: 'POST',
  path: '/api/commerce/shopping-cart/coupons',
  summary: 'Apply a discount code to the cart',
  access: 'public',
  body: z.strictObject({ code: singleLine(60, 1) }),
  reply: cartReply,
  failures: ['cart-empty', 'coupon-refused', 'rate-limited', 'stale'],
})

export const removeCouponCall = contract({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/coupons/:code',
  summary: 'Remove a discount code from the cart',
  access: 'public',
  parameters: z.object({ code: z.string().max(60) }),
  reply: cartReply,
  failures: ['stale'],
})

export const addGiftCardCall = contract({
  method: 'POST',
  path: '/api/commerce/shopping-cart/gift-cards',
  summary: 'Add a gift card to the cart, to pay with it',
  access: 'public',
  perMinute: 10,
  body: z.strictObject({ code: singleLine(60, 1) }),
  reply: cartReply,
  failures: ['cart-empty', 'gift-card-unknown', 'gift-card-currency', 'gift-cards-full', 'rate-limited', 'stale'],
})

export const removeGiftCardCall = contract({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/gift-cards/:cardId',
  summary: 'Remove a gift card from the cart',
  access: 'public',
  parameters: z.object({ cardId: z.string().max(64) }),
  reply: cartReply,
  failures: ['stale'],
})

export const setVatNumberCall = contract({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/vat-number',
  summary: 'Set the VAT number of a business that buys the cart, once it is checked; an empty one removes it',
  access: 'public',
  perMinute: 10,
  body: z.strictObject({ vatNumber: vatNumberSchema }),
  reply: cartReply,
  failures: ['cart-empty', 'vat-number-form', 'vat-number-unknown', 'vat-numbers-off', 'stale'],
})

export const getStockCall = contract({
  method: 'GET',
  path: '/api/commerce/inventory/stock',
  summary: 'Count the available units of each variant of an item',
  access: 'public',
  query: z.object({ itemId: idSchema }),
  reply: z.object({
    results: z.array(z.object({ sku: z.string(), unlimited: z.boolean(), qtyInStock: z.int() })),
  }),
})
