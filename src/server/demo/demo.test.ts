import { describe, expect, test } from 'vitest'
import { giftCards } from '#demo/gift-cards.ts'
import { posts } from '#demo/journal.ts'
import { messages, subscribers, surveys } from '#demo/life.ts'
import { DAYS_OF_EMAILS } from '#demo/year.ts'
import { readLessons } from '#server/analytics/read-lessons.ts'
import { readForm } from '#server/forms/definition/form-store.ts'
import { readNewsletter, splitNewsletter } from '#server/newsletter/numbers/read-numbers.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { readProducts } from '#server/products/read-product.ts'
import { reading } from '#server/stores.ts'
import { faultsOf, readHead } from '#server/testing/demo/read-head.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { reachedParts } from '#shared/analytics/lessons.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { validateAnswers } from '#shared/forms/validate-answers.ts'
import { isSoldOut, statusMark } from '#shared/products/rules.ts'
import { fillWithDemo } from './fill-with-demo.ts'
import { DEMO_ORDER_NOTE } from './orders/fill-orders.ts'

// With a mail server: nothing may be sent to it.
const app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@tidemill.example' })
// Nodes that share PostgreSQL start together; a folder has one process.
const nodes = app.services.env.DATABASE_URL ? [app.services, app.services] : [app.services]
const owners = (await Promise.all(nodes.map((node) => fillWithDemo(node)))).filter((one) => one !== null)
const [owner] = owners
const { database } = app.services
const [website] = await database.selectFrom('websites').selectAll().execute()
const scope = reading(app.services, { id: website!.id })
const ids = (await database.selectFrom('products').select('id').execute()).map((row) => row.id)
const products = [...(await readProducts(scope, ids)).values()]
const dayBefore = (days: number) => calendarDay(Date.now() - days * DAY_MILLISECONDS, 'America/New_York')
const named = (urlId: string) => products.find((product) => product.urlId === urlId)!

test('an empty installation becomes a shop with an owner, once', async () => {
  expect(owner).toMatchObject({ email: 'nora@tidemill.example', password: expect.stringMatching(/^[\w-]{16}$/) })
  expect(owners).toHaveLength(1)
  expect(products).toHaveLength(28)
  expect(await fillWithDemo(app.services)).toBeNull()
  expect(await database.selectFrom('websites').select('id').execute()).toHaveLength(1)
})

test('what it sells as a file is there to be downloaded', async () => {
  const [file] = named('glaze-notebook').files
  expect(file).toMatchObject({ filename: 'glaze-notebook.pdf' })
  const row = await database.selectFrom('download_files').selectAll().executeTakeFirstOrThrow()
  const bytes = await app.services.files.read(row.storage_key)
  expect([bytes!.length, bytes!.subarray(0, 5).toString()]).toEqual([file!.bytes, '%PDF-'])
})

test('new emails about its orders link to where its owner has signed in', async () => {
  const { id } = await database.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow()
  const originAfter = async (origin: string | null) => {
    await database.updateTable('websites').set({ origin }).execute()
    return (await readOrder(scope, id))!.origin
  }
  expect(await originAfter('https://tidemill.example')).toBe('https://tidemill.example')
  expect(await originAfter(website!.origin)).toBe(website!.origin ?? '')
})

test('its products have every state that a product can be in', () => {
  expect(statusMark(named('pasta-plate'))).toBe('sale')
  expect(isSoldOut(named('moon-jar'))).toBe(true)
  expect(named('breakfast-set').variants).toHaveLength(40)
  expect(named('bottle-vase').variants[0]!.qtyInStock).toBe(3)
  expect(
    products.every((product) => product.pictures.length > 0 && product.pictures.every((one) => one.altText !== '')),
  ).toBe(true)
})

