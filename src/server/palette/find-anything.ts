import type { Scope } from '#server/scope.ts'
import type { Found } from '#shared/palette/api.ts'
import { may } from '#shared/roles/rules.ts'
import type { Finder, NounFinder } from './find.ts'

/** Results of a text search for a role, kind by kind. */
export async function findAnything(
  scope: Scope,
  finders: readonly NounFinder[],
  finder: Finder,
  text: string,
): Promise<Found[]> {
  const allowed = finders.filter(({ permission }) => may(finder.role, permission))
  return (await Promise.all(allowed.map(({ find }) => find(scope, text, finder)))).flat()
}
