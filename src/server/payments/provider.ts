import type { Currency, PaymentMethodId } from '#shared/settings/schema.ts'

/** What is asked of a provider. The key makes the same question give the same answer, however often it is asked. */
export interface ChargeRequest {
  readonly websiteId: string
  readonly idempotencyKey: string
  readonly amountCents: number
  readonly currency: Currency
  /** The provider's own word for the buyer's card; null for methods that need none. */
  readonly token: string | null
}

export type ChargeOutcome =
  | { readonly state: 'charged'; readonly reference: string }
  /** The order stands and its money comes later, by transfer or at the counter. */
  | { readonly state: 'awaiting' }
  | { readonly state: 'needs-confirmation'; readonly reference: string }
  | { readonly state: 'declined' }
  /** No answer in time: the money may or may not have moved, so `find` has to be asked before anything else is done. */
  | { readonly state: 'unknown' }

/** One way to be paid. Adding a provider is writing this and one line in `providers.ts`. */
export interface PaymentProvider {
  readonly id: PaymentMethodId
  /** Whether orders paid this way are tests: they take no stock, open no files, and count nowhere. */
  readonly isTest: boolean
  /** The answer that is known without asking anyone, so that the order is placed in the transaction that holds its stock. */
  readonly knownOutcome?: ChargeOutcome
  /** Asked again with a key that it knows, it answers how that charge stands and moves no more money. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /** How a charge stands; null when the provider never heard of it. */
  find(websiteId: string, idempotencyKey: string): Promise<ChargeOutcome | null>
  /** Passes on the buyer's answer to their bank. */
  confirm(websiteId: string, idempotencyKey: string, approve: boolean): Promise<ChargeOutcome>
  /** Takes a charge back, or makes sure that it can never happen any more. */
  cancel(charge: Omit<ChargeRequest, 'token'>): Promise<void>
  /**
   * Gives the whole of a charge back; asked again it gives back no second time. Absent where money goes back by hand.
   * @throws Error when there is no such charge, or the provider did not do it: it is asked again later
   */
  refund?(charge: Omit<ChargeRequest, 'token'>): Promise<void>
}
