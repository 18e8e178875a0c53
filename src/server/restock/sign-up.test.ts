import { expect, test } from 'vitest'
import { giveKeys } from '#server/testing/captcha/give-keys.ts'
import { groupOf, restockSteps } from '#server/testing/restock/restock-steps.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { saveSiteMerchandisingCall } from '#shared/merchandising/api.ts'
import * as api from '#shared/restock/api.ts'
import { exportRestockDemandCall, getRestockDemandCall } from '#shared/restock/demand-api.ts'
import { roles } from '#shared/roles/rules.ts'
import { deleteOldRestockRequests } from './delete-old-requests.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000', SMTP_URL: 'smtp://127.0.0.1:9' })
const { database } = app.services
const { openShop, signUp, signUpAll, told, setStock } = restockSteps(app)

test('the answer is the same for a known and an unknown address, and for what is taken for spam', async () => {
  const shop = await openShop()
  const first = await signUp(shop, shop.mug, 'ada@example.com')
  const known = await signUp(shop, shop.mug, 'ada@example.com')
  const spam = await signUp(shop, shop.mug, 'bot@example.com', { website: 'http://spam.example' })
  for (const answer of [known, spam]) expect([answer.status, answer.body]).toEqual([first.status, first.body])
  const { signUps } = (await shop.owner.call(api.listSignUpsCall, { query: groupOf(shop.mug) })).body
  expect(signUps.map(({ email }) => email)).toEqual(['ada@example.com'])
})

test.each([
  ['', 'restock-email-blank', 'Email cannot be blank'],
  ['  ', 'restock-email-blank', 'Email cannot be blank'],
  [null, 'restock-email-blank', 'Email cannot be blank'],
  ['\u200b', 'restock-email-blank', 'Email cannot be blank'],
  ['<b></b>', 'restock-email-blank', 'Email cannot be blank'],
  ['ada', 'restock-email-invalid', 'Email is invalid'],
  [`${'a'.repeat(3000)}@example.com`, 'restock-email-invalid', 'Email is invalid'],
  ['ada@example.com\r\nBcc: x@example.com', 'restock-email-invalid', 'Email is invalid'],
])('%j is refused as %s', async (typed, code, sentence) => {
  const shop = await openShop()
  const refused = await signUp(shop, shop.mug, typed)
  expect([refused.status, refused.code, refused.failure.error]).toEqual([400, code, sentence])
})

test.each(['no such language', 'en_US', '../../en'])('%s is refused as a language', async (language) => {
  const shop = await openShop()
  const refused = await signUp(shop, shop.mug, 'ada@example.com', { language })
  expect(refused.failure.errors).toEqual({ language: 'Enter the code of a language, like en-US.' })
})

test('nobody signs up for what is hidden, of another website, or where the owner does not offer it', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  const hidden = await shop.addProduct({ status: 'draft', variants: [{ qtyInStock: 0 }] })
  expect((await signUp(shop, hidden, 'ada@example.com')).code).toBe('restock-unavailable')
  expect((await signUp(shop, other.mug, 'ada@example.com')).code).toBe('restock-unavailable')
  const body = { override: { restockNotificationViews: [] }, updatedAt: 0 }
  expect((await shop.owner.call(saveSiteMerchandisingCall, { body })).status).toBe(200)
  expect((await signUp(shop, shop.mug, 'ada@example.com')).code).toBe('restock-unavailable')
})

test('with keys of reCAPTCHA, a token is asked for', async () => {
  const shop = await openShop()
  await giveKeys(app, shop.website)
  expect((await signUp(shop, shop.mug, 'ada@example.com')).code).toBe('captcha-incomplete')
})

test('an address waits for twenty variants in a day, and no one learns that there were more', async () => {
  const shop = await openShop()
  const variants = Array.from({ length: 21 }, (_, index) => ({ qtyInStock: 0, attributes: { Size: `S${index}` } }))
  const set = await shop.addProduct({ options: [{ name: 'Size', display: 'dropdown' }], variants })
  for (const { id } of set.variants)
    expect((await signUp(shop, set, 'ada@example.com', { variantId: id })).status).toBe(200)
  const { signUpGroups } = (await shop.owner.call(api.listSignUpGroupsCall, { query: {} })).body
  expect(signUpGroups).toHaveLength(20)
})

