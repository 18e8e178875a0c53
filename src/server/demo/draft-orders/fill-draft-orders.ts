import { customers } from '#demo/customers.ts'
import { type DemoDraft, draftOrders } from '#demo/draft-orders.ts'
import { priceDraft } from '#server/checkout/draft-orders/price-draft.ts'
import { insertDraft, setDraftLink } from '#server/draft-orders/draft-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import type { Product } from '#shared/products/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { addressOf, emailOf } from '../orders/order-draft.ts'

/** Draft orders of the last days, two of them with an open payment link. No email is written. */
export async function fillDraftOrders(scope: ChangeScope, products: readonly Product[]): Promise<void> {
  for (const draft of draftOrders) {
    const content = contentOf(draft, products)
    const priced = await priceDraft(scope, content)
    if (!priced.ok) throw new Error(`The demo’s draft order: ${priced.failure.code}`)
    const { grandTotalCents: totalCents, totalQuantity } = priced.value.cart
    const id = await insertDraft(scope, content, { totalCents, totalQuantity })
    const at = Date.now() - draft.daysAgo * DAY_MILLISECONDS
    if (draft.isSent) await setDraftLink(scope, id, at + content.validDays * DAY_MILLISECONDS)
    await scope.database
      .updateTable('draft_orders')
      .set({ created_at: at, updated_at: at })
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', id)
      .execute()
  }
}

function contentOf({ customer, items, free, message }: DemoDraft, products: readonly Product[]): DraftContent {
  const buyer = customers[customer]!
  return {
    ...blankDraft,
    email: emailOf(buyer),
    address: addressOf(buyer),
    message,
    lines: [
      ...items.map(({ product: urlId, quantity }) => {
        const product = products.find((one) => one.urlId === urlId)
        const variant = product?.variants[0]
        if (!product || !variant) throw new Error(`The demo has no ${urlId}`)
        const title = [product.title, variantTitle(variant.attributes)].filter(Boolean).join(' · ')
        const ids = { productId: product.id, variantId: variant.id }
        return { kind: 'product' as const, ...ids, title, quantity, unitPriceCents: variant.priceCents }
      }),
      ...(free
        ? [
            {
              ...{ kind: 'free' as const, title: free.title, quantity: 1, unitPriceCents: free.cents },
              ...{ isTaxed: true, taxCategoryId: '' as const, isShipped: false },
            },
          ]
        : []),
    ],
  }
}
