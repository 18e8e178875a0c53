import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import { readItemCollection } from '#server/items/collection-store.ts'
import { itemDetails } from '#server/items/documents.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createItemCollectionCall } from '#shared/items/api.ts'
import { someBrowserFiles } from '#storefront/document/testing/build-site.ts'
import { findPage } from '../find-page.ts'
import { createPageSources } from '../page-sources.ts'
import { emptyContent, insertItemPage } from './item-page.ts'

const app = await startTestApp()
const start = Date.parse('2020-01-01T00:00:00Z')
const details = itemDetails.write({
  ...{
    excerpt: '',
    authorName: '',
    sourceUrl: '',
    categories: [],
    tags: ['kiln'],
    location: null,
    recording: null,
    lesson: null,
  },
  ...{ seoTitle: '', seoDescription: '', picture: null },
})

async function buildBlog(count: number) {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { collection } = (await owner.call(createItemCollectionCall, { body: { kind: 'blog', title: 'Journal' } })).body
  const own = { website_id: website.id, collection_id: collection.id }
  const ids = Array.from({ length: count }, () => newId())
  const place = (index: number) => ({ is_visible: 1, sort_at: start + index })
  await app.changing(website, async ({ database }) => {
    await insertRows(
      database,
      'items',
      ids.map((id, index) => ({
        ...{ ...own, id, url_id: `post-${index}`, title: `Post ${index}`, status: 'published' as const },
        ...{ publish_at: start + index, starts_at: null, ends_at: null, starred: 0, details },
        ...{ ...place(index), created_at: start, updated_at: start },
      })),
    )
    await insertRows(
      database,
      'item_terms',
      ids.map((item_id, index) => ({ ...own, item_id, kind: 'tag' as const, slug: 'kiln', ...place(index) })),
    )
    await database
      .insertInto('item_term_totals')
      .values({ ...own, kind: 'tag', slug: 'kiln', name: 'kiln', item_count: count })
      .execute()
  })
  const item = { ...(await itemOf(ids[Math.floor(count / 2)]!)), collectionId: collection.id }
  await app.changing(website, (scope) => insertItemPage(scope, item, emptyContent()))
  return { website, collection, middle: `post-${Math.floor(count / 2)}` }
}

const itemOf = async (id: string) => ({
  ...{ id, title: 'Post', urlId: '', status: 'published' as const, publishAt: start, startsAt: null, endsAt: null },
  ...{ starred: false, excerpt: '', picture: null, authorName: '', sourceUrl: '', categories: [], tags: ['kiln'] },
  ...{
    location: null,
    recording: null,
    lesson: null,
    position: null,
    passwordHash: null,
    seoTitle: '',
    seoDescription: '',
    createdAt: start,
    updatedAt: start,
  },
})

/** The statements that a page asks for. */
async function statementsOf({ website, collection }: Awaited<ReturnType<typeof buildBlog>>, address: string) {
  const statements: { sql: string; parameters: readonly unknown[] }[] = []
  const reading = app.reading(website)
  const compiler = reading.database.getExecutor()
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node as never, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const sources = createPageSources({ ...reading, database: reading.database.withPlugin(noting) })
  await Promise.all([sources.menus(), sources.items.collection('journal')])
  expect(await readItemCollection(reading, collection.id)).not.toBeNull()
  statements.length = 0
  const [path, query] = address.split('?')
  const page = await findPage({
    ...{ website, origin: 'https://shop.example', path: path!, query: new URLSearchParams(query) },
    ...{ sources, files: someBrowserFiles, testAccess: null, isWithoutCode: false },
  })
  expect(page.status).toBe(200)
  return statements
}

test('a list, a page far down in it, a tag and a post ask as much of ten posts as of three thousand', async () => {
  const few = await buildBlog(24)
  const many = await buildBlog(3_000)
  const addresses = (middle: string) => [
    '/journal',
    `/journal?after=${middle}`,
    '/journal/tag/kiln',
    `/journal/tag/kiln?after=${middle}`,
    `/journal/${middle}`,
    '/journal/feed',
  ]
  const asked = async (blog: typeof few) => {
    const counts: number[] = []
    for (const address of addresses(blog.middle)) counts.push((await statementsOf(blog, address)).length)
    return counts
  }
  // Queries that are prepared are built once, by the first page.
  await asked(few)
  const counts = await asked(many)
  expect(counts).toEqual(await asked(few))
  expect(Math.max(...counts)).toBeLessThanOrEqual(9)
})

test.runIf(!process.env.TEST_DATABASE_URL)(
  'indexes answer them: nothing is sorted, and no table is read through',
  async () => {
    const blog = await buildBlog(100)
    for (const address of ['/journal?after=post-50', '/journal/tag/kiln?after=post-50', '/journal/post-50']) {
      for (const { sql, parameters } of await statementsOf(blog, address)) {
        const plan = await app.services.database.withoutPlugins().executeQuery<{ detail: string }>({
          sql: `explain query plan ${sql}`,
          parameters,
          query: { kind: 'RawNode' } as never,
          queryId: { queryId: newId() } as never,
        })
        const steps = plan.rows.map(({ detail }) => detail)
        expect(steps.filter((step) => /TEMP B-TREE|^SCAN (?!CONSTANT)/.test(step))).toEqual([])
      }
    }
  },
)
