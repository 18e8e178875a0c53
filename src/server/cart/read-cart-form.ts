import { z } from 'zod'
import { type CartVariant, findVariantForCart } from '#server/products/visible/read-cart-variants.ts'
import { readShownProduct } from '#server/products/visible/read-shown-product.ts'
import type { Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type AddToCartFailure, validateAddToCart } from '#shared/products/add-to-cart.ts'
import type { ProductType } from '#shared/products/codes.ts'
import { type AmountFailure, OWN_AMOUNT, readOwnAmount } from '#shared/products/own-amounts/check-amount.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { type PickedFields, readPickedFields } from './bundles/picked-fields.ts'
import { amountMoneyOf } from './own-amount.ts'

/** Names of form fields for the choice of an option. */
const OPTION_FIELDS = [/^variant-option-(.+)$/, /^attributes\[(.+)\]$/]

const formSchema = z.record(z.string(), z.unknown())
const additionSchema = z.object({
  itemId: idSchema,
  sku: z.string().max(100).optional(),
  quantity: z.string().max(20).default('1'),
  ownAmount: z.string().max(40).optional(),
})

/** An addition by a visitor without JavaScript. */
export interface FormItem {
  readonly variant: CartVariant
  readonly quantity: number
  /** What is picked of a bundle, and the fields that say it. */
  readonly picked: PickedFields
  /** The amount that they have chosen, as it was typed and as it was read; null for a price of the catalog. */
  readonly amount: { readonly typed: string; readonly read: Result<number, AmountFailure> } | null
}

/** Reads the form of a product's page, with all checks before an addition. */
export async function readCartForm(
  scope: Scope,
  body: unknown,
): Promise<Result<FormItem, AddToCartFailure | 'product-unavailable'>> {
  const form = formSchema.safeParse(body)
  const addition = additionSchema.safeParse(body)
  if (!form.success || !addition.success) return fail('variant-unavailable')
  const { itemId, sku, quantity, ownAmount: typed } = addition.data
  const product = await readShownProduct(scope, itemId)
  if (!product) return fail('product-unavailable')
  const named = sku ? product.variants.find((variant) => variant.sku === sku) : undefined
  if (sku && !named) return fail('variant-unavailable')
  const choices = named?.attributes ?? choicesIn(form.data)
  // The page of a product names the choice; the page that asks again sends its SKU.
  const hasOwnAmount = typed !== undefined && (named !== undefined || Object.values(choices).includes(OWN_AMOUNT))
  const carrier = hasOwnAmount && product.ownAmounts ? (named ?? product.variants[0]!) : named
  const item = validateAddToCart(product, { choices: carrier?.attributes ?? choices, quantity })
  if (!item.ok) return item
  // Only the server knows whether its store page is visible.
  const variant = await findVariantForCart(scope, itemId, (carrier ?? item.value.variant).sku)
  if (!variant?.isVisible) return fail('product-unavailable')
  const amount = hasOwnAmount
    ? { typed, read: readOwnAmount(typed, variant.ownAmounts, amountMoneyOf(await scope.settings())) }
    : null
  return succeed({ variant, quantity: item.value.quantity, amount, picked: readPickedFields(form.data) })
}

/** The type of the product that a form is about; undefined where visitors do not see it. */
export async function typeOfForm(scope: Scope, body: unknown): Promise<ProductType | undefined> {
  const named = additionSchema.pick({ itemId: true }).safeParse(body)
  return named.success ? (await readShownProduct(scope, named.data.itemId))?.productType : undefined
}

function choicesIn(form: Readonly<Record<string, unknown>>): Record<string, string> {
  const choices = Object.entries(form).flatMap(([field, value]) => {
    const name = OPTION_FIELDS.map((pattern) => pattern.exec(field)?.[1]).find(Boolean)
    return name && typeof value === 'string' ? [[name, value]] : []
  })
  return Object.fromEntries(choices)
}
