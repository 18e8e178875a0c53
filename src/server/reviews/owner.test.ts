import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { reviewSteps } from '#server/testing/reviews/review-steps.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undoBatchCall } from '#shared/changes/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import * as api from '#shared/reviews/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { deleteOldReviews } from './delete-old-reviews.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { database } = app.services
const { openShop, changeSettings, ship, send, stored, starsOf } = reviewSteps(app)
type Shop = Awaited<ReturnType<typeof openShop>>

/** Writes reviews of a product as if people had, the first one the oldest. */
async function write(shop: Shop, productId: string, ratings: readonly number[]): Promise<string[]> {
  const ids = ratings.map(() => newId())
  for (const [index, rating] of ratings.entries())
    await database
      .insertInto('reviews')
      .values({
        ...{ website_id: shop.website.id, id: ids[index]!, product_id: productId, order_id: null, person_key: newId() },
        ...{ email: '', name: `P${index}`, rating, title: `Title ${index}`, body: '', state: 'published' },
        ...{ hide_reason: '', source: 'import', created_at: 1000 + index, updated_at: 1, deleted_at: null },
        ...{ revision: 1, reply: '', replied_at: null },
      })
      .execute()
  return ids
}

const titlesIn = (html: string) => [...html.matchAll(/>Title (\d+)</g)].map(([, number]) => Number(number))

test('a page shows ten reviews at a time, newest first or by rating, and the cached page follows every change', async () => {
  const shop = await openShop()
  const { mug, owner, website } = shop
  const ids = await write(shop, mug.id, [5, 1, 3, 5, 4, 2, 5, 5, 5, 5, 1, 4])
  const visitor = app.visitor(website)
  const page = async (query = '') => (await visitor.request('GET', `/shop/p/${mug.urlId}${query}`)).body
  expect(titlesIn(await page())).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  expect(titlesIn(await page('?page=2'))).toEqual([1, 0])
  expect(titlesIn(await page('?sort=highest')).slice(0, 3)).toEqual([9, 8, 7])
  expect(titlesIn(await page('?sort=lowest')).slice(0, 3)).toEqual([1, 10, 5])
  for (const wrong of ['?page=0', '?page=99', '?page=x', '?sort=price-low', "?sort='"])
    expect(titlesIn(await page(wrong)).slice(0, 2)).toEqual([11, 10])
  expect(await page()).toContain('3.8')
  await owner.call(api.moderateReviewsCall, { body: { reviewIds: [ids[11]!, ids[10]!], state: 'hidden' } })
  expect(titlesIn(await page()).slice(0, 2)).toEqual([9, 8])
  const { review } = (await owner.call(api.getReviewCall, { parameters: { reviewId: ids[9]! } })).body
  const answer = { parameters: { reviewId: ids[9]! }, body: { reply: 'Thank you!', revision: review.revision } }
  await owner.call(api.replyToReviewCall, answer)
  expect(await page()).toContain('Thank you!')
  expect((await owner.call(api.replyToReviewCall, answer)).code).toBe('review-conflict')
})

test('lists show the average where the owner wants it', async () => {
  const shop = await openShop()
  const { mug, owner, website } = shop
  await write(shop, mug.id, [5, 4])
  await changeSettings(owner, { isInLists: true })
  const list = async () => (await app.visitor(website).request('GET', '/shop')).body
  expect(await list()).toContain('4.5 out of 5 stars')
  await changeSettings(owner, { isInLists: false })
  expect(await list()).not.toContain('out of 5 stars')
  await changeSettings(owner, { isInLists: true, isOn: false })
  expect(await list()).not.toContain('out of 5 stars')
})

