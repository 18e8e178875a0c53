import { canBePaid } from '#shared/currencies/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { smallestCents } from '#shared/money/money.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import type { ProductInput, VariantInput } from './api.ts'
import { asMoney } from './as-money.ts'
import { type BundleRefusal, bundleRefusal } from './bundles/check-bundle.ts'
import { checkVariants } from './check-variants.ts'
import { isMoney, productTypes } from './codes.ts'
import { withDonation } from './donations/rules.ts'
import { ownAmountsRefusal, withOwnAmounts } from './own-amounts/rules.ts'
import { unitPriceCents } from './prices.ts'
import { breaksRefusal, withBreaks } from './quantity-breaks/rules.ts'
import { isCounted, maySubscribe } from './rules.ts'
import { isSellableKind, planOf } from './sellable.ts'

export type ProductRefusal =
  | BundleRefusal
  | 'gift-card-without-value'
  | 'kind-not-sellable'
  | 'option-repeated'
  | 'own-amounts-reversed'
  | 'price-not-payable'
  | 'publish-time-missing'
  | 'quantity-breaks-unordered'
  | 'sale-price-too-high'
  | 'sku-taken'
  | 'subscription-not-allowed'
  | 'subscription-plan-unclear'
  | 'trial-price-too-high'
  | 'variant-incomplete'
  | 'variant-repeated'

/**
 * Checks a product alone and normalizes it: attributes follow the options, duplicates are removed, digital goods are
 * unlimited and only they have files, a scheduled time in the past publishes it. Used by the editor and the server.
 * @param currency of its prices
 * @param now milliseconds since 1970
 * @returns the normalized product, or the first error; `variant` is the index of the variant with the error
 */
export function checkProduct(input: ProductInput, currency: string, now: number): Result<ProductInput, ProductRefusal> {
  const options = input.options.map((option) => ({ ...option, name: option.name.trim() }))
  const names = options.map((option) => option.name)
  if (new Set(names.map(folded)).size < names.length) return fail('option-repeated')
  if (input.isSubscribable && !maySubscribe(input.productType)) return fail('subscription-not-allowed')
  if (input.isSubscribable && planOf(input) === null) return fail('subscription-plan-unclear')
  if (!isSellableKind(input)) return fail('kind-not-sellable')
  const ofBundle = bundleRefusal(input)
  if (ofBundle) return fail(ofBundle)
  if (input.status === 'scheduled' && input.publishAt === null) return fail('publish-time-missing')

  const pictures = uniqueBy(input.pictures, (picture) => picture.id)
  const variants = input.variants.map((variant) => ({
    ...variant,
    // A lone surrogate would be stored as another character, and could not be found again.
    sku: variant.sku.trim().toWellFormed(),
    attributes: Object.fromEntries(names.map((name) => [name, attributeOf(variant.attributes, name)])),
    unlimited: variant.unlimited || !isCounted(input.productType),
    pictureId: pictures.some((picture) => picture.id === variant.pictureId) ? variant.pictureId : null,
    onSale: variant.onSale && !isMoney(input.productType),
  }))
  const judged = checkVariants({ options, variants })
  if (!judged.ok) return judged
  for (const [place, variant] of variants.entries()) {
    const refusal = checkPrice(variant, input.productType, currency)
    if (refusal) return fail(refusal, { variant: place })
  }
  const ofTrial = trialRefusal(planOf(input), variants, currency)
  if (ofTrial) return fail(ofTrial)
  const product = withBreaks(withDonation(withOwnAmounts(asMoney(input))))
  const refusal =
    (product.ownAmounts && ownAmountsRefusal(product.ownAmounts, currency)) ??
    (product.quantityBreaks && breaksRefusal(product.quantityBreaks, currency))
  if (refusal) return fail(refusal)

  const isDue = input.status === 'scheduled' && input.publishAt! <= now
  const status = isDue ? 'published' : input.status
  return succeed({
    ...product,
    subscriptionPlan: planOf(input),
    status,
    publishAt: status === 'scheduled' ? input.publishAt : null,
    options,
    variants,
    pictures,
    files: input.productType === productTypes.digital ? uniqueBy(input.files, (file) => file.id) : [],
    tags: uniqueBy(input.tags, folded),
    categoryIds: [...new Set(input.categoryIds)],
    relatedProductIds: [...new Set(input.relatedProductIds)],
  })
}

/** A trial is cheaper than what follows, also in a sale. */
function trialRefusal(
  plan: SubscriptionPlan | null,
  variants: readonly VariantInput[],
  currency: string,
): 'price-not-payable' | 'trial-price-too-high' | null {
  if (!plan?.trial) return null
  const { priceCents } = plan.trial
  if (priceCents % smallestCents(currency) !== 0) return 'price-not-payable'
  return variants.some((variant) => priceCents >= unitPriceCents(variant)) ? 'trial-price-too-high' : null
}

function checkPrice(
  variant: VariantInput,
  productType: ProductInput['productType'],
  currency: string,
): 'gift-card-without-value' | 'price-not-payable' | 'sale-price-too-high' | null {
  const step = smallestCents(currency)
  if (variant.priceCents % step !== 0 || variant.salePriceCents % step !== 0) return 'price-not-payable'
  if (!canBePaid(variant.fixedPrices)) return 'price-not-payable'
  if (isMoney(productType) && variant.priceCents === 0) return 'gift-card-without-value'
  return isSaleTooHigh(variant, productType) ? 'sale-price-too-high' : null
}

/** Whether the sale price of a variant is no reduction: such a product can't be saved. */
export const isSaleTooHigh = (
  { onSale, priceCents, salePriceCents }: Pick<VariantInput, 'onSale' | 'priceCents' | 'salePriceCents'>,
  productType: ProductInput['productType'],
): boolean => onSale && !isMoney(productType) && salePriceCents >= priceCents

// Options may have names such as 'constructor'.
const attributeOf = (attributes: VariantInput['attributes'], name: string): string =>
  Object.hasOwn(attributes, name) ? attributes[name]!.trim() : ''

const folded = (text: string): string => text.trim().toLowerCase()

/** The first of each group of equal values. */
function uniqueBy<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Thing[] {
  if (things.length < 2) return [...things]
  return [...new Map(things.toReversed().map((thing) => [keyOf(thing), thing])).values()].toReversed()
}
