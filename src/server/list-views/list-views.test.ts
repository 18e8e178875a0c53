import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { listViewLimits } from '#shared/list-views/limits.ts'
import { arrangeViewsCall, listViewsCall, saveViewCall } from '#shared/list-views/schema.ts'

const app = await startTestApp()

async function openShop() {
  const owner = await app.owner(await app.buildWebsite())
  return {
    owner,
    save: (name: string, query: Record<string, string>, list: 'orders' | 'customers' = 'orders') =>
      owner.call(saveViewCall, { body: { list, name, query } }),
    views: async (list: 'orders' | 'customers' = 'orders') =>
      (await owner.call(listViewsCall, { query: { list } })).body.views,
    arrange: (views: { id: string; name: string }[], removedIds: string[] = []) =>
      owner.call(arrangeViewsCall, { body: { list: 'orders', views, removedIds } }),
  }
}

test('views keep filters under a name, each list its own; the same name gets the new filters', async () => {
  const { save, views } = await openShop()
  await save('Rush', { tag: 'rush', sort: 'oldest' })
  await save('Loyal', { orders: 'several' }, 'customers')
  await save('Large', { sort: 'highest-total' })
  await save('Rush', { tag: 'express' })
  expect(await views()).toMatchObject([
    { name: 'Rush', query: { tag: 'express' } },
    { name: 'Large', query: { sort: 'highest-total' } },
  ])
  expect(await views('customers')).toMatchObject([{ name: 'Loyal', query: { orders: 'several' } }])
})

test('views are renamed, ordered and deleted in one step; one that someone else has just saved stays', async () => {
  const { save, arrange, views } = await openShop()
  for (const name of ['One', 'Two', 'Three', 'Four']) await save(name, { tag: name })
  const [one, two, three] = await views()
  const { body } = await arrange(
    [
      { id: three!.id, name: 'Third' },
      { id: one!.id, name: 'One' },
    ],
    [two!.id],
  )
  expect(body.views.map(({ name }) => name)).toEqual(['Third', 'One', 'Four'])
  expect((await arrange([{ id: one!.id, name: 'Third' }])).code).toBe('view-name-taken')
  expect((await views()).map(({ name }) => name)).toEqual(['Third', 'One', 'Four'])
})

test('a list has a limited number of views, also when several are saved at once', async () => {
  const { save, views } = await openShop()
  const outcomes = await Promise.all(
    Array.from({ length: listViewLimits.perList + 3 }, (_, index) => save(`View ${index}`, { tag: 'a' })),
  )
  expect(outcomes.filter(({ code }) => code === 'too-many-views')).toHaveLength(3)
  expect(await views()).toHaveLength(listViewLimits.perList)
})
