import type { PaymentAction, PaymentAnswer } from '#shared/checkout/schema.ts'
import type { Currency } from '#shared/money/schema.ts'
import type { DisputeState } from '#shared/payments/disputes.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'

/** A charge for its provider. The same key always gives the same answer. */
export interface Charge {
  readonly websiteId: string
  readonly idempotencyKey: string
  readonly amountCents: number
  readonly currency: Currency
  /** The provider's own id of the charge; null until its answer contains one. */
  readonly reference: string | null
  /** The checkout with this payment, for buyers who come back from a page of the provider. */
  readonly returnUrl: string
  /** Whether the buyer's payment method is kept for renewals; absent: no. */
  readonly keepsMethod?: boolean
  /** The kept method that pays, while the buyer is away; absent where the buyer pays. */
  readonly keptMethod?: KeptMethod
}

/** Requests the money of a charge. */
export interface ChargeRequest extends Charge {
  /**
   * The token that the provider's form in the browser returned for the buyer's card; null for methods that need none.
   */
  readonly token: string | null
}

/** Requests a refund of a charge, or of a part of it. */
export interface RefundRequest extends Charge {
  /** The same refund is paid once, however often it is requested. */
  readonly refundId: string
  /** Counts from 0: staff tried again after a refund failed. */
  readonly attempt: number
  /** The provider's own id of the refund that this attempt has made: only its state is asked for. Null until then. */
  readonly made: string | null
  readonly refundCents: number
}

/** What a provider answers about a refund. */
export type RefundOutcome =
  /** The money was returned, or is on its way. `reference` is the provider's own id of the refund. */
  | { readonly state: 'done' | 'pending'; readonly reference: string }
  /** It will not be returned. `words` say why, for staff; `reference` is null when there was no refund. */
  | { readonly state: 'failed'; readonly reference: string | null; readonly words: string }

export type ChargeOutcome =
  | { readonly state: 'charged'; readonly reference: string }
  /** The order is valid and its payment comes later, by transfer or on pickup. */
  | { readonly state: 'awaiting' }
  /** The buyer has to do something at the provider first; `action` is for the provider's part of the checkout. */
  | { readonly state: 'needs-confirmation'; readonly reference: string; readonly action: PaymentAction }
  /** The buyer has approved, and the money moves with `confirm`: nothing has to be done by the buyer any more. */
  | { readonly state: 'approved'; readonly reference: string }
  | { readonly state: 'declined' }
  /** The buyer gave up, and nothing was tried: it does not count as a declined payment. */
  | { readonly state: 'canceled' }
  /** No answer in time: the money may or may not have moved, so `find` must be called before anything else. */
  | {
      readonly state: 'unknown'
      /** Whether the buyer has done what the provider asked for, so that there is nothing to ask again. */
      readonly isAnswered?: boolean
      /** The provider's own id of the charge, where it is known. */
      readonly reference?: string
    }

/** The outcomes with which an order is placed. */
export type PlacingOutcome = Extract<ChargeOutcome, { state: 'charged' | 'awaiting' }>

/** A refund of a charge at its provider. */
export interface ProviderRefund {
  /** The provider's own id of the refund. */
  readonly reference: string
  /** Our id of the refund; null for one that the owner made at the provider. */
  readonly refundId: string | null
  readonly cents: number
  readonly outcome: RefundOutcome
}

/** A charge that its buyer disputes with their bank. */
export interface ProviderDispute {
  /** The provider's own id of the dispute. */
  readonly reference: string
  /** The provider's own id of the charge. */
  readonly charge: string
  readonly cents: number
  readonly currency: Currency
  /** The bank's reason, as the provider names it. */
  readonly reason: string
  readonly state: DisputeState
  /** Until when the owner can answer; null when no answer is needed. */
  readonly respondBy: number | null
}

/** What an event of a provider is about: its state is read from the provider, so that events may come in any order. */
export type EventSubject =
  /** `key` is the charge's idempotency key. */
  | { readonly kind: 'charge'; readonly key: string }
  | { readonly kind: 'refunds'; readonly charge: string }
  | { readonly kind: 'dispute'; readonly dispute: string }
  /** A kept payment method, by the provider's own id; `order` is the provider's order that kept it, where it names one. */
  | { readonly kind: 'method'; readonly method: string; readonly order: string | null }