test('hiding, deleting and answering can be undone, and undone again', async () => {
  const shop = await openShop()
  const { mug, owner } = shop
  const [id] = (await write(shop, mug.id, [5])) as [string]
  const moderate = (state: 'published' | 'hidden' | 'deleted', reason = '') =>
    owner.call(api.moderateReviewsCall, { body: { reviewIds: [id], state, reason } })
  const undo = async (batchId: string) => {
    const undone = await owner.call(undoBatchCall, { parameters: { batchId } })
    expect(undone.code).toBeNull()
    return undone.body.batchId!
  }
  const now = async () => (await stored(shop))[0]!
  const hidden = (await moderate('hidden', 'Spam')).body.batchId!
  expect([(await now()).hide_reason, await starsOf(shop, mug.id)]).toEqual(['Spam', [0, 0, 0, 0, 0]])
  expect((await moderate('hidden', 'Spam')).body.batchId).toBeNull()
  const back = await undo(hidden)
  expect([(await now()).state, await starsOf(shop, mug.id)]).toEqual(['published', [0, 0, 0, 0, 1]])
  await undo(back)
  expect(await now()).toMatchObject({ state: 'hidden', hide_reason: 'Spam' })
  const deleted = (await moderate('deleted')).body.batchId!
  expect((await owner.call(api.getReviewCall, { parameters: { reviewId: id } })).code).toBe('review-not-found')
  expect((await owner.call(api.listReviewsCall, { query: {} })).body.reviews).toEqual([])
  expect((await moderate('published')).code).toBe('review-not-found')
  await undo(deleted)
  expect(await now()).toMatchObject({ state: 'hidden', deleted_at: null })
  // What was decided again meanwhile refuses an undo of what was before.
  await moderate('published')
  expect((await owner.call(undoBatchCall, { parameters: { batchId: hidden } })).status).toBe(409)
})

test('a deleted review is gone after thirty days', async () => {
  const shop = await openShop()
  const [first, second] = (await write(shop, shop.mug.id, [5, 4])) as [string, string]
  await shop.owner.call(api.moderateReviewsCall, { body: { reviewIds: [first], state: 'deleted' } })
  const clean = (days: number) =>
    deleteOldReviews(app.reading(shop.website), Date.now() + days * DAY_MILLISECONDS, () => false)
  await clean(29)
  expect(await stored(shop)).toHaveLength(2)
  await clean(31)
  expect((await stored(shop)).map(({ id }) => id)).toEqual([second])
})

test('the list is narrowed and sorted a page at a time, without reviews of other websites', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  await write(other, other.mug.id, [1])
  await write(
    shop,
    shop.mug.id,
    Array.from({ length: 60 }, (_, index) => (index % 5) + 1),
  )
  await write(shop, shop.bowl.id, [5])
  const list = async (query: object) => (await shop.owner.call(api.listReviewsCall, { query })).body
  const all: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list({ sort: 'highest', ...(after && { after }) })
    all.push(...page.reviews.map(({ rating, id }) => `${rating} ${id}`))
    after = page.next
  }
  expect(all).toHaveLength(61)
  expect(all).toEqual(all.toSorted().toReversed())
  expect((await list({ productId: shop.bowl.id })).reviews).toHaveLength(1)
  expect((await list({ rating: 2 })).reviews).toHaveLength(12)
  expect((await list({ state: 'waiting' })).reviews).toHaveLength(0)
  expect((await list({ source: 'import' })).reviews).toHaveLength(50)
})

test('a moderator decides and answers without seeing who bought, and reads no file', async () => {
  const shop = await openShop()
  const { mug, website, owner } = shop
  const { visitor, path, orderId } = await ship(shop)
  await send(visitor, path, { name: 'Ada', [`rating-${mug.id}`]: '5' })
  const moderator = await app.owner(website, roles.moderator)
  const [seen] = (await moderator.call(api.listReviewsCall, { query: {} })).body.reviews
  expect([seen!.email, seen!.orderId]).toEqual(['', null])
  const [known] = (await owner.call(api.listReviewsCall, { query: {} })).body.reviews
  expect([known!.email, known!.orderId]).toEqual(['ada@example.com', orderId])
  expect(
    (await moderator.call(api.moderateReviewsCall, { body: { reviewIds: [seen!.id], state: 'hidden' } })).status,
  ).toBe(200)
  expect((await moderator.call(api.exportReviewsCall, {})).status).toBe(403)
  expect((await moderator.call(api.importReviewsCall, { body: { csv: 'x', isDryRun: true } })).status).toBe(403)
  const viewer = await app.owner(website, roles.viewer)
  expect((await viewer.call(api.listReviewsCall, { query: {} })).status).toBe(403)
})
