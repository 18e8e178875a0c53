import { cartTexts } from '#shared/cart/messages.ts'
import type { CartEntry, StoredEntry } from '#shared/cart/schema.ts'
import type { Totals } from '#shared/cart/totals.ts'
import { sentenceOf } from '#shared/failures.ts'
import { fail } from '#shared/http/failure.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { unitPriceOf } from '#shared/unit-prices/rules.ts'
import { contentsOf, missingStock } from './bundles/bundle-of-entry.ts'
import { pricesOfBundle } from './bundles/cart-lines.ts'
import { areAnswersEnough } from './check-additional-fields.ts'
import { describeEntry } from './describe-entry.ts'
import { amountProblem } from './own-amount.ts'
import { type CartFacts, isSeveralAllowed } from './read-cart-facts.ts'
import { describeTrial } from './trials.ts'

type Prices = Pick<CartEntry, 'purchasePriceCents' | 'regularPriceCents'>

/** The entries of a cart as the visitor sees them. */
export const describeEntries = (facts: CartFacts, totals: Pick<Totals, 'lines' | 'regularPrices'>): CartEntry[] =>
  facts.stored.entries.map((entry) => {
    const { settings, variants } = facts
    const variant = facts.variantOf(entry)
    return describeEntry(entry, variant, {
      ...withContentPrice(pricesOf(entry, facts, totals), entry, facts),
      hasForm: formOf(entry, facts) !== undefined,
      allowsSeveral: isSeveralAllowed(entry, variants, settings),
      ...{ problem: problemOf(entry, facts), timeZone: settings.timeZone },
      parts: contentsOf(entry, variants)?.parts ?? null,
      ...(variant && describeTrial(variant, facts.usedTrials, settings)),
    })
  })

/** The prices of one piece; of a line that does not count, as the catalog has them. */
function pricesOf(
  entry: StoredEntry,
  { lines, variantOf, settings: { currency } }: CartFacts,
  { lines: lineTotals, regularPrices }: Pick<Totals, 'lines' | 'regularPrices'>,
): Prices {
  const index = lines.findIndex((one) => one.entry === entry)
  const variant = variantOf(entry)
  if (index >= 0 && lines[index]!.bundle) {
    const ofParts = lineTotals.filter((_, at) => lines[at]!.entry === entry)
    return pricesOfBundle(entry, variant!, ofParts, currency)
  }
  if (index >= 0)
    return { purchasePriceCents: lineTotals[index]!.unitPriceCents, regularPriceCents: regularPrices[index]! }
  return {
    purchasePriceCents: variant ? roundToCurrency(unitPriceCents(variant), currency) : 0,
    regularPriceCents: variant ? roundToCurrency(variant.priceCents, currency) : 0,
  }
}

function withContentPrice(prices: Prices, entry: StoredEntry, { variants, settings }: CartFacts) {
  const content = variants.get(entry.variantId)?.content
  const contentPrice = unitPriceOf(prices.purchasePriceCents, content, settings.currency)
  return { ...prices, ...(contentPrice && { contentPrice }) }
}

/** Why an entry cannot be bought as it is, as a sentence; null when it can be bought. */
function problemOf(entry: StoredEntry, facts: CartFacts): string | null {
  const { variants, settings, stored, sellable } = facts
  const variant = variants.get(entry.variantId)
  if (!variant?.isVisible) return sentenceOf(fail('product-unavailable').failure)
  const refusal = amountProblem(entry, variant, settings)
  if (refusal) return sentenceOf(refusal)
  const failure = contentsOf(entry, variants)?.failure
  if (failure) return sentenceOf(failure)
  if (!sellable.some((one) => one.entry === entry)) return sentenceOf(fail('order-too-large').failure)
  // Two lines of one variant with different answers share its stock.
  const missing = missingStock(entry, stored.entries, variants)
  if (missing) return sentenceOf(fail('not-enough-stock', missing.part ? { part: missing.part } : {}).failure)
  const fields = formOf(entry, facts)
  return fields && !areAnswersEnough(fields, entry, settings) ? cartTexts.answersNeeded : null
}

function formOf(entry: StoredEntry, { variants, forms }: CartFacts) {
  const formId = variants.get(entry.variantId)?.additionalFieldsFormId
  return formId ? forms.get(formId) : undefined
}
