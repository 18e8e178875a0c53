import type { getAdditionalFieldsFormCall } from '#shared/cart/api.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { Result } from '#shared/http/failure.ts'
import type { Stock } from '#shared/products/rules.ts'

/** A product's form as the server sends it. */
export type AskedForm = ReplyOf<typeof getAdditionalFieldsFormCall>

/** The stock that an addition needs. */
export interface NeededStock {
  readonly sku: string
  readonly isEnough: (stock: Stock) => boolean
}

/** The reason for opening a form: an addition, or a line of the cart. */
export interface FormPurpose {
  readonly itemId: string
  /** Absent for lines of the cart. */
  readonly stock?: NeededStock
  /** The product, and its choices as text. */
  readonly title: string
  readonly details: string
  /** The initial answers; null starts with an empty form. */
  readonly readAnswers: () => Answers | null
  readonly button: { readonly label: string; readonly busyLabel: string }
  /** The title above the error when sending fails. */
  readonly failureTitle: string
  /** Sends the answers as JSON text; `errors` of a refusal are shown at the fields. */
  readonly send: (additionalFields: string) => Promise<Result<unknown>>
  /** Gets answers that were not sent, so that they can be restored; null after sending. */
  readonly onClosed?: (answers: Answers | null) => void
  /** Gets the focus back. */
  readonly opener: HTMLElement | null
}
