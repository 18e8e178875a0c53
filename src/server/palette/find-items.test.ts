import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { createItemCall, createItemCollectionCall, deleteItemsCall, updateItemCall } from '#shared/items/api.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import { type Found, findAnythingCall } from '#shared/palette/api.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()

async function openSite() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const collect = async (kind: CollectionKind, title: string) =>
    (await owner.call(createItemCollectionCall, { body: { kind, title } })).body.collection
  const add = async (collectionId: string, title: string) =>
    (await owner.call(createItemCall, { parameters: { collectionId }, body: { title } })).body.item
  const find = async (words: string, as = owner): Promise<Found[]> =>
    (await as.call(findAnythingCall, { query: { text: words } })).body.found
  return { website, owner, collect, add, find }
}

test('items of every kind are found by the beginnings of the words of their titles, newest first', async () => {
  const { collect, add, find } = await openSite()
  const wanted: [CollectionKind, string][] = [
    ['blog', 'post'],
    ['events', 'event'],
    ['portfolio', 'project'],
    ['album', 'track'],
    ['course', 'lesson'],
    ['lessons', 'video'],
  ]
  for (const [kind, found] of wanted) {
    const collection = await collect(kind, `Our ${kind}`)
    const item = await add(collection.id, `The first ${found} of Kilnwood`)
    expect((await find(`kiln ${found}`)).map(({ id }) => id)).toEqual([item.id])
    expect(await find(`${found} wood`)).toEqual([])
    expect(await find('kilnw')).toContainEqual({
      ...{ kind: found, id: item.id, title: `The first ${found} of Kilnwood` },
      ...{ detail: `Our ${kind} · Not published`, path: `/items/${item.id}` },
    })
    expect(await find(`our ${kind}`)).toEqual([
      {
        ...{ kind: 'collection', id: collection.id, title: `Our ${kind}`, detail: `/${collection.urlId}` },
        path: `/collections/${collection.id}`,
      },
    ])
    // Its page has its id in place of a URL.
    expect((await find(item.id.slice(0, 13))).map(({ id }) => id)).not.toContain(item.id)
  }
  expect((await find('kilnwood')).map(({ kind }) => kind)).toEqual([
    'video',
    'lesson',
    'track',
    'project',
    'event',
    'post',
  ])
})

test('a few of each kind are found: many posts leave room for an event', async () => {
  const { collect, add, find } = await openSite()
  const [blog, events] = [await collect('blog', 'Journal'), await collect('events', 'Calendar')]
  const event = await add(events.id, 'Glaze day')
  for (let number = 0; number < 8; number += 1) await add(blog.id, `Glaze ${number}`)
  const found = await find('glaze')
  expect(found.filter(({ kind }) => kind === 'post').map(({ title }) => title)).toEqual(
    [7, 6, 5, 4, 3].map((number) => `Glaze ${number}`),
  )
  expect(found.filter(({ kind }) => kind === 'event').map(({ id }) => id)).toEqual([event.id])
})

test('a renamed item is found by its new title, a deleted one by none', async () => {
  const { owner, collect, add, find } = await openSite()
  const {
    id,
    collectionId: _,
    createdAt: __,
    position: ___,
    isLocked: ____,
    ...facts
  } = await add((await collect('blog', 'Journal')).id, 'Saltmarsh')
  expect(await find('saltmarsh')).toHaveLength(1)
  const body = { ...facts, picture: null, title: 'Estuary', status: 'published' as const }
  expect((await owner.call(updateItemCall, { parameters: { itemId: id }, body })).status).toBe(200)
  expect([await find('saltmarsh'), (await find('estuary')).map(({ detail }) => detail)]).toEqual([[], ['Journal']])
  expect((await owner.call(deleteItemsCall, { body: { itemIds: [id] } })).status).toBe(200)
  expect(await find('estuary')).toEqual([])
})

test('items are found by those who may change pages, and on their own website only', async () => {
  const { website, collect, add, find } = await openSite()
  await add((await collect('blog', 'Journal')).id, 'Saltmarsh')
  const seenBy = async (role: number) => (await find('saltmarsh', await app.owner(website, role))).length
  expect([await seenBy(roles.editor), await seenBy(roles.storeManager), await seenBy(roles.viewer)]).toEqual([1, 0, 0])
  expect(await find('journal', await app.owner(website, roles.storeManager))).toEqual([])
  const other = await openSite()
  expect([...(await other.find('saltmarsh')), ...(await other.find('journal'))]).toEqual([])
})