test('the mailing list is joined where the owner offers it, with its text as proof', async () => {
  const shop = await openShop()
  await signUp(shop, shop.mug, 'ada@example.com', { isJoinMailingList: true })
  const body = { override: { mailingListSignUpEnabled: true, mailingListDescription: 'News, please' }, updatedAt: 0 }
  await shop.owner.call(saveSiteMerchandisingCall, { body })
  await signUp(shop, shop.mug, 'bob@example.com', { isJoinMailingList: true })
  const subscribers = await database
    .selectFrom('newsletter_subscribers as subscriber')
    .innerJoin('newsletter_events as event', (join) =>
      join.onRef('event.website_id', '=', 'subscriber.website_id').onRef('event.subscriber_id', '=', 'subscriber.id'),
    )
    .select(['subscriber.email', 'subscriber.state', 'event.words'])
    .where('subscriber.website_id', '=', shop.website.id)
    .execute()
  expect(subscribers).toEqual([{ email: 'bob@example.com', state: 'pending', words: 'News, please' }])
})

test('the owner sees the demand by variant with signed cursors, and sends one or all', async () => {
  const shop = await openShop()
  const { owner, mug } = shop
  const bowl = await shop.addProduct({ title: 'Bowl', variants: [{ qtyInStock: 0 }] })
  await signUpAll(shop, bowl, ['ada'])
  await signUpAll(
    shop,
    mug,
    Array.from({ length: 101 }, (_, index) => `p${index}`),
  )
  const groups = (await owner.call(api.listSignUpGroupsCall, { query: {} })).body
  expect(groups.signUpGroups.map(({ productTitle, signUpCount }) => [productTitle, signUpCount])).toEqual([
    ['Harbor mug', 101],
    ['Bowl', 1],
  ])
  expect([groups.hasNextPage, groups.nextPageCursor]).toEqual([false, null])
  const first = (await owner.call(api.listSignUpsCall, { query: groupOf(mug) })).body
  expect([first.signUps.length, first.hasNextPage]).toEqual([100, true])
  const cursor = first.nextPageCursor!
  const last = (await owner.call(api.listSignUpsCall, { query: { ...groupOf(mug), cursor } })).body
  expect(last.signUps.map(({ email }) => email)).toEqual(['p100@example.com'])
  expect([last.hasNextPage, last.nextPageCursor]).toEqual([false, null])
  for (const wrong of [`x${cursor}`, cursor.slice(0, -1), 'WzEsImEiXQ'])
    expect((await owner.call(api.listSignUpsCall, { query: { ...groupOf(mug), cursor: wrong } })).status).toBe(400)
  // A cursor of one list is none of another.
  expect((await owner.call(api.listSignUpGroupsCall, { query: { cursor } })).status).toBe(400)

  expect((await owner.call(api.sendRestockCall, { body: groupOf(mug) })).code).toBe('restock-sold-out')
  await setStock(owner, mug, 1)
  expect(await told(shop)).toEqual(['p0'])
  const all = { sendRequests: [groupOf(mug), groupOf(bowl), groupOf(mug)] }
  const answers = await Promise.all([
    owner.call(api.sendAllRestockCall, { body: all }),
    owner.call(api.sendRestockCall, { body: groupOf(mug) }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]!.body).toEqual({ sent: 1, soldOut: 1 })
  const everyone = await told(shop)
  expect(everyone).toHaveLength(101)
  expect(new Set(everyone).size).toBe(101)
})

test('a product of another website cannot be sent, and an editor reads no addresses', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  await signUpAll(other, other.mug, ['ada'])
  expect((await shop.owner.call(api.sendRestockCall, { body: groupOf(other.mug) })).code).toBe('variant-unavailable')
  const sendRequests = [groupOf(shop.mug), groupOf(other.mug)]
  expect((await shop.owner.call(api.sendAllRestockCall, { body: { sendRequests } })).code).toBe('variant-unavailable')
  expect((await shop.owner.call(api.listSignUpsCall, { query: groupOf(other.mug) })).body.signUps).toEqual([])
  const editor = await app.owner(other.website, roles.editor)
  expect((await editor.call(api.listSignUpsCall, { query: groupOf(other.mug) })).status).toBe(403)
  const visitor = app.visitor(other.website)
  expect((await visitor.call(api.listSignUpsCall, { query: groupOf(other.mug) })).status).toBe(401)
})

