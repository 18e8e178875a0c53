import type { getAdditionalFieldsForm } from '#shared/cart/api.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { Result } from '#shared/http/failure.ts'
import type { Stock } from '#shared/products/rules.ts'

/** A product's form as the server tells it. */
export type AskedForm = ReplyOf<typeof getAdditionalFieldsForm>

/** What has to be there before a form is opened for an addition. */
export interface NeededStock {
  readonly sku: string
  readonly isEnough: (stock: Stock) => boolean
}

/** What a form is opened for: an addition, or a line of the cart. */
export interface FormPurpose {
  readonly itemId: string
  /** Absent for what is in the cart already. */
  readonly stock?: NeededStock
  /** What is asked about: the product, and its choices in words. */
  readonly title: string
  readonly details: string
  /** What stands in the fields when they are drawn; null begins again. */
  readonly readAnswers: () => Answers | null
  readonly button: { readonly label: string; readonly busyLabel: string }
  /** The title of what is said when sending fails (§8). */
  readonly failureTitle: string
  /** Sends the JSON text of §7; a refusal with `errors` is said at the fields. */
  readonly send: (additionalFields: string) => Promise<Result<unknown>>
  /** Gets what was written and not sent, so that nothing has to be written twice; null once it was sent. */
  readonly onClosed?: (answers: Answers | null) => void
  /** Gets the focus back. */
  readonly opener: HTMLElement | null
}
