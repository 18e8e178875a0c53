import type { ExemptItem } from '#shared/withdrawal-exemptions/schema.ts'
import type { WithdrawalStatement } from '#shared/withdrawals/schema.ts'

/** The page on which a customer withdraws from a contract. */
export interface WithdrawalModel {
  /** The form, the question whether it is right, or the acknowledgement. */
  readonly step: 'form' | 'check' | 'done'
  readonly statement: WithdrawalStatement
  /** The items of the order without a right of withdrawal; known when the page is opened from the order. */
  readonly exemptItems: readonly ExemptItem[]
  /** The fields that are not right. */
  readonly errors: readonly (keyof WithdrawalStatement)[]
  /** Why it was not received, as text; null when nothing was wrong. */
  readonly problem: string | null
  /** The key of the form; '' before it is checked. */
  readonly formKey: string
  /** When it was received, as text; '' before. */
  readonly receivedAt: string
  readonly sendsEmails: boolean
  readonly siteTitle: string
  /** The path that the form is sent to. */
  readonly action: string
}
