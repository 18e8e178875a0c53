import { type Change, defineLog, dropTitle } from '#server/changes/define-log.ts'
import { type Redirect, redirectSchema } from '#shared/redirects/schema.ts'

/** Changes of redirects. */
export const redirectLog = defineLog({
  noun: 'redirect',
  snapshot: redirectSchema,
  steps: [dropTitle],
  titleOf: (redirect) => redirect.from,
})

/** A redirect's change for the log. */
export const loggedRedirect = (before: Redirect | null, after: Redirect | null): Change<Redirect> => ({
  nounId: (after ?? before)!.id,
  before,
  after,
})
