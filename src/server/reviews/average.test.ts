import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { reviewSteps } from '#server/testing/reviews/review-steps.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listChangesCall, undoBatchCall } from '#shared/changes/schema.ts'
import { moderateReviewsCall } from '#shared/reviews/api.ts'
import type { ReviewState } from '#shared/reviews/schema.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { database } = app.services
const { openShop, stored, starsOf } = reviewSteps(app)
type Shop = Awaited<ReturnType<typeof openShop>>

const row = ({ website, mug }: Shop, rating: number, state: ReviewState = 'published') => ({
  ...{ website_id: website.id, id: newId(), product_id: mug.id, order_id: null, person_key: newId(), email: '' },
  ...{ name: 'Ada', rating, title: '', body: '', state, hide_reason: '', source: 'import' as const },
  ...{ created_at: 1, updated_at: 1, deleted_at: null, revision: 1, reply: '', replied_at: null },
})

/** What the average has to be made of. */
async function expectExact(shop: Shop): Promise<void> {
  const published = (await stored(shop)).filter(({ state }) => state === 'published')
  const counts = [1, 2, 3, 4, 5].map((stars) => published.filter(({ rating }) => rating === stars).length)
  expect(await starsOf(shop, shop.mug.id)).toEqual(counts)
}

test('whatever happens to reviews, in whatever order and at the same time, the stars are those of the published ones', async () => {
  const rating = fc.integer({ min: 1, max: 5 })
  const place = fc.nat(30)
  const step = fc.oneof(
    fc.record({ what: fc.constant('write' as const), rating }),
    fc.record({ what: fc.constant('rate' as const), place, rating }),
    fc.record({
      what: fc.constant('decide' as const),
      place,
      state: fc.constantFrom('published' as const, 'hidden' as const, 'deleted' as const),
    }),
    fc.record({ what: fc.constant('remove' as const), place }),
    fc.record({ what: fc.constant('undo' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 10 }), async (rounds) => {
      const shop = await openShop()
      const { owner, website } = shop
      for (const round of rounds) {
        const known = await stored(shop)
        const idAt = (at: number) => known[at % Math.max(1, known.length)]?.id ?? newId()
        const own = database.updateTable('reviews').where('website_id', '=', website.id)
        // The steps of a round run at the same time.
        await Promise.all(
          round.map(async (one) => {
            if (one.what === 'write') await database.insertInto('reviews').values(row(shop, one.rating)).execute()
            else if (one.what === 'rate')
              await own.set({ rating: one.rating }).where('id', '=', idAt(one.place)).execute()
            else if (one.what === 'decide')
              await owner.call(moderateReviewsCall, { body: { reviewIds: [idAt(one.place)], state: one.state } })
            else if (one.what === 'remove')
              await database
                .deleteFrom('reviews')
                .where('website_id', '=', website.id)
                .where('id', '=', idAt(one.place))
                .execute()
            else {
              const { changes } = (await owner.call(listChangesCall, {})).body
              const last = changes.find(({ noun }) => noun === 'review')
              if (last) await owner.call(undoBatchCall, { parameters: { batchId: last.batchId } })
            }
          }),
        )
        await expectExact(shop)
      }
    }),
    { numRuns: 8 },
  )
}, 120_000)

test('a product that is deleted and restored has its reviews again, and a website is deleted with them', async () => {
  const shop = await openShop()
  const { website, mug } = shop
  await database.insertInto('reviews').values(row(shop, 4)).execute()
  await database.deleteFrom('products').where('website_id', '=', website.id).where('id', '=', mug.id).execute()
  await expectExact(shop)
  await database.deleteFrom('websites').where('id', '=', website.id).execute()
  expect([await stored(shop), await starsOf(shop, mug.id)]).toEqual([[], [0, 0, 0, 0, 0]])
})
