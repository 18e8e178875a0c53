import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/items/api.ts'
import type { SettingsOf } from '#shared/pages/blocks/blocks.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'

const app = await startTestApp()
const HOUR = 3_600_000

async function openSite(kind: 'blog' | 'events') {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { collection } = (await owner.call(api.createItemCollectionCall, { body: { kind, title: 'Journal' } })).body
  const publish = async (title: string, changes: Partial<api.ItemInput>) => {
    const parameters = { collectionId: collection.id }
    const { item } = (await owner.call(api.createItemCall, { parameters, body: { title } })).body
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = item
    const body = { ...facts, picture: null, status: 'published' as const, ...changes }
    await owner.call(api.updateItemCall, { parameters: { itemId: id }, body })
  }
  /** A page with a block as visitors see it. */
  const show = async (block: object) => {
    const urlId = `page-${newId()}`
    await app.changing(website, (scope) =>
      insertPage(scope, buildPage({ id: newId(), urlId, title: 'News', blocks: [{ id: 'shown', ...block } as never] })),
    )
    return String((await app.visitor(website).request('GET', `/${urlId}`)).body)
  }
  const summary = async (settings: Partial<SettingsOf<'summary'>>) => {
    const html = await show({ type: 'summary', settings: { collectionId: collection.id, ...settings } })
    return { html, titles: [...html.matchAll(/item-card-title[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title) }
  }
  return { owner, collection, publish, show, summary }
}

test('a summary shows the newest posts, by category, by tag, or those that are featured', async () => {
  const { publish, summary } = await openSite('blog')
  const now = Date.now()
  await publish('One', { publishAt: now - 3 * HOUR, categories: ['Kiln notes'], tags: ['ash'], starred: true })
  await publish('Two', { publishAt: now - 2 * HOUR, categories: ['Kiln notes'] })
  await publish('Three', { publishAt: now - HOUR, tags: ['ash'], excerpt: 'About ash' })
  expect((await summary({ count: 2 })).titles).toEqual(['Three', 'Two'])
  expect((await summary({ category: 'kiln notes' })).titles).toEqual(['Two', 'One'])
  expect((await summary({ tag: 'ash' })).titles).toEqual(['Three', 'One'])
  expect((await summary({ category: 'Kiln notes', tag: 'ash' })).titles).toEqual(['One'])
  expect((await summary({ isFeaturedOnly: true })).titles).toEqual(['One'])
  expect((await summary({ tag: 'none' })).titles).toEqual([])
})

test.each([
  ['wall', 1004],
  ['carousel', 1005],
  ['list', 1006],
  ['grid', 1007],
] as const)('its design %s is variant %i', async (design, variant) => {
  const { publish, summary } = await openSite('blog')
  await publish('One', { publishAt: Date.now() - HOUR })
  expect((await summary({ design })).html).toContain(`data-block-variant="${variant}"`)
})

test('what a summary does not show is left out', async () => {
  const { publish, summary } = await openSite('blog')
  await publish('One', { publishAt: Date.now() - HOUR, excerpt: 'About ash', categories: ['Kiln'] })
  const all = (await summary({ showCategories: true, title: 'News' })).html
  expect([all.includes('About ash'), all.includes('<time'), all.includes('/journal/category/kiln')]).toEqual([
    ...[true, true, true],
  ])
  const none = (await summary({ showExcerpt: false, showDate: false })).html
  expect([none.includes('About ash'), none.includes('<time'), none.includes('/journal/category/kiln')]).toEqual([
    ...[false, false, false],
  ])
})

test('an archive links to months, categories and tags, with their numbers, and a cloud makes frequent names larger', async () => {
  const { publish, collection, show } = await openSite('blog')
  const publishAt = Date.parse('2026-03-10T12:00:00Z')
  await publish('One', { publishAt, tags: ['ash', 'clay'], categories: ['Kiln notes'] })
  await publish('Two', { publishAt: publishAt + HOUR, tags: ['ash'] })
  const archive = (settings: object) =>
    show({ type: 'archive', settings: { collectionId: collection.id, ...settings } })
  const linksOf = (html: string) =>
    [...html.matchAll(/<li[^>]*><a href="([^"]*)">(.*?)<\/a>/g)]
      .map(([, href, words]) => `${href} ${words!.replace(/<[^>]*>/g, '')}`)
      .filter((link) => link.startsWith('/journal/'))
  expect(linksOf(await archive({}))).toEqual(['/journal/archive/2026-03 March 2026 (2)'])
  expect(linksOf(await archive({ by: 'category', showCounts: false }))).toEqual([
    '/journal/category/kiln-notes Kiln notes',
  ])
  const cloud = await archive({ by: 'tag', design: 'cloud' })
  expect(linksOf(cloud)).toEqual(['/journal/tag/ash ash (2)', '/journal/tag/clay clay (1)'])
  expect([...cloud.matchAll(/class="is-size-(\d)"/g)].map(([, size]) => size)).toEqual(['5', '1'])
  expect(await archive({ by: 'author' })).not.toContain('archive-block is')
})

test('a summary of events shows the next ones, and of a hidden collection nothing', async () => {
  const { owner, collection, publish, summary } = await openSite('events')
  const now = Date.now()
  const at = (startsAt: number) => ({ startsAt, endsAt: startsAt + HOUR, publishAt: now - HOUR })
  await publish('Later', at(now + 50 * HOUR))
  await publish('Soon', at(now + HOUR))
  await publish('Over', at(now - 50 * HOUR))
  expect((await summary({})).titles).toEqual(['Soon', 'Later'])
  const { id, kind: _, createdAt: __, isLocked: ____, ...settings } = collection
  await owner.call(api.updateItemCollectionCall, {
    parameters: { collectionId: id },
    body: { ...settings, enabled: false, isInNavigation: false },
  })
  expect((await summary({})).titles).toEqual([])
})

test('a calendar shows the months of upcoming events, each event on its days, and weeks from the day that is set', async () => {
  const { collection, publish, show } = await openSite('events')
  const calendar = (settings: object = {}) =>
    show({ type: 'calendar', settings: { collectionId: collection.id, ...settings } })
  expect(await calendar()).not.toContain('calendar-month')
  const startsAt = Date.parse('2031-03-31T14:00:00Z')
  await publish('Kiln opening', { startsAt, endsAt: startsAt + 24 * HOUR, publishAt: Date.now() - HOUR })
  await publish('Next year', { startsAt: startsAt + 9000 * HOUR, publishAt: Date.now() - HOUR })
  const html = await calendar({ months: 2 })
  expect([...html.matchAll(/<h2 id="shown-[^"]*">([^<]*)</g)].map(([, name]) => name)).toEqual([
    'March 2031',
    'April 2031',
  ])
  const days = [...html.matchAll(/<li><time dateTime="([^"]*)">.*?<\/li>/gi)].map(([item, date]) => [
    date,
    item!.includes('10:00'),
    item!.includes('Kiln opening'),
  ])
  expect(days).toEqual([
    ['2031-03-31', true, true],
    ['2031-04-01', false, true],
  ])
  // March 1, 2031 is a Saturday.
  expect(html).toContain('calendar-days starts-at-7')
  expect(await calendar({ weekStart: 'monday' })).toContain('calendar-days starts-at-6')
})

test('a calendar of a blog shows nothing', async () => {
  const { collection, publish, show } = await openSite('blog')
  await publish('One', { publishAt: Date.now() - HOUR })
  expect(await show({ type: 'calendar', settings: { collectionId: collection.id } })).not.toContain('calendar-block')
})
