import { buildProduct } from '#server/testing/build-product.ts'
import { add, pay, paymentIn } from '#server/testing/buy.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { confirmPaymentCall, getPaymentCall } from '#shared/checkout/schema.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { paypalMethods } from '#shared/paypal/methods.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { approve } from './fake-account.ts'
import type { startFakePayPal } from './fake-paypal.ts'
import { givePayPalKeys } from './give-keys.ts'

type FakePayPal = Awaited<ReturnType<typeof startFakePayPal>>

export const shopSettings = defaultStoreSettings({
  country: 'US',
  currency: 'USD',
  timeZone: 'UTC',
  email: 'o@example.com',
})
/** Of one mug with its shipping. */
export const TOTAL = 2500
/** Of the mug. */
export const STOCK = 3

/** Shops with PayPal in tests. */
export function createShops(app: TestApp, paypal: FakePayPal) {
  const { database } = app.services
  return {
    /** A shop that takes PayPal, and a visitor with a mug in the cart. */
    async open(mode: PaymentMode = 'live', settings = shopSettings) {
      const fresh = await app.buildWebsite({ settings, isDemo: false })
      const website = await givePayPalKeys(app, fresh, mode)
      const visitor = app.visitor(website)
      const owner = await app.owner(website)
      const account = paypal.accounts[mode]
      const mug = await buildProduct(app, website, { stock: STOCK })
      await add(visitor, mug)
      const paymentMethod = paypalMethods[mode]
      const start = (changes: object = {}) =>
        pay(visitor, { expectedTotalCents: TOTAL, paymentMethod, paymentToken: null, ...changes })
      const orders = async () => (await owner.call(listOrdersCall, {})).body.orders
      const order = () => [...account.orders.values()].at(-1)!
      const answer = (paymentId: string, given: object = {}) =>
        visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { answer: given as never } })
      const state = (paymentId: string) => visitor.call(getPaymentCall, { parameters: { paymentId } })
      /** A purchase as a buyer makes it: start, approve in PayPal's window, confirm. */
      const buy = async () => {
        const paymentId = paymentIn(await start())
        approve(order())
        return answer(paymentId)
      }
      const stock = async () => {
        const row = await database
          .selectFrom('variants')
          .select('qty_in_stock')
          .where('website_id', '=', website.id)
          .where('sku', '=', mug.sku)
          .executeTakeFirstOrThrow()
        return row.qty_in_stock
      }
      /** What the owner is told about the keys. */
      const problem = async () => {
        const row = await database
          .selectFrom('payment_keys')
          .select('problem')
          .where('website_id', '=', website.id)
          .executeTakeFirstOrThrow()
        return row.problem
      }
      return { website, mug, visitor, owner, account, start, orders, order, answer, state, buy, stock, problem }
    },
    /** How often PayPal was asked to take money. */
    captures: () => paypal.asked.filter(({ path }) => path.endsWith('/capture')).length,
    /** Runs the job that settles a payment later now. */
    async settleNow() {
      await database.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'settle-payment').execute()
      await app.runJobs()
    },
    /** The time of a payment is over. */
    async endTime(paymentId: string) {
      await database.updateTable('payments').set({ expires_at: 1 }).where('id', '=', paymentId).execute()
    },
    /** As before the first purchase. */
    reset() {
      paypal.fail(null)
      paypal.asked.length = 0
      for (const account of Object.values(paypal.accounts)) {
        account.orders.clear()
        account.answers.clear()
        account.nextCapture = 'completes'
      }
    },
  }
}
