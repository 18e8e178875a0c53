import type { AddressErrors } from '#shared/addresses/rules.ts'
import type { Address } from '#shared/addresses/schema.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { SubscriptionState } from '#shared/subscription-plans/schema.ts'
import type { RegionsByCountry } from '../../purchases/use-regions.ts'

/** A subscription as its buyer sees it, through a signed link. Money and dates are formatted. */
export interface SubscriptionModel {
  readonly number: string
  readonly item: {
    readonly title: string
    readonly options: string
    readonly imageUrl: Picture['assetUrl'] | null
    readonly quantity: number
  }
  readonly state: SubscriptionState
  readonly price: string
  /** An announced price with its day; null without one. */
  readonly newPrice: string | null
  /** The day of the next payment, or of the next attempt; null when none is due. */
  readonly nextDay: string | null
  /** The day of the order that was skipped last, while it can still come; null otherwise. */
  readonly skippedDay: string | null
  /** The day on which its trial ends; null when it is in none. */
  readonly trialDay: string | null
  /** Whether its trial has ended while it was paused, so that resuming it pays. */
  readonly paysOnResume: boolean
  readonly method: string
  /** Which method was removed at its provider, so that nothing is charged, in a sentence; null otherwise. */
  readonly lostMethod: string | null
  readonly shipsTo: readonly string[]
  /** Whether a renewal waits, such as for stock. */
  readonly isWaiting: boolean
  readonly isPausedByPayment: boolean
  /** What went wrong with the payment and when it is tried again; null while payments arrive. */
  readonly retry: string | null
  /** The payment that is due next, which `skip` names; null when none is due. */
  readonly nextAt: number | null
  /** What can be done with it now. */
  readonly may: {
    readonly skip: boolean
    readonly pause: boolean
    readonly resume: boolean
    readonly change: boolean
    readonly changeCard: boolean
  }
  /** Null where the product is sold one at a time. */
  readonly quantityInput: { readonly value: string; readonly error: string | null } | null
  /** The amount of a donation; null for what is sold, and where nothing can be chosen. */
  readonly amountInput: { readonly value: string; readonly hint: string; readonly isOpen: boolean } | null
  /** Whether it is a donation: nothing is shipped or taxed. */
  readonly isGiven: boolean
  /** Null where nothing is shipped. */
  readonly address: AddressModel | null
  /** Whether the form shows what was typed, so that it is open. */
  readonly isTyped: boolean
  readonly orders: readonly { readonly href: string; readonly name: string; readonly total: string }[]
  /** What was just done; null at first. */
  readonly done: string | null
  readonly problem: string | null
  readonly action: string
}

/** The address of the next orders. */
export interface AddressModel {
  readonly address: Address
  /** Sentences by field. */
  readonly errors: AddressErrors
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** The regions of its country. */
  readonly regions: RegionsByCountry
}
