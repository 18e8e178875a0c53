/** What could not be done to a line, and what to do about it (§8). */
export interface Trouble {
  readonly title: string
  readonly text: string
}
