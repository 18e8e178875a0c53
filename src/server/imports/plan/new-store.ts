/** A store page that an import creates: the file names it, or the page that it continues is full. */
export interface NewStore {
  readonly title: string
  /** Its URL in the old shop; empty: made from the title. */
  readonly urlId: string
  /** The page that it follows in the navigation, which may be new as well. Null when it continues none. */
  readonly continues: string | null
}
