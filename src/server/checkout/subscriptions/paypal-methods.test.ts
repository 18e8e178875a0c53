import { describe, expect, test } from 'vitest'
import { add } from '#server/testing/buy.ts'
import { startPayPalSubscriptions } from '#server/testing/checkout/subscriptions/paypal-shops.ts'
import { inDays } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { captureIn } from '#server/testing/payments/paypal/fake-account.ts'
import { approveSetup, keep } from '#server/testing/payments/paypal/fake-vault.ts'
import type { Website } from '#server/websites/website.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { changeSubscriptionCall } from '#shared/subscriptions/api.ts'

const { app, paypal, services, shop, travelTo } = await startPayPalSubscriptions()

/** Sends an event as PayPal does, and handles it. */
async function tell(website: Website, { payload, headers }: ReturnType<typeof paypal.event>) {
  const { statusCode } = await services.app.inject({
    method: 'POST',
    url: '/api/commerce/payments/paypal/events',
    headers: { host: `${website.slug}.localhost`, 'content-type': 'application/json', ...headers },
    payload,
  })
  expect(statusCode).toBe(200)
  await app.runJobs()
}

const removed = (token: string, id?: string) =>
  paypal.event('VAULT.PAYMENT-TOKEN.DELETED', { id: token }, { ...(id !== undefined && { id }) })

/** A subscription whose buyer has removed its account at PayPal. */
async function subscribed() {
  const all = await shop()
  const { id } = await all.subscribe()
  const token = (await all.raw(id)).content.keptMethod!.method
  const see = async () => (await app.visitor(all.website).request('GET', all.page(id))).body
  const remove = async () => {
    all.account.tokens.delete(token)
    await tell(all.website, removed(token))
  }
  /** Opens PayPal's page for another account. @returns the way back to the shop */
  const openPage = async () => {
    const opened = await app.visitor(all.website).request('GET', `${all.page(id)}&change=card`)
    const setupId = new URL(String(opened.headers.location)).searchParams.get('approval_session_id')!
    return { setup: all.account.setups.get(setupId)!, back: new URL(all.account.ways.get(setupId)!.return_url) }
  }
  const comeBack = async ({ pathname, search }: URL) =>
    app.visitor(all.website).request('GET', `${pathname}${search}&approval_token_id=S1`)
  const choose = async () => {
    const { setup, back } = await openPage()
    approveSetup(setup)
    return comeBack(back)
  }
  return { ...all, id, token, see, remove, openPage, comeBack, choose }
}

describe('an account that its buyer removes at PayPal', () => {
  test('pays nothing any more: buyer and owner are told what to do, once', async () => {
    const { website, id, token, remove, see, opened, emails, taken, owner } = await subscribed()
    await remove()
    await tell(website, removed(token))
    await travelTo(inDays(100))
    expect(taken()).toHaveLength(1)
    const lostMethod = 'PayPal (sb-ada@personal.example.com)'
    expect(await opened(id)).toMatchObject({
      state: 'paused',
      pausedBy: 'method',
      method: '',
      lostMethod,
      nextAt: null,
    })
    const told = await emails('subscription-method-removed')
    expect(told.map(({ subject }) => subject)).toEqual(['Choose how to pay for Tea'])
    expect(told[0]!.html).toContain(`${lostMethod} was removed, so we can no longer charge it for Tea.`)
    const body = await see()
    expect(body).toContain(`We can no longer charge ${lostMethod}. Choose a payment method to continue.`)
    expect(body).toMatch(/class="button" href="[^"]*&amp;change=card"[^>]*>Choose payment method/)
    expect(body).not.toContain('value="resume"')
    expect((await owner.call(getHomeCall, {})).body.toDo).toMatchObject({ subscriptionsWithoutMethod: 1 })
    const resume = { parameters: { subscriptionId: id }, body: { action: 'resume' } } as const
    expect((await owner.call(changeSubscriptionCall, resume)).code).toBe('subscription-without-method')
  })

  test('is replaced by another one, with which the subscription goes on with its old dates', async () => {
    const { id, remove, choose, see, opened, taken, owner } = await subscribed()
    await remove()
    await travelTo(inDays(40))
    expect((await choose()).statusCode).toBe(303)
    expect(await opened(id)).toMatchObject({
      ...{ state: 'active', method: 'PayPal (sb-grace@personal.example.com)', lostMethod: '' },
      nextAt: Date.parse('2026-03-31T15:00:00Z'),
    })
    expect(await see()).not.toContain('We can no longer charge')
    expect((await owner.call(getHomeCall, {})).body.toDo).toMatchObject({ subscriptionsWithoutMethod: 0 })
    await travelTo(Date.parse('2026-03-31T15:00:00Z'))
    expect(taken()).toHaveLength(2)
  })

  test('is found when a renewal is refused, where PayPal sends no events; another one pays that renewal at once', async () => {
    const { id, token, account, choose, opened, emails, taken } = await subscribed()
    account.tokens.delete(token)
    await travelTo(inDays(28))
    expect(await opened(id)).toMatchObject({ state: 'paused', pausedBy: 'payment', nextAt: null })
    expect(await emails('subscription-method-removed')).toHaveLength(1)
    expect(await emails('subscription-payment-failed')).toHaveLength(0)
    await choose()
    await app.runJobs()
    expect(taken()).toHaveLength(2)
    expect(await opened(id)).toMatchObject({ state: 'active', cycles: 2 })
  })

  test.each([
    ['pause', 'paused', 1],
    ['cancel', 'canceled', 0],
  ] as const)('changes nothing else about a subscription whose buyer chose: %s', async (action, state, emailed) => {
    const { id, remove, choose, opened, emails, owner } = await subscribed()
    await owner.call(changeSubscriptionCall, { parameters: { subscriptionId: id }, body: { action } })
    await remove()
    expect(await opened(id)).toMatchObject({ state })
    expect(await emails('subscription-method-removed')).toHaveLength(emailed)
    if (action === 'cancel') return
    await choose()
    expect(await opened(id)).toMatchObject({ state, pausedBy: 'staff', lostMethod: '' })
  })

  test('that was replaced before changes nothing, and an event that is not true changes nothing', async () => {
    const { website, id, token, choose, remove, opened, raw } = await subscribed()
    await tell(website, removed(token))
    expect(await opened(id)).toMatchObject({ state: 'active' })
    await choose()
    await remove()
    expect(await opened(id)).toMatchObject({ state: 'active', lostMethod: '' })
    expect((await raw(id)).content.keptMethod!.method).not.toBe(token)
  })

  test('is not taken for one of another site', async () => {
    const [one, other] = [await subscribed(), await subscribed()]
    one.account.tokens.delete(one.token)
    await tell(other.website, removed(one.token))
    expect(await one.opened(one.id)).toMatchObject({ state: 'active' })
  })
})

