import type { Scope } from '#server/scope.ts'
import type { Found } from '#shared/palette/api.ts'
import type { Permission } from '#shared/roles/rules.ts'

/** A few of each kind: lists show the rest. */
export const MOST_FOUND = 5

/** Who searches. */
export interface Finder {
  readonly role: number
  readonly email: string
}

/** How a noun is found by a text, at most `MOST_FOUND` of each kind; the composition root lists them (`finders.ts`). */
export interface NounFinder {
  /** What the finder must be allowed to do to see the results. */
  readonly permission: Permission
  readonly find: (scope: Scope, text: string, finder: Finder) => Promise<Found[]>
}
