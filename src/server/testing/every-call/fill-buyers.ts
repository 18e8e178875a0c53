import { emptyCart, insertCart } from '#server/cart/cart-store.ts'
import { noteReminder } from '#server/cart-reminders/reminder-store.ts'
import { newId, newToken } from '#server/identifiers.ts'
import { insertSubscription, insertSubscriptionOrder } from '#server/subscriptions/subscription-store.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { Product } from '#shared/products/schema.ts'
import { monthly } from '#shared/subscription-plans/schema.ts'

// Rows about buyers that no order needs, all with a word that must never be read elsewhere.

/** A subscription that an order began, and that its customer has had the trial of its product. */
export async function addSubscription(
  app: TestApp,
  website: Website,
  orderId: string,
  product: Product,
  canary: string,
) {
  const id = newId()
  const [{ id: variantId, sku }] = product.variants as [Product['variants'][number]]
  const item = { title: canary, attributes: {}, productType: product.productType, sku, imageUrl: null }
  await app.changing(website, async (scope) => {
    await insertSubscription(scope, {
      ...{ id, state: 'active', productId: product.id, variantId, listCents: 2000, orderId },
      ...{ email: `${canary}@example.com`, name: canary, isTest: true, paymentMethod: 'test-card', currency: 'USD' },
      ...{ nextAt: Date.now() + 1e9, nextIndex: 1, cycles: 1, tries: 0, failures: 0, failedAt: null },
      content: {
        ...{ plan: monthly, anchor: '2026-01-31T10:15', buyer: null, shippingAddress: null, billingAddress: null },
        item: { ...item, additionalFields: null, answers: [], quantity: 1, unitPriceCents: 2000 },
        ...{ shippingMethodId: null, business: null, newPrice: null, pausedBy: null, waitsFor: '', origin: '' },
        keptMethod: { customer: canary, method: canary, label: canary },
        lostMethod: null,
        overAt: null,
      },
    })
    await insertSubscriptionOrder(scope, id, 0, orderId)
    const taken = {
      website_id: website.id,
      product_id: product.id,
      customer: canary,
      payment_id: newId(),
      created_at: 1,
    }
    await scope.database.insertInto('subscription_trials').values(taken).execute()
  })
}

/** Someone who is reminded of a cart, and someone who wants no reminders. */
export async function addReminder(app: TestApp, website: Website, canary: string): Promise<void> {
  await app.changing(website, async (scope) => {
    const cart = await insertCart(scope, newToken(), emptyCart)
    const email = `${canary}@example.com`
    const seen = { totalQuantity: 1, totalCents: 2000, currency: 'USD' as const, firstAt: Date.now() + 1e9 }
    await noteReminder(scope, { cartId: cart.id, email, consent: canary, origin: `https://${canary}.example`, ...seen })
    await scope.database
      .insertInto('cart_reminder_stops')
      .values({ website_id: website.id, email_hash: canary, stopped_at: 1 })
      .execute()
  })
}
