import type { Scope } from '#server/stores.ts'

const NAMED = 3

/** Sentences about pages and categories of an import that is taken back and that stay, because others use them. */
export async function placesLeft(scope: Scope, batchId: string): Promise<string[]> {
  return [
    ...sentence('page', 'pages', await pagesLeft(scope, batchId)),
    ...sentence('category', 'categories', await categoriesLeft(scope, batchId)),
  ]
}

async function pagesLeft({ database, websiteId }: Scope, batchId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('changes as change')
    .innerJoin('collections as page', (join) =>
      join.onRef('page.website_id', '=', 'change.website_id').onRef('page.id', '=', 'change.noun_id'),
    )
    .select('page.title')
    .where('change.website_id', '=', websiteId)
    .where('change.batch_id', '=', batchId)
    .where('change.noun', '=', 'collection')
    .where('change.before', 'is', null)
    .orderBy('change.id')
    .execute()
  return rows.map((row) => row.title)
}

async function categoriesLeft({ database, websiteId }: Scope, batchId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('changes as change')
    .innerJoin('categories as category', (join) =>
      join.onRef('category.website_id', '=', 'change.website_id').onRef('category.id', '=', 'change.noun_id'),
    )
    .select('category.display_name as title')
    .where('change.website_id', '=', websiteId)
    .where('change.batch_id', '=', batchId)
    .where('change.noun', '=', 'category')
    .where('change.before', 'is', null)
    .orderBy('change.id')
    .execute()
  return rows.map((row) => row.title)
}

function sentence(one: string, many: string, titles: readonly string[]): string[] {
  const names = titles.slice(0, NAMED).map((title) => `'${title}'`)
  const rest = titles.length - names.length
  if (names.length === 0) return []
  if (titles.length === 1)
    return [`The ${one} ${names[0]} stays because other products use it or it was changed since.`]
  const list = rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
  return [`The ${many} ${list} stay because other products use them or they were changed since.`]
}
