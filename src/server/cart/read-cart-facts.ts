import { groupOfBuyer } from '#server/customer-groups/group-of-buyer.ts'
import { priceByLists } from '#server/customer-groups/price-by-lists.ts'
import { discountsOfCart, withoutDiscounts } from '#server/discounts/discounts-of-cart.ts'
import { type FixedTerms, readTerms } from '#server/draft-orders/fixed-terms.ts'
import { readFormFields } from '#server/forms/definition/read-form-fields.ts'
import { readOwedTerms } from '#server/owed/owed-terms.ts'
import { partIdsOf } from '#server/products/bundles/part-ids.ts'
import { type CartVariant, readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { exemptionOfCart } from '#server/tax-exemptions/exemption-of-cart.ts'
import { businessOfCart } from '#server/vat-numbers/business-of-cart.ts'
import type { StoredCart, StoredEntry } from '#shared/cart/schema.ts'
import { allowsSeveral } from '#shared/products/quantity.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { asBundle, contentsOf, hasDownload } from './bundles/bundle-of-entry.ts'
import { linesOfCart } from './bundles/cart-lines.ts'
import type { CartVariants } from './change-entries.ts'
import { amountProblem, variantOfEntry } from './own-amount.ts'
import { sellableLines } from './sellable-lines.ts'
import { trialsOfCart } from './trials.ts'

/** What the prices of a cart depend on, as it is now. */
export type CartFacts = Awaited<ReturnType<typeof readCartFacts>>

/**
 * Reads what the prices of a cart depend on: the catalog, the buyer, and their discounts.
 * @param known variants that were just read, so that they are not read twice
 * @param given the terms of a draft order; absent: those of the draft that the cart belongs to, if there is one
 */
export async function readCartFacts(scope: Scope, kept: StoredCart, known?: CartVariants, given?: FixedTerms) {
  const settings = await scope.settings()
  const fixed = given ?? (await readFixedTerms(scope, kept))
  const variants = fixed?.variants ?? known ?? (await readCartVariants(scope, kept.entries))
  const stored = fixed
    ? { ...kept, entries: [...fixed.entries], couponCodes: [], ...(fixed.owed && { giftCards: [] }) }
    : { ...kept, entries: kept.entries.map((entry) => withinAllowed(entry, variants, settings)) }
  const group = fixed ? null : await groupOfBuyer(scope, kept.groupLink)
  const atListPrice = fixed ? same : await priceByLists(scope, group, countedLines(stored.entries, variants))
  const trials = await trialsOfCart(scope, fixed ? null : kept.email, variants.values())
  /** The variant of an entry, at the price of this buyer. */
  const variantOf = (entry: StoredEntry): CartVariant | undefined => {
    const variant = variants.get(entry.variantId)
    return variant && trials.atTrialPrice(atListPrice(variantOfEntry(entry, variant, settings)))
  }
  const sellable = sellableLines(stored.entries, (entry) => {
    const variant = variantOf(entry)
    const contents = contentsOf(entry, variants)
    if (variant && contents) return contents.parts ? asBundle(variant, contents.parts) : undefined
    return variant && !amountProblem(entry, variant, settings) ? variant : undefined
  })
  const forms = await readFormFields(
    scope,
    [...variants.values()].map((variant) => variant.additionalFieldsFormId),
  )
  const takesDiscounts = group?.allowsDiscounts ?? true
  return {
    ...{ settings, fixed, variants, stored, group, variantOf, sellable, forms, takesDiscounts },
    usedTrials: trials.used,
    lines: linesOfCart(sellable, variants, settings.currency),
    found: takesDiscounts ? await discountsOfCart(scope, stored, sellable) : withoutDiscounts(stored),
    givenNumber: await businessOfCart(scope, stored),
    taxExemption: await exemptionOfCart(scope, stored),
  }
}

/** Whether more than one of an entry can be bought. */
export function isSeveralAllowed(entry: StoredEntry, variants: CartVariants, settings: StoreSettings): boolean {
  const variant = variants.get(entry.variantId)
  const parts = contentsOf(entry, variants)?.parts
  if (parts) return !hasDownload(parts)
  return variant === undefined || allowsSeveral(variant.productType, settings)
}

/** In a cart from before the shop limited an item to one, its quantity is one. */
function withinAllowed(entry: StoredEntry, variants: CartVariants, settings: StoreSettings): StoredEntry {
  return entry.quantity > 1 && !isSeveralAllowed(entry, variants, settings) ? { ...entry, quantity: 1 } : entry
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
