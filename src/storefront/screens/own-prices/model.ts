/** The page that opens the prices of a group in a browser. */
export interface OwnPricesModel {
  readonly step: 'confirm' | 'done' | 'over'
  /** The secret of the link; '' after the button. */
  readonly key: string
  readonly action: string
  readonly shopHref: string
}
