/** The page on which a buyer proves to be exempt from tax. */
export interface TaxExemptionModel {
  readonly step: 'form' | 'sent' | 'confirm' | 'done' | 'over'
  /** What was typed. */
  readonly email: string
  /** The secret of the link that was opened; '' without one. */
  readonly key: string
  /** Whether the email address has the wrong form. */
  readonly isWrong: boolean
  /** Whether this network has asked for too many links. */
  readonly isFull: boolean
  /** Whether the link was used, or is too old. */
  readonly isOver: boolean
  readonly action: string
}
