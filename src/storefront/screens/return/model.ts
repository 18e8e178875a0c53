import type { ReturnReason } from '#shared/returns/schema.ts'

/** A bundle of which items can be returned, and what was typed about it. */
interface ReturnableBundle {
  readonly id: string
  /** A name that no other bundle of the order has. */
  readonly title: string
  /** How many can come back as a whole; null where some of their items cannot. */
  readonly count: number | null
  /** Whether all of it comes back. */
  readonly isWhole: boolean
  /** Whether single items of it were chosen although all of it comes back. */
  readonly isMixed: boolean
}

/** An item that can be returned, and what was typed about it. */
export interface ReturnableLine {
  readonly id: string
  readonly title: string
  readonly options: string
  /** The bundle that it is a part of. */
  readonly bundle: ReturnableBundle | null
  readonly most: number
  readonly quantity: number
  readonly reason: ReturnReason | null
  /** The variant that the buyer wants instead; '' is a refund. */
  readonly exchange: string
  /** What it can be exchanged for; empty where the shop only refunds. */
  readonly choices: readonly { readonly id: string; readonly label: string; readonly isSameProduct: boolean }[]
}

/** The page on which a buyer asks for a return of an order. */
export interface ReturnModel {
  /** The form, its receipt, or that nothing can be returned. */
  readonly step: 'form' | 'done' | 'over'
  readonly orderNumber: string
  readonly orderHref: string
  readonly lines: readonly ReturnableLine[]
  readonly note: string
  /** Why it was not received, as text; null when nothing was wrong. */
  readonly problem: string | null
  /** The path that the form is sent to. */
  readonly action: string
  /** The key of the form: sent twice, it is received once. */
  readonly formKey: string
  readonly sendsEmails: boolean
}
