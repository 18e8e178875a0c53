import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import { answersOfBuyer } from '#shared/cart/entry-answers.ts'
import type { CartEntry, StoredEntry } from '#shared/cart/schema.ts'
import { limits } from '#shared/limits.ts'
import { productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import { secondPaymentDay } from '#shared/subscription-plans/rules.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import { asBundle, availableBundles, type BundlePart } from './bundles/bundle-of-entry.ts'

const describePart = ({ variant, quantity }: BundlePart) => ({
  itemId: variant.productId,
  sku: variant.sku,
  title: variant.title,
  attributes: variant.attributes,
  quantity,
  fullUrl: variant.fullUrl,
})

/** What is picked, as it is added again. */
function picksOf({ picks }: StoredEntry, parts: readonly BundlePart[]): Pick<CartEntry, 'picks'> {
  if (!picks) return {}
  return {
    picks: picks.flatMap(({ variantId, quantity }) => {
      const part = parts.find(({ variant }) => variant.variantId === variantId)
      return part ? [{ itemId: part.variant.productId, sku: part.variant.sku, quantity }] : []
    }),
  }
}

function renewalOf(
  subscriptionPlan: SubscriptionPlan,
  timeZone: string,
): Pick<CartEntry, 'subscriptionPlan' | 'secondPaymentOn'> {
  // The day on which a trial ends is said with its price.
  const secondPaymentOn = subscriptionPlan.trial ? null : secondPaymentDay(subscriptionPlan, Date.now(), timeZone)
  return { subscriptionPlan, ...(secondPaymentOn && { secondPaymentOn }) }
}

/** An entry as the visitor sees it. @param shown what the whole cart decides about it */
export function describeEntry(
  entry: StoredEntry,
  variant: CartVariant | undefined,
  {
    parts,
    timeZone,
    ...shown
  }: { readonly parts: readonly BundlePart[] | null; readonly timeZone: string } & Pick<
    CartEntry,
    | 'purchasePriceCents'
    | 'regularPriceCents'
    | 'contentPrice'
    | 'hasForm'
    | 'allowsSeveral'
    | 'problem'
    | 'afterTrial'
    | 'hadTrial'
  >,
): CartEntry {
  const isLimited = variant !== undefined && isCounted(variant.productType) && !variant.unlimited
  return {
    id: entry.id,
    itemId: entry.itemId,
    quantity: entry.quantity,
    chosenVariant: { sku: variant?.sku ?? entry.sku, attributes: variant?.attributes ?? {} },
    title: variant?.title ?? '',
    // A line above the limit shows its problem, not its sum.
    subTotal: Math.min(shown.purchasePriceCents * entry.quantity, limits.orderTotalCents),
    additionalFields: entry.additionalFields,
    answers: answersOfBuyer(entry.answers),
    productType: (variant && parts ? asBundle(variant, parts) : variant)?.productType ?? productTypes.physical,
    fullUrl: variant?.fullUrl ?? '',
    ...(variant?.subscriptionPlan && renewalOf(variant.subscriptionPlan, timeZone)),
    image: variant?.picture ?? null,
    ...(entry.ownAmount && { ownAmountCents: entry.ownAmount.cents }),
    ...(parts && { parts: parts.map(describePart), ...picksOf(entry, parts) }),
    available: parts ? availableBundles(parts) : isLimited ? variant.qtyInStock : null,
    ...shown,
  }
}
