import type { Picture } from '#shared/pictures/schema.ts'
import type { ConfirmAdditionModel } from '../confirm-addition/model.ts'

/** The page that takes a donation: how much, how often, and what it is for. */
export interface DonateModel {
  readonly title: string
  /** What the owner says about it, in plain words; empty without any. */
  readonly lead: string
  readonly picture: Pick<Picture, 'assetUrl' | 'width' | 'height'> | null
  /** The amounts to choose from. */
  readonly amounts: readonly { readonly value: string; readonly words: string; readonly isChosen: boolean }[]
  /** The amount of the donor; null where there are only fixed amounts. */
  readonly own: (NonNullable<ConfirmAdditionModel['amount']> & { readonly isChosen: boolean }) | null
  /** The questions to the donor; null where there are none. */
  readonly written: ConfirmAdditionModel['written']
  readonly rules: {
    /** Whether it can be given again and again. */
    readonly renews: boolean
    /** Whether the shop has a mail server, which brings the receipt. */
    readonly sendsEmails: boolean
    /** Whether it takes nothing now, because its funds are closed. */
    readonly isClosed: boolean
  }
  /** Why it could not be taken, as text; null before that. */
  readonly problem: string | null
  readonly action: string
  readonly csrfToken: string
  readonly shopHref: string
}
