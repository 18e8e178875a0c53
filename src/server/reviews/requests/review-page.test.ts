import { expect, test } from 'vitest'
import { drawSpot } from '#server/testing/files/pictures.ts'
import { reviewSteps } from '#server/testing/reviews/review-steps.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listCustomersCall, mergeCustomersCall } from '#shared/customers/api.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { moderateReviewsCall } from '#shared/reviews/api.ts'
import { hostileHtml } from '#shared/texts/testing/hostile-texts.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { database, files } = app.services
const { openShop, changeSettings, ship, send, stored, starsOf, readEmails } = reviewSteps(app)

/** A photo with what a camera writes into it. */
async function photo(name: string, filename = 'IMG_0001.jpg') {
  const place = { IFD0: { Artist: 'Zephyrine' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 6/1 0/1' } }
  const bytes = await (await drawSpot(640, 480)).withExif(place).jpeg().toBuffer()
  return { name, filename, bytes }
}

test('a buyer reviews what they bought, without a script, and visitors see it on the product’s page', async () => {
  const shop = await openShop()
  const { mug, bowl } = shop
  const { visitor, path } = await ship(shop)
  const page = await visitor.request('GET', path)
  expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
    200,
    'private, no-store',
    'no-referrer',
  ])
  for (const words of ['Review your order', 'Mug', 'Bowl', 'value="Ada B."']) expect(page.body).toContain(words)
  const sent = await send(visitor, path, {
    ...{
      name: 'Ada',
      [`rating-${mug.id}`]: '4',
      [`title-${mug.id}`]: 'Sturdy',
      [`body-${mug.id}`]: 'Warm.\r\n\r\n\r\n\r\nHeavy.',
    },
  })
  expect([sent.statusCode, sent.body.includes('Thank you')]).toEqual([200, true])
  expect(await stored(shop)).toMatchObject([
    {
      ...{ product_id: mug.id, rating: 4, title: 'Sturdy', body: 'Warm.\n\nHeavy.', name: 'Ada', state: 'published' },
      ...{ email: 'ada@example.com', source: 'buyer' },
    },
  ])
  const product = (await visitor.request('GET', `/shop/p/${mug.urlId}`)).body
  for (const words of ['Sturdy', 'Heavy.', 'Verified purchase', 'Reviews (1)', 'href="#reviews"', '"aggregateRating"'])
    expect(product).toContain(words)
  const other = (await visitor.request('GET', `/shop/p/${bowl.urlId}`)).body
  expect([other.includes('No reviews yet'), other.includes('aggregateRating')]).toEqual([true, false])
})

test('the same link changes a review: there is one of each person for each product', async () => {
  const shop = await openShop()
  const { mug } = shop
  const { visitor, path } = await ship(shop)
  await send(visitor, path, { name: 'Ada', [`rating-${mug.id}`]: '2' })
  expect((await visitor.request('GET', path)).body).toContain('On our site now.')
  await send(visitor, path, { name: 'Ada', [`rating-${mug.id}`]: '5', [`body-${mug.id}`]: 'It grew on me.' })
  const again = await ship(shop, ' ADA@example.com ')
  await send(again.visitor, again.path, { name: 'Ada', [`rating-${mug.id}`]: '4', [`body-${mug.id}`]: 'Two of them.' })
  expect(await stored(shop)).toMatchObject([{ rating: 4, body: 'Two of them.' }])
  expect(await starsOf(shop, mug.id)).toEqual([0, 0, 0, 1, 0])
})

