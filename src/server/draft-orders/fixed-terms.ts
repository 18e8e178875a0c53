import { partIdsOf } from '#server/products/bundles/part-ids.ts'
import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import { type Conversion, priceIn } from '#shared/currencies/rules.ts'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import { discountIn } from '#shared/discounts/discount-in.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import type { DraftContent, DraftLine } from '#shared/draft-orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { givenOnce } from '#shared/products/donations/rules.ts'
import type { ShippingMethod, ShippingZone } from '#shared/settings/schema.ts'
import { conversionOf } from '#shared/settings/settings-in.ts'
import { readDraft } from './draft-store.ts'

/** The draft that a cart or an order came from, as it was read. */
export interface DraftFacts {
  readonly id: string
  readonly number: number
  readonly revision: number
}

/** The order of which a cart pays what is owed, as it was read. */
export interface OwedFacts {
  readonly orderId: string
  readonly number: number
  readonly revision: number
  readonly isTest: boolean
}

/** What a draft order, or an order with something owed, fixes in the cart of its link. Everything else is calculated as for every other cart. */
export interface FixedTerms {
  readonly draftOrder?: DraftFacts
  readonly owed?: OwedFacts
  readonly entries: readonly StoredEntry[]
  /** By the `variantId` of the entries. A line that is not in the catalog has no variant: its `variantId` is empty. */
  readonly variants: ReadonlyMap<string, CartVariant>
  readonly discounts: readonly Discount[]
  /** Whether the totals are without shipping, until the buyer chooses a method. Absent: no. */
  readonly isShippingOpen?: boolean
  /** Whether the buyer chooses among the methods of the shop: none is taken before, if there are several. Absent: no. */
  readonly asksForShipping?: boolean
  /** The zones of the shop with the methods that can be chosen. */
  readonly zonesOf: (zones: readonly ShippingZone[]) => ShippingZone[]
}

/** The terms of the draft that a cart belongs to; null when it was deleted, was ordered, or its link has ended. */
export async function readTerms(scope: Scope, draftId: string): Promise<FixedTerms | null> {
  const draft = await readDraft(scope, draftId)
  return draft?.state === 'sent' ? termsOf(scope, draft.content, draft) : null
}

/** The terms of a draft order, in the currency of the visitor. */
export async function termsOf(
  scope: Scope,
  content: DraftContent,
  { id, number, revision }: DraftFacts,
): Promise<FixedTerms> {
  const conversion = conversionOf(await scope.settings())
  const inCurrency = (cents: number) => (conversion ? priceIn(cents, conversion) : cents)
  const ids = content.lines.flatMap((line) => (line.kind === 'product' ? [line.variantId] : []))
  const known = new Map((await readVariantsForCart(scope, ids)).map((variant) => [variant.variantId, variant]))
  // Bundles become their parts.
  const partIds = partIdsOf(
    content.lines.flatMap((line) => (line.kind === 'product' ? [line] : [])),
    known,
  )
  const parts = (await readVariantsForCart(scope, [...new Set(partIds)])).map((one) => [one.variantId, one] as const)
  const variants = new Map<string, CartVariant>(parts)
  const entries = content.lines.map((line, index) => {
    const entryId = `draft-${index}`
    const key = line.kind === 'product' ? line.variantId : entryId
    const variant = line.kind === 'product' ? known.get(line.variantId) : freeVariant(line)
    if (variant)
      variants.set(key, {
        ...variant,
        ...fixedPrice(inCurrency(line.unitPriceCents)),
        ...(variant.donation && { donation: givenOnce(variant.donation) }),
      })
    return {
      id: entryId,
      itemId: line.kind === 'product' ? line.productId : '',
      variantId: key,
      sku: variant?.sku ?? '',
      quantity: line.quantity,
      additionalFields: null,
      answers: [],
      ...(line.kind === 'product' && line.picks && { picks: line.picks }),
    }
  })
  return {
    draftOrder: { id, number, revision },
    entries,
    variants,
    discounts: discountsOf(content, id, conversion),
    asksForShipping: content.shipping.kind === 'customer',
    zonesOf: (zones) => zonesOf(content.shipping, zones, inCurrency),
  }
}

/** The owner's price replaces that of the catalog; products that visitors do not see can be sold too. */
const fixedPrice = (cents: number) => ({
  priceCents: cents,
  salePriceCents: cents,
  onSale: false,
  isVisible: true,
  additionalFieldsFormId: null,
  // It is sold once: a subscription begins with the consent of its buyer at the checkout.
  subscriptionPlan: null,
})

/** A line that is not in the catalog: it has no stock and no page. */
export const freeVariant = (line: Omit<Extract<DraftLine, { kind: 'free' }>, 'kind' | 'quantity'>): CartVariant => ({
  variantId: '',
  productId: '',
  collectionId: '',
  productType: line.isShipped ? productTypes.physical : productTypes.service,
  title: line.title,
  fullUrl: '',
  isVisible: true,
  taxable: line.isTaxed,
  taxCategoryId: line.taxCategoryId,
  withdrawalExemption: null,
  subscriptionPlan: null,
  canBePart: false,
  additionalFieldsFormId: null,
  sku: '',
  priceCents: line.unitPriceCents,
  salePriceCents: line.unitPriceCents,
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
  attributes: {},
  weightGrams: 0,
  sides: { lengthMillimetres: 0, widthMillimetres: 0, heightMillimetres: 0 },
  picture: null,
})

function discountsOf({ discount }: DraftContent, id: string, conversion: Conversion | null): Discount[] {
  if (discount === null) return []
  const own: Discount = {
    ...blankDiscount,
    id,
    trigger: 'automatic',
    title: discount.title,
    kind: discount.kind,
    percentMilli: discount.kind === 'percent' ? discount.percentMilli : 0,
    amountCents: discount.kind === 'amount' ? discount.amountCents : 0,
    revision: 1,
    createdAt: 0,
    updatedAt: 0,
    usedCount: 0,
    salesCents: 0,
    codeCount: 0,
  }
  return [conversion ? discountIn(own, conversion) : own]
}

function zonesOf(
  shipping: DraftContent['shipping'],
  zones: readonly ShippingZone[],
  inCurrency: (cents: number) => number,
): ShippingZone[] {
  switch (shipping.kind) {
    case 'customer':
      return [...zones]
    case 'method':
      return zones.map((zone) => ({ ...zone, methods: zone.methods.filter(({ id }) => id === shipping.methodId) }))
    case 'own': {
      const method: ShippingMethod = {
        id: 'draft-order',
        name: shipping.name,
        description: '',
        rate: { kind: 'flat', costCents: inCurrency(shipping.costCents) },
        freeOverCents: null,
      }
      return [{ name: shipping.name, places: [{ country: '*' }], methods: [method] }]
    }
  }
}
