import { expect, test, vi } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/items/api.ts'

const app = await startTestApp()
const HOUR = 3_600_000

async function openEvents() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const { collection } = (
    await owner.call(api.createItemCollectionCall, { body: { kind: 'events', title: 'Workshops' } })
  ).body
  const parameters = { collectionId: collection.id }
  const create = async (title: string) =>
    (await owner.call(api.createItemCall, { parameters, body: { title } })).body.item
  const save = (item: api.OwnerItem, changes: Partial<api.ItemInput>) => {
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = item
    return owner.call(api.updateItemCall, { parameters: { itemId: id }, body: { ...facts, picture: null, ...changes } })
  }
  const publish = async (title: string, startsAt: number, changes: Partial<api.ItemInput> = {}) =>
    save(await create(title), { status: 'published', startsAt, endsAt: startsAt + HOUR, ...changes })
  const page = async (path: string) => String((await visitor.request('GET', path)).body)
  return { create, save, publish, page }
}

/** The titles in each part of a list. */
const parts = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<section class="event-list-part" aria-labelledby="(\w+)">(.*?)<\/section>/gs)].map(
      ([, name, part]) => [
        name,
        [...part!.matchAll(/item-card-title[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title),
      ],
    ),
  )

test('events to come are listed by their beginning, those that are over the newest first', async () => {
  const { publish, page } = await openEvents()
  const now = Date.now()
  await publish('Next month', now + 700 * HOUR)
  await publish('Now', now - HOUR / 2)
  await publish('Tomorrow', now + 24 * HOUR)
  await publish('Last week', now - 170 * HOUR)
  await publish('Last month', now - 700 * HOUR)
  expect(parts(await page('/workshops'))).toEqual({
    upcoming: ['Now', 'Tomorrow', 'Next month'],
    past: ['Last week', 'Last month'],
  })
})

test('an event that ends moves to the past without a change of an owner', async () => {
  const { publish, page } = await openEvents()
  const startsAt = Date.now() + HOUR
  await publish('Soon', startsAt)
  expect(parts(await page('/workshops'))).toEqual({ upcoming: ['Soon'] })
  vi.setSystemTime(startsAt + HOUR + 2)
  try {
    await app.runJobs()
    expect(parts(await page('/workshops'))).toMatchObject({ past: ['Soon'] })
  } finally {
    vi.useRealTimers()
  }
})

test('an event has its dates and place in the page, for search engines and for calendars', async () => {
  const { publish, page } = await openEvents()
  const place = {
    ...{ name: 'The mill', addressLine1: '4 Mill Cove Road', addressLine2: '', addressCountry: 'United States' },
    ...{ mapLat: 44.2, mapLng: -69.1 },
  }
  const startsAt = Date.parse('2030-11-02T22:00:00Z')
  await publish('Wheel evening', startsAt, { endsAt: startsAt + 30 * HOUR, location: place, excerpt: 'Clay; water' })
  const html = await page('/workshops/wheel-evening')
  // The clocks are changed in between: each moment has its own offset.
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  )
  expect(data).toMatchObject([
    {
      '@graph': [
        {
          '@type': 'Event',
          startDate: '2030-11-02T18:00:00-04:00',
          endDate: '2030-11-03T23:00:00-05:00',
          location: { '@type': 'Place', name: 'The mill', geo: { latitude: 44.2 } },
        },
        { '@type': 'BreadcrumbList' },
      ],
    },
  ])
  expect(html).toContain('4 Mill Cove Road')
  expect(html).toContain('dates=20301102T220000Z%2F20301104T040000Z')
  const file = await page('/workshops/wheel-evening?format=ical')
  expect(file).toContain('DTSTART:20301102T220000Z\r\n')
  expect(file).toContain('DESCRIPTION:Clay\\; water\r\n')
  expect(await page('/workshops?format=ical')).toContain('SUMMARY:Wheel evening\r\n')
  const json = JSON.parse(await page('/workshops/wheel-evening?format=json'))
  expect(json.item).toMatchObject({ recordType: 12, startDate: startsAt, location: place })
})

test('dates that are missing or reversed are refused', async () => {
  const { create, save } = await openEvents()
  const item = await create('Evening')
  expect((await save(item, { startsAt: null })).code).toBe('item-dates-missing')
  expect((await save(item, { endsAt: item.startsAt! - 1 })).code).toBe('item-dates-reversed')
})