describe('another account', () => {
  test('is kept on PayPal’s page, and pays the next renewal', async () => {
    const { id, choose, see, page, opened, account, order } = await subscribed()
    expect(await see()).toContain('Change payment method')
    const back = await choose()
    expect([back.statusCode, back.headers.location]).toEqual([303, `${page(id)}&done=card`])
    expect(await opened(id)).toMatchObject({ method: 'PayPal (sb-grace@personal.example.com)' })
    await travelTo(inDays(28))
    expect(captureIn(order()).status).toBe('COMPLETED')
    expect(JSON.parse(paypal.asked.findLast(({ path }) => path === '/v2/checkout/orders')!.body)).toMatchObject({
      payment_source: { paypal: { vault_id: [...account.tokens.keys()].at(-1) } },
    })
  })

  test('is kept once, however often its page is opened', async () => {
    const { openPage, comeBack, account } = await subscribed()
    const { setup, back } = await openPage()
    approveSetup(setup)
    expect([(await comeBack(back)).statusCode, (await comeBack(back)).statusCode]).toEqual([303, 303])
    expect(account.tokens.size).toBe(2)
  })

  test('is not kept of someone who left the page, is asked for with another link, or while PayPal is away', async () => {
    const { id, openPage, comeBack, opened } = await subscribed()
    const other = await subscribed()
    const { setup, back } = await openPage()
    expect((await comeBack(back)).body).toContain('Your payment method wasn’t changed.')
    approveSetup(setup)
    const stolen = new URL(other.page(other.id), back)
    stolen.searchParams.set('card', back.searchParams.get('card')!)
    expect((await other.comeBack(stolen)).statusCode).toBe(409)
    expect(await other.opened(other.id)).toMatchObject({ method: 'PayPal (sb-ada@personal.example.com)' })
    paypal.fail('silent')
    expect((await comeBack(back)).statusCode).toBe(409)
    paypal.fail(null)
    expect((await comeBack(back)).statusCode).toBe(303)
    expect(await opened(id)).toMatchObject({ method: 'PayPal (sb-grace@personal.example.com)' })
  })

  test('pays at once what the former one could not', async () => {
    const { account, choose, taken } = await subscribed()
    account.nextCapture = 'instrument is declined'
    await travelTo(inDays(28))
    account.nextCapture = 'completes'
    await choose()
    await app.runJobs()
    expect(taken()).toHaveLength(2)
  })
})

describe('an account that PayPal keeps after its answer', () => {
  const buyWithoutToken = async () => {
    const all = await shop()
    all.account.keepsLater = true
    await add(all.visitor, all.tea)
    await all.buy()
    await app.runJobs()
    const { id } = (await all.list())[0]!
    expect((await all.raw(id)).content.keptMethod).toBeNull()
    return { ...all, id }
  }

  test.each([
    ['once', 1],
    ['twice', 2],
  ])('is known by its event, which comes %s', async (_often, times) => {
    const { website, id, account, order, raw } = await buyWithoutToken()
    // The order does not say it.
    const token = keep(account, { ...order() })
    const event = paypal.event('VAULT.PAYMENT-TOKEN.CREATED', { ...token, metadata: { orderId: order().id } })
    for (let sent = 0; sent < times; sent += 1) await tell(website, event)
    expect((await raw(id)).content.keptMethod).toMatchObject({ method: token.id })
  })

  test('is asked for again where no event comes', async () => {
    const { id, account, order, raw } = await buyWithoutToken()
    const token = keep(account, order())
    await services.database.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'find-kept-method').execute()
    await app.runJobs()
    expect((await raw(id)).content.keptMethod).toMatchObject({ method: token.id })
  })

  test('and that was removed before the event of its creation comes pays nothing, and its buyer can choose another', async () => {
    const { website, id, account, order, raw, taken, page } = await buyWithoutToken()
    const token = keep(account, { ...order() })
    const created = paypal.event('VAULT.PAYMENT-TOKEN.CREATED', { ...token, metadata: { orderId: order().id } })
    account.tokens.clear()
    await tell(website, removed(token.id!))
    await tell(website, created)
    expect((await raw(id)).content.keptMethod).toBeNull()
    for (const days of [28, 29, 31, 35]) await travelTo(inDays(days))
    expect(taken()).toHaveLength(1)
    const opened = await app.visitor(website).request('GET', `${page(id)}&change=card`)
    expect(String(opened.headers.location)).toContain('/agreements/approve')
  })
})
