import { groupOfBuyer } from '#server/customer-groups/group-of-buyer.ts'
import { priceByLists } from '#server/customer-groups/price-by-lists.ts'
import { hasWorkingCode } from '#server/discounts/discount-store.ts'
import {
  codesWithEffect,
  codesWithoutEffect,
  discountsOfCart,
  withoutDiscounts,
} from '#server/discounts/discounts-of-cart.ts'
import { type FixedTerms, readTerms } from '#server/draft-orders/fixed-terms.ts'
import { readFormFields } from '#server/forms/definition/read-form-fields.ts'
import { hasUsableGiftCard } from '#server/gift-cards/card-store.ts'
import { giftCardsOfCart } from '#server/gift-cards/cards-of-cart.ts'
import { readOwedTerms } from '#server/owed/owed-terms.ts'
import { type CartVariant, readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { exemptionOfCart } from '#server/tax-exemptions/exemption-of-cart.ts'
import { businessOfCart } from '#server/vat-numbers/business-of-cart.ts'
import { cartTexts } from '#shared/cart/messages.ts'
import { totalQuantity } from '#shared/cart/rules.ts'
import type { CartEntry, ShoppingCart, StoredCart, StoredEntry } from '#shared/cart/schema.ts'
import { calculateTotals, paidForLine } from '#shared/cart/totals.ts'
import { takesAnother } from '#shared/discounts/combine.ts'
import { sentenceOf } from '#shared/failures.ts'
import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { fail } from '#shared/http/failure.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import { isMoney } from '#shared/products/codes.ts'
import { isDonation, isDonationOnly } from '#shared/products/donations/rules.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { allowsSeveral } from '#shared/products/quantity.ts'
import { offeredZones } from '#shared/shipping/rules.ts'
import { unitPriceOf } from '#shared/unit-prices/rules.ts'
import { asBundle, contentsOf, hasDownload, missingStock, partIdsOf } from './bundles/bundle-of-entry.ts'
import { linesOfCart, pricesOfBundle } from './bundles/cart-lines.ts'
import { emptyCart, type SavedCart } from './cart-store.ts'
import type { CartVariants } from './change-entries.ts'
import { areAnswersEnough } from './check-additional-fields.ts'
import { describeEntry } from './describe-entry.ts'
import { amountProblem, variantOfEntry } from './own-amount.ts'
import { sellableLines } from './sellable-lines.ts'
import { describeTrial, trialsOfCart } from './trials.ts'

/**
 * The cart as the visitor sees it, computed from the catalog each time: no price comes from a browser. Lines that
 * cannot be bought any more stay with the reason, and do not count.
 * @param known variants that were just read, so that they are not read twice
 */
export async function describeCart(scope: Scope, cart: SavedCart | null, known?: CartVariants): Promise<ShoppingCart> {
  return (await priceCart(scope, cart, known)).shoppingCart
}

/**
 * The cart, with what an order needs in addition.
 * @param given the terms of a draft order; absent: those of the draft that the cart belongs to, if there is one
 */
export async function priceCart(scope: Scope, cart: SavedCart | null, known?: CartVariants, given?: FixedTerms) {
  const settings = await scope.settings()
  const kept = cart?.orderId === null ? cart.content : emptyCart
  const fixed = given ?? (await readFixedTerms(scope, kept))
  const variants = fixed?.variants ?? known ?? (await readCartVariants(scope, kept.entries))
  const stored = fixed
    ? { ...kept, entries: [...fixed.entries], couponCodes: [], ...(fixed.owed && { giftCards: [] }) }
    : { ...kept, entries: kept.entries.map(withinAllowed) }
  const group = fixed ? null : await groupOfBuyer(scope, kept.groupLink)
  const atListPrice = fixed ? same : await priceByLists(scope, group, countedLines(stored.entries, variants))
  const trials = await trialsOfCart(scope, fixed ? null : kept.email, variants.values())
  const ofEntry = (entry: StoredEntry): CartVariant | undefined => {
    const variant = variants.get(entry.variantId)
    return variant && trials.atTrialPrice(atListPrice(variantOfEntry(entry, variant, settings)))
  }
  const sellable = sellableLines(stored.entries, (entry) => {
    const variant = ofEntry(entry)
    const contents = contentsOf(entry, variants)
    if (variant && contents) return contents.parts ? asBundle(variant, contents.parts) : undefined
    return variant && !amountProblem(entry, variant, settings) ? variant : undefined
  })
  const lines = linesOfCart(sellable, variants, settings.currency)
  const forms = await readFormFields(
    scope,
    [...variants.values()].map((variant) => variant.additionalFieldsFormId),
  )

  const takesDiscounts = group?.allowsDiscounts ?? true
  const found = takesDiscounts ? await discountsOfCart(scope, stored, sellable) : withoutDiscounts(stored)
  const givenNumber = await businessOfCart(scope, stored)
  const taxExemption = await exemptionOfCart(scope, stored)
  const totals = calculateTotals({
    lines: lines.map(({ variant: { bundle: _, ...variant }, quantity, bundle }) => ({
      ...variant,
      categoryIds: found.categories.get(variant.productId) ?? [],
      unitPriceCents: unitPriceCents(variant),
      regularPriceCents: variant.priceCents,
      quantity,
      ...(bundle && {
        bundle: { ...bundle, key: bundle.id, categoryIds: found.categories.get(bundle.productId) ?? [] },
      }),
    })),
    settings: { ...settings, shippingZones: fixed?.zonesOf(offeredZones(settings)) ?? offeredZones(settings) },
    shippingLocation: stored.shippingLocation,
    shippingMethodId: stored.shippingMethodId,
    // The owner's discount is the only one of a draft order.
    discounts: fixed?.discounts ?? found.discounts,
    isReverseCharged: givenNumber?.isReverseCharged ?? false,
    isTaxExempt: taxExemption !== null,
  })
  const {
    lines: lineTotals,
    shippingTaxCents: _,
    shippingTaxes,
    takenDiscounts,
    beatenDiscounts,
    exceededDiscounts,
    regularPrices,
    ...amounts
  } = totals
  // What is picked up is taxed for every buyer.
  const isReverseCharged = totals.applicableTaxRules.some(({ kind }) => kind === 'reverse-charge')
  const business = givenNumber && { ...givenNumber, isReverseCharged }
  const giftCards = await giftCardsOfCart(scope, stored.giftCards ?? [], payableByGiftCard())
  const isOfCode = ({ code }: { readonly code: string }) => code !== ''
  const entries = stored.entries.map((entry) => {
    const variant = ofEntry(entry)
    return describeEntry(entry, variant, {
      ...withContentPrice(pricesOf(entry), entry),
      hasForm: formOf(entry) !== undefined,
      allowsSeveral: isSeveralAllowed(entry),
      ...{ problem: problemOf(entry), timeZone: settings.timeZone },
      parts: contentsOf(entry, variants)?.parts ?? null,
      ...(variant && describeTrial(variant, trials.used, settings)),
    })
  })
  const shoppingCart: ShoppingCart = {
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
    takesCoupons: !fixed && takesDiscounts && !entries.every(isDonation) && (await hasWorkingCode(scope, Date.now())),
    combinesCoupons: takesAnother(codesWithEffect(found, { beatenDiscounts, exceededDiscounts })),
    validCoupons: takenDiscounts.filter(isOfCode),
    invalidCoupons: [...found.invalid, ...(await codesWithoutEffect(scope, { beatenDiscounts, exceededDiscounts }))],
    automaticDiscounts: takenDiscounts.filter((discount) => !isOfCode(discount)),
    // The cart button counts every line, also those with a problem.
    totalQuantity: totalQuantity(entries),
    // A cart with donations alone needs no minimum.
    minimumSubtotalCents: fixed || isDonationOnly(entries) ? 0 : group?.minimumCents || settings.minimumSubtotalCents,
    ...(group && group.minimumQuantity > 1 && !isDonationOnly(entries) && { minimumQuantity: group.minimumQuantity }),
    takesGiftCards:
      stored.entries.length > 0 && !fixed?.owed && (await hasUsableGiftCard(scope, settings.currency, Date.now())),
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
    ...(fixed?.draftOrder && { draftOrder: { id: fixed.draftOrder.id, number: fixed.draftOrder.number } }),
    ...(fixed?.owed && { owedFor: { id: fixed.owed.orderId, number: fixed.owed.number, isTest: fixed.owed.isTest } }),
  }
  return {
    shoppingCart,
    lines,
    lineTotals,
    shippingTaxes,
    business,
    taxExemption,
    group,
    usedTrials: trials.used,
    refusedToCustomer: fixed ? [] : found.refusedToCustomer,
    fixed,
  }

  /**
   * Gift cards cannot buy gift cards: their money would never expire. They are for goods, so that they pay no donation,
   * nor a subscription, whose method is kept for the renewals.
   */
  function payableByGiftCard(): number {
    const others = lineTotals.filter((_, index) => {
      const { productType, subscriptionPlan } = lines[index]!.variant
      return isMoney(productType) || subscriptionPlan !== null
    })
    return totals.grandTotalCents - sum(others.map((line) => paidForLine(line, settings)))
  }

  /** The prices of one piece; of a line that does not count, as the catalog has them. */
  function pricesOf(entry: StoredEntry): Pick<CartEntry, 'purchasePriceCents' | 'regularPriceCents'> {
    const index = lines.findIndex((one) => one.entry === entry)
    if (index >= 0 && lines[index]!.bundle)
      return pricesOfBundle(
        entry,
        ofEntry(entry)!,
        lineTotals.filter((_, at) => lines[at]!.entry === entry),
        settings.currency,
      )
    if (index >= 0)
      return { purchasePriceCents: lineTotals[index]!.unitPriceCents, regularPriceCents: regularPrices[index]! }
    const variant = ofEntry(entry)
    const inCurrency = (cents: number) => roundToCurrency(cents, settings.currency)
    return {
      purchasePriceCents: variant ? inCurrency(unitPriceCents(variant)) : 0,
      regularPriceCents: variant ? inCurrency(variant.priceCents) : 0,
    }
  }

  function withContentPrice<Prices extends { readonly purchasePriceCents: number }>(
    prices: Prices,
    entry: StoredEntry,
  ) {
    const content = variants.get(entry.variantId)?.content
    const contentPrice = unitPriceOf(prices.purchasePriceCents, content, settings.currency)
    return { ...prices, ...(contentPrice && { contentPrice }) }
  }

  function isSeveralAllowed(entry: StoredEntry): boolean {
    const { variantId } = entry
    const variant = variants.get(variantId)
    const parts = contentsOf(entry, variants)?.parts
    if (parts) return !hasDownload(parts)
    return variant === undefined || allowsSeveral(variant.productType, settings)
  }

  /** In a cart from before the shop limited an item to one, its quantity is one. */
  function withinAllowed(entry: StoredEntry): StoredEntry {
    return entry.quantity > 1 && !isSeveralAllowed(entry) ? { ...entry, quantity: 1 } : entry
  }

  function problemOf(entry: StoredEntry): string | null {
    const variant = variants.get(entry.variantId)
    if (!variant?.isVisible) return sentenceOf(fail('product-unavailable').failure)
    const refusal = amountProblem(entry, variant, settings)
    if (refusal) return sentenceOf(refusal)
    const failure = contentsOf(entry, variants)?.failure
    // Nobody picks in a draft order.
    if (failure?.code === 'bundle-changed' && fixed) return sentenceOf(fail('bundle-not-in-draft').failure)
    if (failure) return sentenceOf(failure)
    if (!sellable.some((one) => one.entry === entry)) return sentenceOf(fail('order-too-large').failure)
    // Two lines of one variant with different answers share its stock.
    const missing = missingStock(entry, stored.entries, variants)
    if (missing) return sentenceOf(fail('not-enough-stock', missing.part ? { part: missing.part } : {}).failure)
    const fields = formOf(entry)
    return fields && !areAnswersEnough(fields, entry, settings) ? cartTexts.answersNeeded : null
  }

  function formOf(entry: StoredEntry) {
    const formId = variants.get(entry.variantId)?.additionalFieldsFormId
    return formId ? forms.get(formId) : undefined
  }
}

/** The lines whose pieces count for prices by quantity. */
const countedLines = (entries: readonly StoredEntry[], variants: CartVariants) =>
  entries.flatMap(({ variantId, quantity }) => {
    const variant = variants.get(variantId)
    return variant?.isVisible ? [{ variant, quantity }] : []
  })

const same = (variant: CartVariant): CartVariant => variant

/** What a link of the owner has fixed in a cart; null for carts of visitors, and when the link has ended. */
async function readFixedTerms(scope: Scope, { draftOrderId, owed }: StoredCart): Promise<FixedTerms | null> {
  if (owed) return readOwedTerms(scope, owed)
  return draftOrderId === undefined ? null : readTerms(scope, draftOrderId)
}

/**
 * The variants of entries by id, and the parts of bundles, if the catalog still has them.
 * @param known variants that were just read, so that they are not read twice
 */
export async function readCartVariants(
  scope: Scope,
  entries: readonly Pick<StoredEntry, 'variantId' | 'quantity' | 'picks'>[],
  known: CartVariants = new Map(),
): Promise<CartVariants> {
  const own = await read(entries.map((entry) => entry.variantId))
  const variants = new Map([...known, ...own])
  const parts = partIdsOf(entries, variants)
  return parts.length === 0 ? variants : new Map([...variants, ...(await read(parts))])

  async function read(ids: readonly string[]): Promise<CartVariants> {
    const missing = [...new Set(ids)].filter((id) => !known.has(id))
    return new Map((await readVariantsForCart(scope, missing)).map((variant) => [variant.variantId, variant]))
  }
}
