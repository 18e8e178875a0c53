import type { Scope } from '#server/scope.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import { isSiteWide } from '#shared/pages/schema.ts'
import { may } from '#shared/roles/rules.ts'

/** Whether one of some pages is shown on the whole site, such as the page for URLs that do not exist. */
export async function isAnySiteWide({ database, websiteId }: Scope, pageIds: readonly string[]): Promise<boolean> {
  if (pageIds.length === 0) return false
  const rows = await database
    .selectFrom('pages')
    .select('purpose')
    .where('website_id', '=', websiteId)
    .where('id', 'in', pageIds)
    .execute()
  return rows.some(isSiteWide)
}

/** A change of pages that is refused to those who only write pages, if one of them is shown on the whole site. */
export const guarded =
  <SomeScope extends Scope, Rest extends unknown[], Value, Code extends string>(
    { role }: { readonly role: number },
    pageIds: readonly string[],
    work: (scope: SomeScope, ...rest: Rest) => Promise<Result<Value, Code>>,
  ) =>
  async (scope: SomeScope, ...rest: Rest): Promise<Result<Value, Code | 'not-permitted'>> =>
    !may(role, 'pages.design') && (await isAnySiteWide(scope, pageIds)) ? fail('not-permitted') : work(scope, ...rest)
