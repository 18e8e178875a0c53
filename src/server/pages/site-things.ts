import { listCollections } from '#server/collections/collection-store.ts'
import { formContent } from '#server/forms/documents.ts'
import { listItemCollections } from '#server/items/collection-store.ts'
import type { Scope } from '#server/scope.ts'
import type { SiteThings } from '#shared/pages/ready-made/fill.ts'

/** What ready-made sections can show of a site. */
export async function readSiteThings(scope: Scope): Promise<SiteThings> {
  const stores = await listCollections(scope)
  const items = await listItemCollections(scope)
  const rows = await scope.database
    .selectFrom('forms')
    .select(['id', 'content'])
    .where('website_id', '=', scope.websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const ofKind = (kind: 'blog' | 'events') => items.find((one) => one.kind === kind)?.id ?? null
  const formOf = (kind: 'form' | 'newsletter') =>
    rows.find((row) => formContent.read(row.content).kind === kind)?.id ?? null
  return {
    store: stores[0]?.id ?? null,
    ...{ form: formOf('form'), newsletter: formOf('newsletter'), posts: ofKind('blog'), events: ofKind('events') },
  }
}
