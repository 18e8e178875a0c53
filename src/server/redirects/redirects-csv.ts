import type { Scope } from '#server/scope.ts'
import { redirectsAfter } from './redirect-store.ts'

const BATCH = 500

/**
 * All redirects as rows of a CSV file, oldest first, in a format that an import reads; other services read the first two
 * columns.
 */
export async function* redirectRows(scope: Scope): AsyncGenerator<string[]> {
  yield ['Redirect from', 'Redirect to', 'Everything below']
  for (let after = ''; ; ) {
    const redirects = await redirectsAfter(scope, after, BATCH)
    for (const { from, to, coversBelow } of redirects) yield [from, to, coversBelow ? 'yes' : '']
    if (redirects.length < BATCH) return
    after = redirects.at(-1)!.id
  }
}
