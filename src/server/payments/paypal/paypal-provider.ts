import type { Order } from '@paypal/paypal-server-sdk'
import { noteProblem } from '#server/payments/keys/key-store.ts'
import { NotConnected } from '#server/payments/keys/open-keys.ts'
import type { Charge, ChargeOutcome, PaymentProvider } from '#server/payments/provider.ts'
import type { Database } from '#server/tables.ts'
import { paypalMethods } from '#shared/paypal/methods.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { isSetup } from '../is-setup.ts'
import { captureOrder, currentOrder, orderOfCapture, readOrder } from './charge-order.ts'
import { findSetup, keepAccount, keptAccount } from './charge-setup.ts'
import { type Connected, connectPayPal, type PayPalAccess, paypalAccount } from './connection.ts'
import { keptByOrder } from './kept-wallet.ts'
import { createMethodChange } from './method-change.ts'
import { askBuyer, captureOf, outcomeOfOrder } from './outcome-of-order.ts'
import { createPayPalEvents } from './paypal-events.ts'
import { refundAll, refundCapture } from './refunds.ts'
import { type PayPalRefusal, refusalOf } from './refusal-of.ts'

/** PayPal could not use what the buyer has chosen in its window: the buyer can choose something else for the same order. */
const asksBuyerAgain: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
])

/**
 * PayPal. A charge is one order at PayPal, made under the charge's key: making it again returns the same one, so a charge
 * without a reference can always be found. The buyer approves it in PayPal's window, and the server captures the money.
 */