test('forms that are sent at the same time make one review, and the average counts it once', async () => {
  const shop = await openShop()
  const { mug } = shop
  const { visitor, path } = await ship(shop)
  const answers = await Promise.all(
    [5, 5, 3, 5].map((rating) => send(visitor, path, { name: 'Ada', [`rating-${mug.id}`]: String(rating) })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const [review, ...others] = await stored(shop)
  expect(others).toEqual([])
  const stars = await starsOf(shop, mug.id)
  expect([stars[review!.rating - 1], stars.reduce((sum, count) => sum + count)]).toEqual([1, 1])
})

test('addresses that the shop knows as one customer are one person', async () => {
  const shop = await openShop()
  const { owner, mug } = shop
  const [first, second] = [await ship(shop, 'ada@example.com'), await ship(shop, 'ada.work@example.com')]
  await send(first.visitor, first.path, { name: 'Ada', [`rating-${mug.id}`]: '1' })
  const { customers } = (await owner.call(listCustomersCall, { query: {} })).body
  const [one, other] = customers.map(({ id }) => id)
  await owner.call(mergeCustomersCall, { parameters: { customerId: one! }, body: { otherId: other! } })
  await send(second.visitor, second.path, { name: 'Ada', [`rating-${mug.id}`]: '5' })
  expect((await stored(shop)).map(({ rating }) => rating)).toEqual([5])
})

test('pictures are stored without what a camera wrote into them and without their name, four at most', async () => {
  const shop = await openShop()
  const { mug, website } = shop
  const { visitor, path } = await ship(shop)
  const field = `pictures-${mug.id}`
  const five = await Promise.all([1, 2, 3, 4, 5].map((number) => photo(field, `ada-lindqvist-${number}.jpg`)))
  const sent = await send(visitor, path, { name: 'Ada', [`rating-${mug.id}`]: '5' }, five)
  expect(sent.body).toContain('A review can have up to 4 images.')
  const assets = await database.selectFrom('assets').selectAll().where('website_id', '=', website.id).execute()
  expect(assets.map(({ filename }) => filename)).toEqual(['review', 'review', 'review', 'review'])
  for (const { storage_key } of assets)
    expect((await files.read(storage_key))!.toString('latin1')).not.toContain('Zephyrine')
  const product = (await visitor.request('GET', `/shop/p/${mug.urlId}`)).body
  expect(product.match(/data-enlarge/g)).toHaveLength(4)
  // One is removed, and another one takes its place.
  const form = { name: 'Ada', [`rating-${mug.id}`]: '5', [`remove-${mug.id}`]: assets[0]!.id }
  await send(visitor, path, form, [await photo(field)])
  const shown = await database
    .selectFrom('review_pictures')
    .select(['asset_id', 'position'])
    .where('website_id', '=', website.id)
    .orderBy('position')
    .execute()
  expect(shown).toHaveLength(4)
  expect(shown.map(({ asset_id }) => asset_id)).not.toContain(assets[0]!.id)
})

test.each([
  ['no picture', Buffer.from('not a picture'), 'notes.txt'],
  ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'broken.jpg'],
])('%s is refused at its product, and the rest is saved', async (_, bytes, filename) => {
  const shop = await openShop()
  const { mug } = shop
  const { visitor, path } = await ship(shop)
  const sent = await send(visitor, path, { name: 'Ada', [`rating-${mug.id}`]: '5' }, [
    { name: `pictures-${mug.id}`, filename, bytes },
  ])
  expect([sent.statusCode, sent.body.includes('class="field-error"')]).toEqual([400, true])
  expect(await stored(shop)).toHaveLength(1)
})

test('what is wrong is shown at its product with what was typed, and stores no picture', async () => {
  const shop = await openShop()
  const { mug, bowl, website } = shop
  const { visitor, path } = await ship(shop)
  const nothing = await send(visitor, path, { name: 'Ada' })
  expect([nothing.statusCode, nothing.body.includes('Choose how many stars for at least one item.')]).toEqual([
    400,
    true,
  ])
  const wrong = await send(
    visitor,
    path,
    { name: 'Ada', [`rating-${mug.id}`]: '5', [`body-${bowl.id}`]: 'Deep enough.' },
    [await photo(`pictures-${bowl.id}`)],
  )
  expect([wrong.statusCode, wrong.body.includes('Deep enough.')]).toEqual([400, true])
  expect(wrong.body).toContain('Choose how many stars. If you added images')
  expect((await stored(shop)).map(({ product_id }) => product_id)).toEqual([mug.id])
  const nameless = await send(visitor, path, { name: ' ', [`rating-${bowl.id}`]: '5' }, [
    await photo(`pictures-${bowl.id}`),
  ])
  expect([nameless.statusCode, nameless.body.includes('Enter a name.')]).toEqual([400, true])
  expect(await database.selectFrom('assets').select('id').where('website_id', '=', website.id).execute()).toEqual([])
})

test('texts that try to run something are shown as what they are', async () => {
  const shop = await openShop()
  const { mug } = shop
  const { visitor, path } = await ship(shop)
  const texts = hostileHtml.slice(0, 40)
  const form = (text: string) => ({
    ...{ name: text.slice(0, 60) || 'Ada', [`rating-${mug.id}`]: '5' },
    ...{ [`title-${mug.id}`]: text.slice(0, 120), [`body-${mug.id}`]: text },
  })
  await send(visitor, path, form('Plain'))
  const elements = async () => (await visitor.request('GET', `/shop/p/${mug.urlId}`)).body.match(/<[a-z]+/gi)!.length
  const plain = await elements()
  for (const text of texts) {
    await send(visitor, path, form(text))
    expect(await elements()).toBe(plain)
  }
})

test('a wrong key, the key of another order or website, a test and a canceled order open nothing', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  const [mine, theirs] = [await ship(shop), await ship(other)]
  for (const path of [mine.path.slice(0, -1), mine.path.replace(mine.orderId, theirs.orderId), theirs.path]) {
    expect((await mine.visitor.request('GET', path)).statusCode).toBe(404)
    expect((await send(mine.visitor, path, { name: 'Ada', [`rating-${other.mug.id}`]: '1' })).statusCode).toBe(404)
  }
  // A product that was not bought.
  const plate = await shop.addProduct({ title: 'Plate' })
  expect((await send(mine.visitor, mine.path, { name: 'Ada', [`rating-${plate.id}`]: '1' })).statusCode).toBe(400)
  expect([...(await stored(shop)), ...(await stored(other))]).toEqual([])
  await database.updateTable('orders').set({ test_mode: 1 }).where('id', '=', mine.orderId).execute()
  expect((await mine.visitor.request('GET', mine.path)).body).toContain('There’s nothing to review')
})