test.each([
  '/',
  '/shop',
  '/shop/cups',
  '/shop/p/harbor-mug',
  '/shop/p/gift-card',
  '/about',
  '/contact',
  '/survey',
  '/search?q=mug',
])('%s is there', async (path) => {
  const response = await app.services.app.inject({ url: path, headers: { host: 'tidemill.localhost' } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
})

const origin = 'http://tidemill.localhost'
const get = (url: string) =>
  app.services.app.inject({ url, headers: { host: 'tidemill.localhost', accept: 'text/html' } })
const [post] = posts
const event = await database
  .selectFrom('items')
  .select('url_id')
  .where('starts_at', 'is not', null)
  .executeTakeFirstOrThrow()

describe('what its pages say about themselves', () => {
  test.each([
    ['/', '/', ['Organization', 'WebSite']],
    ['/about', '/about', ['BreadcrumbList', 'WebPage']],
    ['/contact?from=mail', '/contact', ['BreadcrumbList', 'WebPage']],
    ['/policies/returns', '/policies/returns', ['BreadcrumbList', 'WebPage']],
    ['/shop', '/shop', ['BreadcrumbList', 'CollectionPage']],
    ['/shop?sort=newest&view=list', '/shop', ['BreadcrumbList', 'CollectionPage']],
    ['/shop/cups', '/shop/cups', ['BreadcrumbList', 'CollectionPage']],
    ['/shop/p/harbor-mug', '/shop/p/harbor-mug', ['BreadcrumbList', 'Product']],
    ['/shop/p/moon-jar', '/shop/p/moon-jar', ['BreadcrumbList', 'Product']],
    ['/shop/p/breakfast-set?glaze=bone', '/shop/p/breakfast-set', ['BreadcrumbList', 'Product']],
    ['/journal', '/journal', ['Blog', 'BreadcrumbList']],
    [`/journal/${post!.urlId}`, `/journal/${post!.urlId}`, ['BlogPosting', 'BreadcrumbList']],
    ['/workshops', '/workshops', ['BreadcrumbList', 'CollectionPage']],
    [`/workshops/${event.url_id}`, `/workshops/${event.url_id}`, ['BreadcrumbList', 'Event']],
    ['/commissions', '/commissions', ['BreadcrumbList', 'CollectionPage']],
    ['/commissions/wedding-list', '/commissions/wedding-list', ['BreadcrumbList', 'CreativeWork']],
    ['/how-a-pot-rings', '/how-a-pot-rings', ['BreadcrumbList', 'MusicAlbum']],
    ['/how-a-pot-rings/moon-jar', '/how-a-pot-rings/moon-jar', ['BreadcrumbList', 'MusicRecording']],
    ['/first-bowl', '/first-bowl', ['BreadcrumbList', 'Course']],
    ['/first-bowl/center-it', '/first-bowl/center-it', ['BreadcrumbList', 'LearningResource']],
  ])('%s is listed as %s', async (path, canonical, types) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    const { title, canonicals, metas, scripts } = readHead(body)
    expect(canonicals).toEqual([origin + canonical])
    expect(metas.get('robots')).toBeUndefined()
    expect(title).toMatch(/Tidemill/)
    expect(metas.get('og:title')).toBeTruthy()
    expect(metas.get('description')).toMatch(/^.{20,500}$/s)
    expect(metas.get('og:description')).toBe(metas.get('description'))
    expect(metas.get('og:url')).toBe(origin + canonical)
    expect(metas.get('og:site_name')).toBe('Tidemill')
    // A policy has no image of its own, and the demo none for the site.
    expect(metas.get('twitter:card')).toBe(path.startsWith('/policies/') ? 'summary' : 'summary_large_image')
    if (!path.startsWith('/policies/')) {
      expect(metas.get('og:image')).toMatch(/^http:\/\/tidemill\.localhost\/media\/[^?]+\?format=1500w$/)
      expect(Number(metas.get('og:image:width'))).toBeGreaterThanOrEqual(1200)
      expect(Number(metas.get('og:image:width'))).toBeLessThanOrEqual(1500)
      expect(Number(metas.get('og:image:height'))).toBeGreaterThanOrEqual(600)
    }
    expect(scripts).toHaveLength(1)
    expect(scripts[0]!.map((node) => node['@type']).toSorted()).toEqual(types)
    expect(scripts[0]!.flatMap((node) => faultsOf(node))).toEqual([])
  })

  test.each([
    ['/search', 200],
    ['/search?q=mug', 200],
    ['/cart', 200],
    ['/shop?in-stock=1', 200],
    ['/shop?option.Glaze=Celadon', 200],
    ['/journal?before=', 301],
    ['/nowhere', 404],
    ['/shop/p/nothing', 404],
    ['/checkout', 303],
  ])('%s is not listed, and says no more than it must', async (path, status) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(status)
    if (status >= 300 && status < 400) return
    const { canonicals, metas, scripts } = readHead(body)
    expect(canonicals).toEqual([])
    expect(metas.get('robots')).toBe('noindex')
    expect(metas.has('og:url')).toBe(false)
    expect(scripts).toEqual([])
  })

  test('no title and no description is that of another page', async () => {
    const paths = ['/', '/about', '/contact', '/shop', '/shop/cups', '/shop/p/harbor-mug', '/journal', '/workshops']
    const heads = await Promise.all(paths.map(async (path) => readHead((await get(path)).body)))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length)
    expect(new Set(heads.map(({ metas }) => metas.get('description'))).size).toBe(paths.length)
  })

  test('its feed and its calendar have whole URLs, and dates that others can read', async () => {
    const feed = (await get('/journal/feed')).body
    expect(feed).not.toMatch(/(?:href|src)=&quot;(?!https?:|mailto:|#)/)
    expect(feed).not.toContain('page:')
    const dates = [...feed.matchAll(/<(?:pubDate|lastBuildDate)>([^<]*)</g)].map(([, date]) => date!)
    expect(dates.length).toBeGreaterThan(1)
    for (const date of dates) expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
    const links = [...feed.matchAll(/<link>([^<]*)</g)].map(([, link]) => link!)
    for (const link of links) expect(link).toMatch(/^http:\/\/tidemill\.localhost\/journal/)
    const calendar = (await get('/workshops?format=ical')).body
    const beginnings = [...calendar.matchAll(/^DTSTART:(\d{8}T\d{6}Z)\r$/gm)]
    expect(beginnings.length).toBeGreaterThan(0)
    expect([...calendar.matchAll(/^DTEND:(\d{8}T\d{6}Z)\r$/gm)]).toHaveLength(beginnings.length)
    expect(calendar).toMatch(/^URL:http:\/\/tidemill\.localhost\/workshops\/\S+\r$/m)
  })
})

test('its forms do what they say: questions reach their owner, and a survey is gone after a year', async () => {
  const formIds = (await database.selectFrom('forms').select('id').execute()).map((row) => row.id)
  const forms = await Promise.all(formIds.map((id) => readForm(scope, id)))
  const contact = forms.find((form) => form?.name === 'Contact')
  const survey = forms.find((form) => form?.disclaimerHtml.includes('deleted after a year'))
  expect(contact?.storage.mailTo).toEqual([owner!.email])
  expect(survey?.storage.retentionDays).toBe(365)
})

test('the change log begins with its owner', async () => {
  expect(await database.selectFrom('changes').select('id').execute()).toEqual([])
})

describe('its orders, emails and submissions', () => {
  test('a year of orders, marked as demo orders, the last ones to fulfill', async () => {
    const orders = await database.selectFrom('orders').selectAll().orderBy('number').execute()
    expect(orders.map((order) => order.number)).toEqual(Array.from({ length: 260 }, (_, index) => index + 1))
    const dates = orders.map((order) => order.placed_at)
    expect(dates).toEqual(dates.toSorted((one, other) => one - other))
    expect(dates.at(-1)! - dates[0]!).toBeGreaterThan(350 * DAY_MILLISECONDS)
    expect(Math.max(...dates)).toBeLessThan(Date.now())
    expect(orders.every((order) => order.test_mode === 0 && order.email.endsWith('@example.com'))).toBe(true)
    expect(orders.filter((order) => order.payment_state === 'awaiting')).toHaveLength(1)
    const open = orders.filter((order) => order.state === 'open').map((order) => order.number)
    expect(open.length).toBeGreaterThanOrEqual(1)
    expect(Math.min(...open)).toBeGreaterThan(257)
    const notes = await database.selectFrom('order_events').select('text').where('kind', '=', 'note').execute()
    expect(notes.map((note) => note.text)).toEqual(orders.map(() => DEMO_ORDER_NOTE))
  })

  test('discounts, pickups and refunds are among its orders', async () => {
    const orders = await database.selectFrom('orders').selectAll().execute()
    const discounted = orders.filter((order) => order.discount_cents > 0)
    expect(discounted.length).toBeGreaterThan(20)
    const discount = await database.selectFrom('discounts').select('used_count').executeTakeFirstOrThrow()
    expect(discount.used_count).toBe(discounted.length)
    expect(orders.filter((order) => order.payment_method === 'pay-on-pickup').length).toBeGreaterThan(10)
    expect(orders.filter((order) => order.refunded_cents > 0).length).toBeGreaterThan(3)
  })

  test('gift cards were sold and given away, and some of their money has paid for orders', async () => {
    const cards = await database.selectFrom('gift_cards').selectAll().execute()
    expect(cards.map(({ recipient_name }) => recipient_name).toSorted()).toEqual(
      giftCards.map(({ recipient }) => recipient).toSorted(),
    )
    expect(cards.filter((card) => card.balance_cents < card.initial_cents).length).toBeGreaterThan(3)
    expect(cards.filter((card) => card.balance_cents > 0).length).toBeGreaterThan(1)
    const paid = await database.selectFrom('orders').select('id').where('gift_card_cents', '>', 0).execute()
    expect(paid.length).toBeGreaterThan(5)
    // Each use leads to its order.
    const spent = await database
      .selectFrom('gift_card_movements as movement')
      .leftJoin('order_payments as share', (join) =>
        join
          .onRef('share.website_id', '=', 'movement.website_id')
          .onRef('share.payment_id', '=', 'movement.payment_id'),
      )
      .select('share.order_id')
      .where('movement.kind', '=', 'paid')
      .execute()
    expect(spent.map(({ order_id }) => order_id).toSorted()).toEqual(paid.map(({ id }) => id).toSorted())
    const movements = await database.selectFrom('gift_card_movements').select(['card_id', 'kind', 'at']).execute()
    for (const [cardId, ofCard] of Map.groupBy(movements, (movement) => movement.card_id)) {
      const made = cards.find(({ id }) => id === cardId)!.created_at
      expect(ofCard.filter(({ kind }) => kind === 'issued').map(({ at }) => at)).toEqual([made])
      expect(ofCard.every(({ at }) => at >= made && at < Date.now() - 60_000)).toBe(true)
    }
  })

  test('its customers begin with their first orders, and many come back', async () => {
    const customers = await database.selectFrom('customers').selectAll().execute()
    expect(customers.length).toBeGreaterThan(40)
    expect(customers.every((customer) => customer.created_at === customer.first_order_at)).toBe(true)
    expect(customers.filter((customer) => customer.orders_count > 2).length).toBeGreaterThan(12)
  })

  test('its orders are counted before the first report is read', async () => {
    expect(await database.selectFrom('report_queue').select('order_id').execute()).toEqual([])
  })

  test('a year of visits, which agree with its orders', async () => {
    await app.services.analytics.flush()
    const analytics = await app.services.analytics.open()
    const days = await analytics.selectFrom('analytics_days').selectAll().where('kind', '=', 'all').execute()
    expect(new Set(days.map(({ day }) => day)).size).toBeGreaterThan(355)
    const visits = days.reduce((sum, row) => sum + Number(row.visits), 0)
    expect(visits).toBeGreaterThan(8_900)
    expect(visits).toBeLessThan(9_600)
    const bought = await analytics
      .selectFrom('analytics_actions as action')
      .innerJoin('analytics_texts as step', 'step.id', 'action.detail')
      .select(({ fn }) => fn.sum<number>('action.count').as('count'))
      .where('action.kind', '=', 'shop-all')
      .where('step.text', '=', 'bought')
      .executeTakeFirstOrThrow()
    expect(Number(bought.count)).toBe(260)
    const goals = await analytics
      .selectFrom('analytics_actions')
      .select(({ fn }) => ['detail', fn.sum<number>('count').as('count')])
      .where('kind', '=', 'goal-all')
      .groupBy('detail')
      .execute()
    expect(goals.map(({ count }) => Number(count)).filter((count) => count === 260)).toHaveLength(1)
    expect(goals).toHaveLength(3)
    const lessons = await readLessons(analytics, scope, { from: '2000-01-01', to: '2099-12-31' }, 100)
    expect(lessons.rows.map(({ title }) => title)).toHaveLength(5)
    for (const [place, row] of lessons.rows.entries()) {
      const parts = reachedParts(row)
      expect(parts).toEqual(parts.toSorted((one, other) => other - one))
      // Each lesson is for who finished the one before.
      expect(row.started).toBeLessThanOrEqual(lessons.rows[place - 1]?.finished ?? 240)
    }
    // Nobody visited in the future, and single views are kept for a month only.
    const { newest, oldest } = await analytics
      .selectFrom('analytics_views')
      .select(({ fn }) => [fn.max<number>('at').as('newest'), fn.min<number>('at').as('oldest')])
      .executeTakeFirstOrThrow()
    expect(Number(newest)).toBeLessThan(Date.now())
    expect(Number(oldest)).toBeGreaterThan(Date.now() - 31 * DAY_MILLISECONDS)
  })

  test('subscriptions of the last weeks, which the test card pays and which go on by themselves', async () => {
    const subscriptions = await database.selectFrom('subscriptions').selectAll().orderBy('id').execute()
    expect(subscriptions.length).toBeGreaterThan(2)
    expect(new Set(subscriptions.map(({ state }) => state))).toEqual(new Set(['active', 'paused']))
    const methods = subscriptions.map(({ payment_method, kept_method }) => `${payment_method} ${kept_method}`)
    expect(new Set(methods)).toEqual(new Set(['test-card approve']))
    const jobs = await database.selectFrom('jobs').select('run_at').where('kind', '=', 'renew-subscription').execute()
    const renewals = subscriptions.filter(({ state }) => state === 'active').map(({ next_at }) => Number(next_at))
    expect(renewals.every((at) => at > Date.now() && jobs.some(({ run_at }) => Number(run_at) === at))).toBe(true)
    const orders = await database
      .selectFrom('orders')
      .innerJoin('order_payments as share', (join) =>
        join.onRef('share.website_id', '=', 'orders.website_id').onRef('share.order_id', '=', 'orders.id'),
      )
      .innerJoin('payments', (join) =>
        join.onRef('payments.website_id', '=', 'share.website_id').onRef('payments.id', '=', 'share.payment_id'),
      )
      .select(['orders.id', 'orders.placed_at'])
      .where('payments.method', '=', 'test-card')
      .where('payments.state', '=', 'paid')
      .execute()
    const begun = subscriptions.map(({ order_id, created_at }) => [order_id, Number(created_at)])
    expect(orders.map(({ id, placed_at }) => [id, Number(placed_at)]).toSorted()).toEqual(begun.toSorted())
  })

  test('returns that are awaited, of pieces that were sent', async () => {
    const returns = await database
      .selectFrom('returns')
      .innerJoin('orders', (join) =>
        join.onRef('orders.website_id', '=', 'returns.website_id').onRef('orders.id', '=', 'returns.order_id'),
      )
      .select(['returns.state', 'returns.created_at', 'orders.placed_at', 'orders.state as order_state'])
      .execute()
    expect(returns.length).toBeGreaterThan(1)
    for (const one of returns) {
      expect([one.state, one.order_state]).toEqual(['approved', 'fulfilled'])
      expect(Number(one.created_at)).toBeGreaterThan(Number(one.placed_at))
      expect(Number(one.created_at)).toBeLessThan(Date.now())
    }
  })

  test('draft orders that their links still open', async () => {
    const drafts = await database.selectFrom('draft_orders').selectAll().orderBy('number').execute()
    expect(drafts.map(({ link_expires_at }) => Number(link_expires_at ?? 0) > Date.now())).toEqual([true, true, false])
    expect(drafts.every(({ total_cents, order_id }) => total_cents > 0 && order_id === null)).toBe(true)
  })

  test('its orders take no stock', () => {
    expect(named('bottle-vase').variants[0]!.qtyInStock).toBe(3)
  })

  test('its emails are of the past, in their order, say that they were not sent, and leave nothing that would send one', async () => {
    const emails = await database.selectFrom('letters').selectAll().orderBy('id').execute()
    const count = (kind: string) => emails.filter((email) => email.kind === kind).length
    const placed = emails.filter((email) => email.kind === 'order-confirmation').map((email) => email.about_id)
    expect(count('new-order')).toBe(placed.length)
    expect(count('order-shipped')).toBeGreaterThan(placed.length / 2)
    // Older ones are left out. The shop was filled a while ago.
    const recent = Date.now() - DAYS_OF_EMAILS * DAY_MILLISECONDS
    const younger = await database.selectFrom('orders').select('id').where('placed_at', '>', recent).execute()
    expect(new Set(placed)).toEqual(new Set([...placed, ...younger.map(({ id }) => id)]))
    expect(placed.length - younger.length).toBeLessThanOrEqual(1)
    expect(count('form-answer')).toBe(messages.length)
    expect(count('newsletter-welcome')).toBe(subscribers.length)
    expect(new Set(emails.map((email) => email.state))).toEqual(new Set(['mailbox']))
    const dates = emails.map((email) => email.created_at)
    expect(dates).toEqual(dates.toSorted((one, other) => one - other))
    expect(emails.every((email) => email.sent_at === null)).toBe(true)
    expect(dates.at(-1)).toBeLessThan(Date.now())
    const jobs = await database.selectFrom('jobs').select('kind').distinct().execute()
    expect(jobs.map((job) => job.kind).filter((kind) => /letter/.test(kind))).toEqual([])
  })

  test('the orders are the same each time', async () => {
    const rows = await database.selectFrom('orders').select('grand_total_cents').orderBy('number').limit(6).execute()
    expect(rows.map((row) => row.grand_total_cents)).toEqual([7740, 6500, 10_504, 8100, 8500, 8500])
  })

  test('responses that their forms would accept, some of them unread, and confirmed subscribers', async () => {
    const rows = await database.selectFrom('form_submissions').selectAll().execute()
    expect(rows).toHaveLength(messages.length + surveys.length)
    for (const row of rows) {
      const form = await readForm(scope, row.form_id)
      expect(
        validateAnswers(form!.fields, JSON.parse(row.answers), { strictEmailEnding: false, addressRules: null }),
      ).toEqual({})
    }
    expect(rows.filter((row) => row.is_read === 0)).toHaveLength(3)
    const imported = database.selectFrom('newsletter_subscribers').select('state').where('source', '=', 'import')
    expect(await imported.execute()).toEqual(subscribers.map(() => ({ state: 'confirmed' })))
  })

  test('a year of sign-ups to the newsletter, some of them not confirmed, and some people who left', async () => {
    const year = await readNewsletter(scope, { from: dayBefore(366), to: dayBefore(0) }, 'month')
    expect(year.points.filter(({ signedUp }) => signedUp > 0).length).toBeGreaterThanOrEqual(12)
    const { signedUp, confirmed, added, ended } = year.total
    expect([signedUp > 200, confirmed < signedUp, confirmed > signedUp / 2, ended > 0]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(added).toBe(subscribers.length)
    const of = async (state: string) =>
      Number(
        (
          await database
            .selectFrom('newsletter_subscribers')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('state', '=', state as 'confirmed')
            .executeTakeFirstOrThrow()
        ).count,
      )
    expect([await of('confirmed'), await of('unsubscribed')]).toEqual([confirmed + added - ended, ended])
    const bySource = await splitNewsletter(scope, 'source', { from: dayBefore(366), to: dayBefore(0) }, 10)
    expect(bySource.rows.map(({ text }) => text).sort()).toEqual(['checkout', 'form', 'import'])
  })
})
