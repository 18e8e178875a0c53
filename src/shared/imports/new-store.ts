/** A store page that an import makes: because the file names it, or because the one that it goes on from is full. */
export interface NewStore {
  readonly title: string
  /** Its URL in the old shop; empty: made from the title. */
  readonly urlId: string
  /**
   * The page that it stands behind in the navigation; it may be one that is still to be made itself. Null where it goes on
   * from none.
   */
  readonly continues: string | null
}