test('what was returned cannot be reviewed, and nothing where reviews are off', async () => {
  const shop = await openShop()
  const { owner, mug } = shop
  const { visitor, path, orderId } = await ship(shop)
  const parameters = { orderId }
  const { order } = (await owner.call(getOrderCall, { parameters })).body
  const line = order.lines.find(({ productId }) => productId === mug.id)!
  const refunded = await owner.call(refundOrderCall, {
    parameters,
    body: {
      ...{ idempotencyKey: crypto.randomUUID(), lines: [{ lineId: line.id, quantity: 1 }], shippingCents: 0 },
      ...{ cents: 2000, restock: true, reason: '', notifyBuyer: false },
    },
  })
  expect(refunded.code).toBeNull()
  const page = (await visitor.request('GET', path)).body
  expect([page.includes('>Bowl<'), page.includes('>Mug<')]).toEqual([true, false])
  await changeSettings(owner, { isOn: false })
  expect((await visitor.request('GET', path)).statusCode).toBe(404)
  expect((await visitor.request('GET', `/shop/p/${mug.urlId}`)).body).not.toContain('id="reviews"')
  expect(
    (await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })).status,
  ).not.toBe(500)
})

test('with approval, a review waits, also once it is changed, and the owner gets an email each time', async () => {
  const shop = await openShop({ approval: 'after-approval' })
  const { mug, owner } = shop
  const { visitor, path } = await ship(shop)
  const write = (body: string) =>
    send(visitor, path, { name: 'Ada', [`rating-${mug.id}`]: '5', [`body-${mug.id}`]: body })
  expect((await write('Lovely')).body).toContain('They appear once we’ve checked them.')
  const shown = async () => (await visitor.request('GET', `/shop/p/${mug.urlId}`)).body.includes('Reviews (1)')
  expect(await shown()).toBe(false)
  const { id } = (await stored(shop))[0]!
  await owner.call(moderateReviewsCall, { body: { reviewIds: [id], state: 'published' } })
  expect(await shown()).toBe(true)
  await write('Lovely')
  expect(await shown()).toBe(true)
  await write('Lovely, and a link to http://pills.example')
  expect(await shown()).toBe(false)
  const sent = await readEmails(shop, 'new-review')
  expect(sent.map(({ subject }) => subject)).toEqual(['New review of Mug', 'New review of Mug'])
  expect(sent[1]!.html).toContain(`/config/reviews/${id}`)
})

test.each(['hidden', 'deleted'] as const)(
  'what the owner has %s is not published by sending it again',
  async (state) => {
    const shop = await openShop()
    const { mug, owner } = shop
    const { visitor, path } = await ship(shop)
    const write = (body: string) =>
      send(visitor, path, { name: 'Ada', [`rating-${mug.id}`]: '1', [`body-${mug.id}`]: body })
    await write('Bad')
    const { id } = (await stored(shop))[0]!
    await owner.call(moderateReviewsCall, { body: { reviewIds: [id], state, reason: 'Insult' } })
    for (const body of ['Bad', 'Very bad', 'Worse']) await write(body)
    expect(await starsOf(shop, mug.id)).toEqual([0, 0, 0, 0, 0])
    expect((await stored(shop)).map((row) => row.state)).toEqual(['waiting'])
  },
)
