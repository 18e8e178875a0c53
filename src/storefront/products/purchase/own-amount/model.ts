/** What visitors can pay instead of a value: a choice among the values of an option, with a field for the amount. */
export interface OwnAmountModel {
  /** In hundredths of `currency`. */
  readonly leastCents: number
  readonly mostCents: number
  readonly currency: string
  /** Both ends as text. */
  readonly hint: string
}
