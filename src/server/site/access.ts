/** Something that opens with a password: a page, an item, or a collection with everything below it. */
export interface Lock {
  readonly id: string
  /** What visitors read above the form. */
  readonly title: string
  /** Its path; what is below it opens with it. */
  readonly path: string
  readonly passwordHash: string
}

/** What one person may see besides what is for everyone. Nothing stores a page that is drawn with it. */
export interface Access {
  /** Whether they are signed in to the website's studio, and need no password. */
  readonly isStaff: boolean
  /** Whether their browser has given the password before. */
  isOpen(lock: Lock): boolean
}

interface Seen {
  readonly access?: Access | undefined
}

/** The lock of something with a path; null where it has no password. */
export const lockOf = (
  { id, title, passwordHash }: Pick<Lock, 'id' | 'title'> & { readonly passwordHash: string | null },
  path: string,
): Lock | null => (passwordHash === null ? null : { id, title, path, passwordHash })

/** The locks among some things that may have none. */
export const locksAmong = (...locks: (Lock | null)[]): Lock[] => locks.filter((lock) => lock !== null)

/** Whether a lock is closed for the visitor of a page. */
export const isClosed = ({ access }: Seen, lock: Lock): boolean => !access || !(access.isStaff || access.isOpen(lock))

/** Whether a page is drawn for one person, who may see more than everyone. */
export const isForOne = ({ access }: Seen): boolean => access !== undefined
