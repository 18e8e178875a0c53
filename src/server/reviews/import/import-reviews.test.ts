import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reviewSteps } from '#server/testing/reviews/review-steps.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undoBatchCall } from '#shared/changes/schema.ts'
import { exportReviewsCall, importReviewsCall, moderateReviewsCall } from '#shared/reviews/api.ts'
import { readReviewsCsv } from './read-reviews-csv.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { openShop, ship, send, stored, starsOf } = reviewSteps(app)
type Shop = Awaited<ReturnType<typeof openShop>>

const run = ({ owner }: Shop, csv: string, isDryRun = false) =>
  owner.call(importReviewsCall, { body: { csv, isDryRun } })

describe('a file of', () => {
  test.each([
    [
      'the review app of Shopify',
      'product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at',
      'mug,published,5,Lovely,Ada L.,Ada@Example.com,Maine,"Warm,\nheavy",Thanks,2024-03-05 12:34:56 UTC,2024-03-06 00:00:00 UTC',
    ],
    [
      'Judge.me',
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date',
      'Lovely,"Warm,\nheavy",5,2024-03-05T12:34:56Z,web,ok,Ada L.,ada@example.com,1,mug,Thanks,2024-03-06',
    ],
    [
      'a spreadsheet with semicolons',
      'Product URL;Stars;Headline;Review;Name;E-mail;Email;Date;Answer;Answered at',
      'https://old.example/products/Mug?variant=1;5.0;Lovely;"Warm,\nheavy";Ada L.;;ada@example.com;2024-03-05 12:34:56;Thanks;2024-03-06',
    ],
  ])('%s is read', (_, heads, row) => {
    const read = readReviewsCsv(`\ufeff${heads}\n${row}\n`)
    expect(read.ok && read.value).toMatchObject([
      {
        ...{ handle: 'mug', rating: 5, title: 'Lovely', body: 'Warm,\nheavy', name: 'Ada L.' },
        ...{ email: 'ada@example.com', createdAt: Date.UTC(2024, 2, 5, 12, 34, 56), reply: 'Thanks' },
        ...{ repliedAt: Date.UTC(2024, 2, 6), state: 'published' },
      },
    ])
  })

  test('anything else is refused, and never stops the server', () => {
    for (const text of ['', 'a', 'handle\nmug', '"', '\0', 'rating\n5']) expect(readReviewsCsv(text).ok).toBe(false)
    fc.assert(fc.property(fc.string(), (text) => void readReviewsCsv(`handle,rating,${text}`)))
  })
})

const HEADS = 'Product handle,Rating,Title,Body,Author,Email,Date,Reply,State'

test('a dry run says what would happen and changes nothing; the import does it once, and an undo takes it back', async () => {
  const shop = await openShop()
  const { mug, owner } = shop
  const csv = [
    HEADS,
    'mug,5,Lovely,,Ada L.,ada@example.com,2024-03-05,Thanks,',
    'mug,4,,Fine,Bob,,2024-03-06,,',
    'mug,4,,Fine,Bob,,2024-03-06,,',
    'bowl,1,Bad,,Cyd,cyd@example.com,2024-03-07,,hidden',
    'vase,5,,,Dan,,,,',
    'mug,6,,,Eve,,,,',
    'mug,5,,,,,,,',
    'mug,5,,,Fay,,05/06/2024,,',
    'mug,5,,,Gil,,2999-01-01,,',
    `mug,5,,${'x'.repeat(4001)},Hal,,,,`,
  ].join('\n')
  const look = await run(shop, csv, true)
  expect(look.body).toMatchObject({ rows: 10, added: 3, repeated: 1, problemCount: 6, batchId: null })
  expect(look.body.problems.map(({ line, problem }) => [line, problem])).toEqual([
    [6, 'product'],
    [7, 'rating'],
    [8, 'name'],
    [9, 'date'],
    [10, 'date'],
    [11, 'too-long'],
  ])
  expect(await stored(shop)).toEqual([])
  const done = await run(shop, csv)
  expect(done.body).toMatchObject({ added: 3, repeated: 1 })
  expect(await stored(shop)).toMatchObject(
    [
      { name: 'Cyd', state: 'hidden', rating: 1 },
      {
        name: 'Ada L.',
        email: 'ada@example.com',
        reply: 'Thanks',
        source: 'import',
        created_at: Date.UTC(2024, 2, 5, 12),
      },
      { name: 'Bob', email: '', state: 'published' },
    ]
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((review) => expect.objectContaining(review)),
  )
  expect(await starsOf(shop, mug.id)).toEqual([0, 0, 0, 1, 1])
  expect((await run(shop, csv)).body).toMatchObject({ added: 0, repeated: 4, batchId: null })
  expect((await owner.call(undoBatchCall, { parameters: { batchId: done.body.batchId! } })).code).toBeNull()
  expect(await starsOf(shop, mug.id)).toEqual([0, 0, 0, 0, 0])
  // The same file brings them back.
  expect((await run(shop, csv)).body).toMatchObject({ added: 3 })
  expect(await starsOf(shop, mug.id)).toEqual([0, 0, 0, 1, 1])
  expect(await stored(shop)).toHaveLength(3)
})

test('who reviewed a product here is not added by a file, and a buyer of an imported review becomes verified', async () => {
  const shop = await openShop()
  const { mug, bowl } = shop
  const { visitor, path } = await ship(shop)
  await send(visitor, path, { name: 'Ada', [`rating-${mug.id}`]: '2' })
  const csv = `${HEADS}\nmug,5,,,Ada,ada@example.com,,,\nbowl,5,,,Ada,ada@example.com,,,`
  expect((await run(shop, csv)).body).toMatchObject({ added: 1, repeated: 1 })
  await send(visitor, path, { name: 'Ada', [`rating-${bowl.id}`]: '3' })
  const rows = await stored(shop)
  expect(rows.map(({ product_id, rating, source }) => [product_id, rating, source]).toSorted()).toEqual(
    [
      [mug.id, 2, 'buyer'],
      [bowl.id, 3, 'buyer'],
    ].toSorted(),
  )
})

test('what is exported can be imported again as it was, also texts that look like formulas', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  await run(
    shop,
    `${HEADS}\nmug,5,"'=1+1","-Warm\n""heavy"", =2","+Ada",ada@example.com,2024-03-05,@you,\nbowl,3,,,Bob,,2024-01-01,,hidden`,
  )
  const file = (await shop.owner.request('GET', exportReviewsCall.path)).body
  expect((await run(other, file)).body).toMatchObject({ added: 2, problemCount: 0 })
  const facts = async (from: Shop) =>
    (await stored(from))
      .map(({ rating, title, body, name, email, created_at, reply, state }) => ({
        ...{ rating, title, body, name, email, created_at, reply, state },
      }))
      .toSorted((one, two) => one.created_at - two.created_at)
  expect(await facts(other)).toEqual(await facts(shop))
})

test('imports of the same file at the same time add each review once', async () => {
  const shop = await openShop()
  const rows = Array.from({ length: 300 }, (_, index) => `mug,${(index % 5) + 1},,,P${index},p${index}@example.com,,,`)
  const answers = await Promise.all([1, 2, 3].map(() => run(shop, [HEADS, ...rows].join('\n'))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await starsOf(shop, shop.mug.id)).toEqual([60, 60, 60, 60, 60])
  const { id } = (await stored(shop))[0]!
  expect((await shop.owner.call(moderateReviewsCall, { body: { reviewIds: [id], state: 'deleted' } })).status).toBe(200)
})
