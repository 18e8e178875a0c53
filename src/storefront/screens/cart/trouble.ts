/** A failed action on a line, and what to do about it. */
export interface Trouble {
  readonly title: string
  readonly text: string
}
