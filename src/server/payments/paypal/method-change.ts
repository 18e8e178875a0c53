import { hashOf, newId } from '#server/identifiers.ts'
import type { MethodChange } from '#server/payments/provider.ts'
import type { Database } from '#server/tables.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { connectPayPal, type PayPalAccess } from './connection.ts'
import { approvalPageOf, askToKeep, hasAgreed, keepAgreed } from './setup-token.ts'

/** The form of our own ids of a change: others are not asked for. */
const CHANGE = /^[0-9a-f-]{36}$/

/**
 * A buyer has another account kept on PayPal's page. No money moves. The way back names the change by an id of ours, with
 * which the same setup token is asked for again: it depends on the page too, so that no one can take the account of another.
 */
export function createMethodChange(database: Database, access: PayPalAccess, mode: PaymentMode): MethodChange {
  const ask = async (websiteId: string, page: string, change: string) => {
    const { paypal } = await connectPayPal({ database, websiteId }, mode, access)
    const key = hashOf(`change ${websiteId} ${page} ${change}`)
    const ways = { returnUrl: `${page}&card=${change}`, cancelUrl: page }
    return { paypal, key, setup: await askToKeep(paypal, key, ways) }
  }
  return {
    worksWithoutKept: true,
    async open(websiteId, _kept, page) {
      const { setup } = await ask(websiteId, page, newId())
      const address = approvalPageOf(setup)
      if (address === '') throw new Error('PayPal has opened no page for another account.')
      return address
    },
    async read(websiteId, _kept, change, page) {
      if (!CHANGE.test(change)) return null
      const { paypal, key, setup } = await ask(websiteId, page, change)
      return hasAgreed(setup) ? keepAgreed(paypal, hashOf(`keep ${key}`), setup.id ?? '') : null
    },
  }
}
