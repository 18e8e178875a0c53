/** Lower prices for several pieces, as text. */
export interface QuantityBreaksModel {
  readonly rows: readonly { readonly quantity: string; readonly price: string }[]
  /** Which pieces count together. */
  readonly note: string | null
}