export function createPayPalProvider(database: Database, access: PayPalAccess, mode: PaymentMode): PaymentProvider {
  const account = paypalAccount(mode)
  const connect = (websiteId: string) => connectPayPal({ database, websiteId }, mode, access)
  const note = (websiteId: string, words: string) => noteProblem({ database, websiteId }, account, words, Date.now())

  /** Takes the money of an order that the buyer has approved. */
  async function capture({ paypal, clientId }: Connected, order: Order, charge: Charge): Promise<ChargeOutcome> {
    try {
      const captured = await captureOrder(paypal, order.id ?? '', charge)
      await note(charge.websiteId, problemOfCapture(captured))
      return outcomeOfOrder(captured, clientId)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      if (refusal.issue === 'ORDER_ALREADY_CAPTURED')
        return outcomeOfOrder(await readOrder(paypal, order.id ?? ''), clientId)
      if (asksBuyerAgain.has(refusal.issue)) return askBuyer(order, clientId)
      return decline(charge.websiteId, refusal)
    }
  }

  /** Ends a charge that PayPal refuses. The owner is told what is wrong with the shop. */
  async function decline(websiteId: string, { words, isShops }: Pick<PayPalRefusal, 'words' | 'isShops'>) {
    if (isShops) await note(websiteId, words)
    return { state: 'declined' } as const
  }

  /** The money of a charge, as far as PayPal gives it without its buyer. */
  async function take(charge: Charge): Promise<ChargeOutcome> {
    try {
      const connected = await connect(charge.websiteId)
      if (isSetup(charge)) return await findSetup(connected, charge)
      const order = await currentOrder(connected.paypal, charge)
      const outcome = outcomeOfOrder(order, connected.clientId)
      if (charge.keptMethod) await note(charge.websiteId, problemOfCapture(order))
      return withoutBuyer(charge, outcome.state === 'approved' ? await capture(connected, order, charge) : outcome)
    } catch (error) {
      const refusal = whyRefused(error)
      // No answer, or one that says nothing about the money: it is asked again later.
      if (!refusal || refusal.issue === ALREADY_TAKEN) throw error
      return decline(charge.websiteId, refusal)
    }
  }

  /** Keeps the account of a buyer who has agreed, or gives it up. */
  async function confirmSetup(connected: Connected, charge: Charge, isCanceled: boolean): Promise<ChargeOutcome> {
    if (isCanceled) return { state: 'canceled' }
    const outcome = await findSetup(connected, charge)
    if (outcome.state !== 'approved') return outcome
    try {
      return await keepAccount(connected, charge, outcome.reference)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      return decline(charge.websiteId, refusal)
    }
  }

  return {
    id: paypalMethods[mode],
    isTest: mode === 'test',
    async find(charge) {
      // Its money moves when its order is made, also when it is asked for after an answer that was lost.
      if (charge.keptMethod) return take(charge)
      const connected = await connect(charge.websiteId)
      if (isSetup(charge)) return findSetup(connected, charge)
      return outcomeOfOrder(await currentOrder(connected.paypal, charge), connected.clientId)
    },
    charge: take,
    async findKeptMethod(charge) {
      const { websiteId, reference } = charge
      if (reference === null) return null
      const connected = await connect(websiteId)
      if (isSetup(charge)) return keptAccount(connected, reference)
      return keptByOrder(await orderOfCapture(connected.paypal, reference))
    },
    async confirm(charge, { cancel }) {
      try {
        const connected = await connect(charge.websiteId)
        if (isSetup(charge)) return await confirmSetup(connected, charge, cancel === true)
        const order = await currentOrder(connected.paypal, charge)
        const outcome = outcomeOfOrder(order, connected.clientId)
        if (cancel === true && outcome.state !== 'charged' && outcome.state !== 'unknown') return { state: 'canceled' }
        return outcome.state === 'approved' ? await capture(connected, order, charge) : outcome
      } catch {
        // The buyer has approved: the job that settles the payment asks again.
        return { state: 'unknown', isAnswered: true }
      }
    },
    async cancel(charge) {
      // A setup has moved nothing, and ends by itself.
      if (isSetup(charge)) return
      // An order that nobody captures ends by itself. Without a reference, no buyer saw one; a kept method pays at once.
      if (charge.reference === null && !charge.keptMethod) return
      const { paypal } = await connect(charge.websiteId)
      const order = await currentOrder(paypal, charge)
      const taken = captureOf(order)
      const status = String(taken?.status ?? '')
      if (status === 'PENDING') throw new Error('PayPal has not decided about a payment that is too late.')
      if (taken?.id && (status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED')) await refundAll(paypal, taken.id)
    },
    async refund(request) {
      const { websiteId, reference } = request
      if (reference === null) throw new Error('There is no capture to give back.')
      try {
        const { paypal } = await connect(websiteId)
        return await refundCapture(paypal, reference, request)
      } catch (error) {
        const refusal = whyRefused(error)
        if (!refusal) throw error
        if (refusal.isShops) await note(websiteId, refusal.words)
        return { state: 'failed', reference: null, words: refusal.words }
      }
    },
    methodChange: createMethodChange(database, access, mode),
    events: createPayPalEvents(database, access, mode),
  }
}

/** PayPal has taken the money of this charge long ago, and does not say with which order. */
const ALREADY_TAKEN = 'DUPLICATE_INVOICE_ID'

/** Nobody is there to answer where a kept method pays. */
const withoutBuyer = ({ keptMethod }: Charge, outcome: ChargeOutcome): ChargeOutcome =>
  keptMethod && outcome.state === 'needs-confirmation' ? { state: 'declined' } : outcome

const whyRefused = (error: unknown): PayPalRefusal | null =>
  error instanceof NotConnected ? { issue: '', words: error.message, isShops: true } : refusalOf(error)

const CONFIRM_ACCOUNT = 'Payments wait until you have confirmed your PayPal account.'
/** Why PayPal holds payments of a shop back, and what the owner can do. */
const troubles: ReadonlyMap<string, string> = new Map([
  [
    'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
    'Payments in this currency wait until you accept them. Accept payments in other currencies automatically in your PayPal account.',
  ],
  ['UNILATERAL', CONFIRM_ACCOUNT],
  ['VERIFICATION_REQUIRED', CONFIRM_ACCOUNT],
])

/** What the owner has to change before PayPal completes payments; '' when nothing. */
const problemOfCapture = (order: Order): string =>
  troubles.get(String(captureOf(order)?.statusDetails?.reason ?? '')) ?? ''