/** What became of a kept method. */
export interface FoundMethod {
  /** Null when it cannot be charged any more. */
  readonly kept: KeptMethod | null
  /** Null when no charge of ours kept it. */
  readonly key: string | null
}

/** An event that a provider has sent, and proved to be its own. */
export interface ReceivedEvent {
  /** The provider's own id: the same event may be sent often. */
  readonly reference: string
  /** The provider's name for what happened. */
  readonly type: string
  /** Null for events that concern no payment of ours. */
  readonly subject: EventSubject | null
}

/** The headers of an event. */
export type EventHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** A header of an event; '' when it is missing. */
export function headerOf(headers: EventHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** What a provider that sends events can be asked. */
export interface EventSource {
  /**
   * Checks and reads an event as it was sent.
   * @param headers of the request, in lower case: what proves it is among them
   * @returns `unsigned` when the provider has not signed it, or too long ago; `closed` when the site expects no events
   */
  receive(websiteId: string, body: string, headers: EventHeaders): Promise<ReceivedEvent | 'unsigned' | 'closed'>
  /** All refunds of a charge, also those that the shop has requested. @throws Error when the provider does not answer */
  listRefunds(charge: Charge): Promise<readonly ProviderRefund[]>
  /**
   * A kept payment method as it is now, with the idempotency key of the charge that kept it, where the provider knows one.
   * Absent when the provider says nothing about kept methods.
   * @throws Error when the provider does not answer
   */
  findMethod?(
    websiteId: string,
    subject: Pick<Extract<EventSubject, { kind: 'method' }>, 'method' | 'order'>,
  ): Promise<FoundMethod>
  /** A dispute as it is now. @param dispute its id at the provider @throws Error when the provider does not answer */
  findDispute(websiteId: string, dispute: string): Promise<ProviderDispute>
}

/** How a buyer replaces the method that is kept for them, on a page of the provider. */
export interface MethodChange {
  /** Whether it can be opened where nothing was kept before. */
  readonly worksWithoutKept?: boolean
  /**
   * Opens the page. @param kept null only where it works without @param returnUrl where the buyer comes back to, with the reference of the page as `card`
   * @returns its address
   * @throws Error when the provider did not answer
   */
  open(websiteId: string, kept: KeptMethod | null, returnUrl: string): Promise<string>
  /**
   * The method that the buyer has entered there; null while there is none, or when the page is someone else's.
   * @param returnUrl with which the page was opened
   */
  read(websiteId: string, kept: KeptMethod | null, reference: string, returnUrl: string): Promise<KeptMethod | null>
}

/** One payment method. A new provider is an implementation of this and one line in `providers.ts`. */
export interface PaymentProvider {
  readonly id: PaymentMethodId
  /** Whether orders with this method are tests: they take no stock, open no files, and count in no statistics. */
  readonly isTest: boolean
  /**
   * A result that is known without a request, so that the order is placed in the transaction that reserves its stock.
   */
  readonly knownOutcome?: PlacingOutcome
  /** With a known key, it returns the state of that charge and moves no more money. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /** The state of a charge; null when the provider does not know it. */
  find(charge: Charge): Promise<ChargeOutcome | null>
  /** Sends the buyer's answer to the provider's action, in the provider's own format. */
  confirm(charge: Charge, answer: PaymentAnswer): Promise<ChargeOutcome>
  /** Reverses a charge, or ensures that it can never happen any more. */
  cancel(charge: Charge): Promise<void>
  /**
   * Refunds money of a charge. Absent when money is refunded by hand.
   * @throws Error when the provider did not answer: the money may have moved, and it is asked again later
   */
  refund?(request: RefundRequest): Promise<RefundOutcome>
  /**
   * Shows the order of a charge at the provider, by its number as owners read it (`#00042`). Absent where it cannot be
   * shown.
   * @throws Error when the provider did not answer
   */
  showOrder?(charge: Charge, orderNumber: string): Promise<void>
  /**
   * The payment method that a charge with `keepsMethod` has kept; null when the provider has kept none. Absent where
   * methods cannot be kept: subscriptions are not sold with it.
   * @throws Error when the provider did not answer
   */
  findKeptMethod?(charge: Charge): Promise<KeptMethod | null>
  /** Lets the buyer of a subscription keep another method. Absent where they cannot. */
  readonly methodChange?: MethodChange
  /** Absent when the provider sends no events. */
  readonly events?: EventSource
}
