import { hasWorkingCode } from '#server/discounts/discount-store.ts'
import { codesWithEffect, codesWithoutEffect } from '#server/discounts/discounts-of-cart.ts'
import type { FixedTerms } from '#server/draft-orders/fixed-terms.ts'
import { hasUsableGiftCard } from '#server/gift-cards/card-store.ts'
import { giftCardsOfCart } from '#server/gift-cards/cards-of-cart.ts'
import type { Scope } from '#server/scope.ts'
import { totalQuantity } from '#shared/cart/rules.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { calculateTotals, paidForLine, type Totals } from '#shared/cart/totals.ts'
import { takesAnother } from '#shared/discounts/combine.ts'
import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { sum } from '#shared/money/sum.ts'
import { isMoney } from '#shared/products/codes.ts'
import { isDonation, isDonationOnly } from '#shared/products/donations/rules.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { countriesSentTo, offeredZones } from '#shared/shipping/rules.ts'
import { emptyCart, type SavedCart } from './cart-store.ts'
import type { CartVariants } from './change-entries.ts'
import { describeEntries } from './describe-entries.ts'
import { type CartFacts, readCartFacts } from './read-cart-facts.ts'

/**
 * The cart as the visitor sees it, computed from the catalog each time: no price comes from a browser. Lines that
 * cannot be bought any more stay with the reason, and do not count.
 * @param known variants that were just read, so that they are not read twice
 */
export async function describeCart(scope: Scope, cart: SavedCart | null, known?: CartVariants): Promise<ShoppingCart> {
  return (await priceCart(scope, cart, known)).show()
}

/** A cart without what only those who see it need: whether it takes codes and gift cards are two queries more. */
type PricedCart = Omit<ShoppingCart, 'takesCoupons' | 'takesGiftCards'>

/**
 * The cart, with what an order needs in addition; `show` adds what a visitor sees.
 * @param given the terms of a draft order; absent: those of the draft that the cart belongs to, if there is one
 */
export async function priceCart(scope: Scope, cart: SavedCart | null, known?: CartVariants, given?: FixedTerms) {
  const facts = await readCartFacts(scope, cart?.orderId === null ? cart.content : emptyCart, known, given)
  const { settings, fixed, stored, group, lines, found, taxExemption, takesDiscounts } = facts
  const totals = totalsOf(facts)
  const {
    lines: lineTotals,
    shippingTaxCents: _,
    shippingTaxes,
    takenDiscounts,
    beatenDiscounts,
    exceededDiscounts,
    regularPrices: _regularPrices,
    ...amounts
  } = totals
  // What is picked up is taxed for every buyer.
  const isReverseCharged = totals.applicableTaxRules.some(({ kind }) => kind === 'reverse-charge')
  const business = facts.givenNumber && { ...facts.givenNumber, isReverseCharged }
  const giftCards = await giftCardsOfCart(scope, stored.giftCards ?? [], payableByGiftCard(facts, totals))
  const isOfCode = ({ code }: { readonly code: string }) => code !== ''
  const entries = describeEntries(facts, totals)
  const shoppingCart: PricedCart = {
    ...amounts,
    id: cart?.id ?? '',
    websiteId: scope.websiteId,
    orderId: cart?.orderId ?? null,
    created: cart?.createdAt ?? Date.now(),
    isPurchased: cart !== null && cart.orderId !== null,
    currency: settings.currency,
    entries,
    shippingLocation: stored.shippingLocation,
    coupons: stored.couponCodes,
    combinesCoupons: takesAnother(codesWithEffect(found, { beatenDiscounts, exceededDiscounts })),
    validCoupons: takenDiscounts.filter(isOfCode),
    invalidCoupons: [...found.invalid, ...(await codesWithoutEffect(scope, { beatenDiscounts, exceededDiscounts }))],
    automaticDiscounts: takenDiscounts.filter((discount) => !isOfCode(discount)),
    // The cart button counts every line, also those with a problem.
    totalQuantity: totalQuantity(entries),
    // A cart with donations alone needs no minimum.
    minimumSubtotalCents: fixed || isDonationOnly(entries) ? 0 : group?.minimumCents || settings.minimumSubtotalCents,
    ...(group && group.minimumQuantity > 1 && !isDonationOnly(entries) && { minimumQuantity: group.minimumQuantity }),
    giftCards,
    dueCents: dueOfOrder({ ...totals, giftCards }),
    ...(taxExemption && { isTaxExempt: true }),
    ...(business && {
      business: {
        number: business.vat.number,
        state: business.vat.state,
        name: business.vat.name,
        isReverseCharged,
      },
    }),
    ...(fixed?.draftOrder && {
      draftOrder: {
        ...{ id: fixed.draftOrder.id, number: fixed.draftOrder.number },
        ...(!fixed.asksForShipping && { fixesShipping: true }),
        ...(countriesSentTo(fixed.zonesOf(offeredZones(settings))) === null && { shipsAnywhere: true }),
      },
    }),
    ...(fixed?.owed && { owedFor: { id: fixed.owed.orderId, number: fixed.owed.number, isTest: fixed.owed.isTest } }),
  }
  const show = async (): Promise<ShoppingCart> => ({
    ...shoppingCart,
    takesCoupons: !fixed && takesDiscounts && !entries.every(isDonation) && (await hasWorkingCode(scope, Date.now())),
    takesGiftCards:
      stored.entries.length > 0 && !fixed?.owed && (await hasUsableGiftCard(scope, settings.currency, Date.now())),
  })
  return {
    ...{ shoppingCart, show, lines, lineTotals, shippingTaxes, business, taxExemption, group, fixed },
    usedTrials: facts.usedTrials,
    refusedToCustomer: fixed ? [] : found.refusedToCustomer,
  }
}

/** The amounts of a cart. */
function totalsOf({ lines, settings, fixed, stored, found, givenNumber, taxExemption }: CartFacts): Totals {
  const zones = offeredZones(settings)
  const categoriesOf = (productId: string) => found.categories.get(productId) ?? []
  return calculateTotals({
    lines: lines.map(({ variant: { bundle: _, ...variant }, quantity, bundle }) => ({
      ...variant,
      categoryIds: categoriesOf(variant.productId),
      unitPriceCents: unitPriceCents(variant),
      regularPriceCents: variant.priceCents,
      quantity,
      ...(bundle && { bundle: { ...bundle, key: bundle.id, categoryIds: categoriesOf(bundle.productId) } }),
    })),
    settings: { ...settings, shippingZones: fixed?.zonesOf(zones) ?? zones },
    shippingLocation: stored.shippingLocation,
    shippingMethodId: stored.shippingMethodId,
    isShippingOpen: fixed?.isShippingOpen ?? false,
    asksForShipping: fixed?.asksForShipping ?? false,
    // The owner's discount is the only one of a draft order.
    discounts: fixed?.discounts ?? found.discounts,
    isReverseCharged: givenNumber?.isReverseCharged ?? false,
    isTaxExempt: taxExemption !== null,
  })
}

/**
 * Gift cards cannot buy gift cards: their money would never expire. They are for goods, so that they pay no donation,
 * nor a subscription, whose method is kept for the renewals.
 */
function payableByGiftCard({ lines, settings }: CartFacts, totals: Totals): number {
  const others = totals.lines.filter((_, index) => {
    const { productType, subscriptionPlan } = lines[index]!.variant
    return isMoney(productType) || subscriptionPlan !== null
  })
  return totals.grandTotalCents - sum(others.map((line) => paidForLine(line, settings)))
}