test('the link of an email stops all notices of its address, after a press', async () => {
  const shop = await openShop()
  const bowl = await shop.addProduct({ title: 'Bowl', variants: [{ qtyInStock: 0 }] })
  await signUpAll(shop, bowl, ['ada', 'bob'])
  await signUpAll(shop, shop.mug, ['ada'])
  await setStock(shop.owner, shop.mug, 1)
  await told(shop)
  const { unsubscribe_url } = await database
    .selectFrom('letters')
    .select('unsubscribe_url')
    .where('website_id', '=', shop.website.id)
    .where('kind', '=', 'restock-notice')
    .executeTakeFirstOrThrow()
  const { pathname, search } = new URL(unsubscribe_url)
  const visitor = app.visitor(shop.website)
  expect((await visitor.request('GET', pathname + search)).body).toContain('Stop all notices')
  const waiting = async () =>
    (await shop.owner.call(api.listSignUpsCall, { query: groupOf(bowl) })).body.signUps.map(({ email }) => email)
  expect(await waiting()).toEqual(['ada@example.com', 'bob@example.com'])
  expect((await visitor.request('POST', pathname + search)).statusCode).toBe(200)
  expect(await waiting()).toEqual(['bob@example.com'])
  expect((await visitor.request('POST', `${pathname}?key=x`)).statusCode).toBe(410)
})

test('without JavaScript, the form of the page is posted and confirmed once', async () => {
  const shop = await openShop()
  const visitor = app.visitor(shop.website)
  const page = await visitor.request('GET', `/shop/p/${shop.mug.urlId}`)
  expect(page.body).toContain('action="/s/restock"')
  const post = (more: Record<string, string>) =>
    visitor.request(
      'POST',
      '/s/restock',
      new URLSearchParams({ ...groupOf(shop.mug), email: 'ada@example.com', ...more }).toString(),
      {
        'content-type': 'application/x-www-form-urlencoded',
        'x-csrf-token': '',
      },
    )
  const question = await post({})
  expect(question.body).toContain('One more step')
  const crumb = visitor.cookies.get('crumb')!
  const wrong = await post({ crumb, email: 'ada' })
  expect([wrong.statusCode, wrong.body.includes('Email is invalid')]).toEqual([400, true])
  expect((await post({ crumb })).body).toContain('Signed up!')
  const { signUps } = (await shop.owner.call(api.listSignUpsCall, { query: groupOf(shop.mug) })).body
  expect(signUps).toHaveLength(1)
})

test('a request is deleted after two years, and with its variant', async () => {
  const shop = await openShop()
  const bowl = await shop.addProduct({ title: 'Bowl', variants: [{ qtyInStock: 0 }] })
  await signUpAll(shop, shop.mug, ['ada'])
  await signUpAll(shop, bowl, ['bob'])
  const left = async () =>
    (await shop.owner.call(api.listSignUpGroupsCall, { query: {} })).body.signUpGroups.map(
      ({ productTitle }) => productTitle,
    )
  await database
    .deleteFrom('variants')
    .where('website_id', '=', shop.website.id)
    .where('id', '=', groupOf(bowl).variantId)
    .execute()
  expect(await left()).toEqual(['Harbor mug'])
  const scope = app.reading(shop.website)
  await deleteOldRestockRequests(scope, Date.now() + 700 * DAY_MILLISECONDS, () => false)
  expect(await left()).toEqual(['Harbor mug'])
  await deleteOldRestockRequests(scope, Date.now() + 731 * DAY_MILLISECONDS, () => false)
  expect(await left()).toEqual([])
})

test('reporting sees how many people wait for what, in numbers and as a file, and nobody’s address', async () => {
  const shop = await openShop()
  const bowl = await shop.addProduct({
    ...{ title: 'Bowl', options: [{ name: 'Size', display: 'dropdown' }] },
    variants: [{ qtyInStock: 0, sku: 'BOWL-M', attributes: { Size: 'M' } }],
  })
  await signUpAll(shop, shop.mug, ['ada'])
  await signUpAll(shop, bowl, ['ben', 'cy'])
  const reporting = await app.owner(shop.website, roles.reporting)
  const { rows, hasMore } = (await reporting.call(getRestockDemandCall, {})).body
  expect([rows.map(({ name, waiting }) => [name, waiting]), hasMore]).toEqual([
    [
      ['Bowl (M)', 2],
      ['Harbor mug', 1],
    ],
    false,
  ])
  expect((await reporting.call(api.listSignUpGroupsCall, { query: {} })).status).toBe(403)
  const file = await reporting.request('GET', exportRestockDemandCall.path)
  expect(file.body).toContain('Bowl (M),BOWL-M,2,')
  expect(file.body + JSON.stringify(rows)).not.toContain('@')
  const other = await openShop()
  expect((await other.owner.call(getRestockDemandCall, {})).body.rows).toEqual([])
})
