import type { FormCaptcha } from '#shared/captcha/form-captcha.ts'
import type { Merchandising } from '#shared/merchandising/schema.ts'

/** The texts of the owner on the sign-up. */
export type RestockWords = Pick<
  Merchandising,
  'buttonText' | 'CTAText' | 'placeholderText' | 'mailingListDescription' | 'successText'
>

/** The sign-up for an email when a variant is back in stock. */
export interface RestockModel {
  readonly productId: string
  /** The variants that are sold out, at least one. `title` is '' where the product has only one variant. */
  readonly variants: readonly { readonly id: string; readonly title: string }[]
  /** Whether nothing of the product can be bought: the form is open from the beginning. */
  readonly isAll: boolean
  readonly texts: RestockWords
  /** Whether the shop has a mail server; without one, nothing promises an email. */
  readonly sendsEmails: boolean
  /** Whether the checkbox of the mailing list is shown, and whether it is checked from the beginning. */
  readonly hasMailingList: boolean
  readonly joins: boolean
  readonly captcha: FormCaptcha | null
  /** Whether it is also in the quick view, which shows parts of the product's page; or there alone. */
  readonly quickView: 'shown' | 'hidden' | 'only'
  /** Before the ids of its fields, where a page may have several products. */
  readonly idPrefix: string
}
