import { describe, expect, test } from 'vitest'
import { homeAddress } from '#server/testing/buy.ts'
import {
  addressFields,
  inDays,
  startSubscriptionShops,
} from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'

const { app, shop, travelTo } = await startSubscriptionShops()

describe('the page of its customer', () => {
  test('opens with its key alone', async () => {
    const { website, subscribe, page, press } = await shop()
    const other = await shop()
    const { id } = await subscribe()
    const shown = await app.visitor(website).request('GET', page(id))
    expect(shown.body).toContain('$20.00 monthly')
    expect(shown.body).toContain('February 28, 2026')
    expect(shown.headers['referrer-policy']).toBe('no-referrer')
    const wrong = page(id).replace(/key=.*/, `key=${'A'.repeat(28)}`)
    expect((await app.visitor(website).request('GET', wrong)).statusCode).toBe(404)
    expect((await app.visitor(other.website).request('GET', page(id))).statusCode).toBe(404)
    expect((await press(id, { do: 'fly' })).statusCode).toBe(400)
  })

  test('skips the next order', async () => {
    const { subscribe, pressAndSee, orders, opened } = await shop()
    const { id } = await subscribe()
    expect(await pressAndSee(id, { do: 'skip' })).toContain('The next order is skipped')
    await travelTo(inDays(28))
    expect(await orders()).toHaveLength(1)
    expect(await opened(id)).toMatchObject({ nextAt: Date.parse('2026-03-31T15:00:00Z'), cycles: 1 })
    await travelTo(inDays(60))
    expect(await orders()).toHaveLength(2)
  })

  test('takes a skip back before its day, once, and again for each order that was skipped', async () => {
    const { website, subscribe, page, press, pressAndSee, orders, opened } = await shop()
    const { id, nextAt } = await subscribe()
    const shown = async () => (await app.visitor(website).request('GET', page(id))).body
    expect(await shown()).not.toContain('Don’t skip')
    expect((await press(id, { do: 'unskip' })).statusCode).toBe(409)
    for (const _ of [1, 2]) await press(id, { do: 'skip' })
    const april = Date.parse('2026-04-30T15:00:00Z')
    expect(await opened(id)).toMatchObject({ nextAt: april, skippedAt: Date.parse('2026-03-31T15:00:00Z') })
    expect(await shown()).toContain('Don’t skip March 31, 2026')
    for (const _ of [1, 2])
      expect(await pressAndSee(id, { do: 'unskip', next: String(april) })).toContain('comes after all')
    expect(await shown()).toContain('Don’t skip February 28, 2026')
    await press(id, { do: 'unskip' })
    expect(await opened(id)).toMatchObject({ nextAt, skippedAt: null })
    await travelTo(inDays(28))
    expect(await orders()).toHaveLength(2)
    expect(await opened(id)).toMatchObject({ cycles: 2, nextAt: Date.parse('2026-03-31T15:00:00Z'), skippedAt: null })
  })

  test.each([
    ['skip', { next: String(Date.parse('2026-02-28T15:00:00Z')) }, { nextAt: Date.parse('2026-03-31T15:00:00Z') }],
    ['pause', {}, { state: 'paused' }],
    ['cancel', {}, { state: 'canceled' }],
  ])('does once what is pressed twice: %s', async (action, more, left) => {
    const { website, subscribe, press, page, opened, emails } = await shop()
    const { id } = await subscribe()
    const shown = await app.visitor(website).request('GET', page(id))
    if ('next' in more) expect(shown.body).toContain(`name="next" value="${more.next}"`)
    // A redirect: the page that follows can be reloaded.
    for (let round = 0; round < 2; round += 1) expect((await press(id, { do: action, ...more })).statusCode).toBe(303)
    await app.runJobs()
    expect(await opened(id)).toMatchObject(left)
    const kind = { skip: 'changed', pause: 'paused', cancel: 'canceled' }[action]!
    expect(await emails(`subscription-${kind}`)).toHaveLength(1)
  })

  test('skips orders for a year at most, and one order of a longer plan in any case', async () => {
    const { subscribe, press, opened } = await shop()
    const { id } = await subscribe()
    for (let round = 0; round < 11; round += 1) expect((await press(id, { do: 'skip' })).statusCode).toBe(303)
    const last = Date.parse('2027-01-31T15:00:00Z')
    expect(await opened(id)).toMatchObject({ nextAt: last })
    const refused = await press(id, { do: 'skip' })
    expect([refused.statusCode, refused.body.includes('the next one would be more than a year away')]).toEqual([
      409,
      true,
    ])
    expect(await opened(id)).toMatchObject({ nextAt: last })
    const yearly = await shop({ plan: { billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: 0 } })
    const each = await yearly.subscribe()
    const codes = [await yearly.press(each.id, { do: 'skip' }), await yearly.press(each.id, { do: 'skip' })]
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([303, 409])
    expect(await yearly.opened(each.id)).toMatchObject({ nextAt: Date.parse('2028-01-31T15:00:00Z') })
  })

  test('does not skip the order after one that was paid meanwhile', async () => {
    const { subscribe, press, opened } = await shop()
    const { id, nextAt } = await subscribe()
    await travelTo(inDays(28))
    expect((await press(id, { do: 'skip', next: String(nextAt) })).statusCode).toBe(409)
    expect(await opened(id)).toMatchObject({ cycles: 2, nextAt: Date.parse('2026-03-31T15:00:00Z') })
  })

  test('says nothing that is no longer true', async () => {
    const { website, subscribe, press, page } = await shop()
    const { id } = await subscribe()
    await press(id, { do: 'pause' })
    await press(id, { do: 'resume' })
    const old = await app.visitor(website).request('GET', `${page(id)}&done=pause`)
    expect(old.body).not.toContain('Your subscription is paused')
    const changed = () => app.visitor(website).request('GET', `${page(id)}&done=change`)
    expect((await changed()).body).toContain('Your changes are saved.')
    await press(id, { do: 'cancel' })
    expect((await changed()).body).not.toContain('Your changes are saved.')
    const odd = await app.visitor(website).request('GET', `${page(id)}&done=constructor`)
    expect([odd.statusCode, odd.body.includes('class="notice"')]).toEqual([200, false])
  })

  test('pauses and resumes', async () => {
    const { subscribe, press, orders, opened, emails } = await shop()
    const { id } = await subscribe()
    await press(id, { do: 'pause' })
    await travelTo(inDays(65))
    expect(await orders()).toHaveLength(1)
    expect(await emails('subscription-paused')).toHaveLength(1)
    await press(id, { do: 'resume' })
    await app.runJobs()
    expect(await orders()).toHaveLength(1)
    expect(await opened(id)).toMatchObject({ state: 'active', nextAt: Date.parse('2026-04-30T15:00:00Z') })
  })

  test('cancels for good, and says so', async () => {
    const { subscribe, press, pressAndSee, orders, opened, emails } = await shop()
    const { id } = await subscribe()
    const canceled = await pressAndSee(id, { do: 'cancel' })
    expect(canceled).toContain('Your subscription is canceled')
    // Nothing is to be paid any more.
    expect(canceled).not.toContain('$20.00 monthly')
    await travelTo(inDays(100))
    expect(await orders()).toHaveLength(1)
    // It was canceled on the day of its first order.
    expect(await opened(id)).toMatchObject({
      state: 'canceled',
      nextAt: null,
      overAt: Date.parse('2026-01-31T15:00:00Z'),
    })
    expect(await emails('subscription-canceled')).toHaveLength(1)
    expect((await press(id, { do: 'resume' })).statusCode).toBe(409)
  })

  test('changes the address and the quantity of the next orders', async () => {
    const { subscribe, press, orders, opened, owner, raw } = await shop()
    const { id } = await subscribe()
    const wrong = await press(id, { do: 'change', ...addressFields({ ...homeAddress, postalCode: '' }), quantity: '3' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('Your changes aren’t saved. Check the fields below.')
    expect(wrong.body).toContain('Enter a ZIP code')
    // The form is open, with what was typed.
    expect(wrong.body).toMatch(/<details class="disclosure" open="">/)
    expect(wrong.body).toContain('value="3"')
    await press(id, { do: 'change', ...addressFields({ ...homeAddress, addressLine1: '7 Wharf Road' }), quantity: '2' })
    expect((await raw(id)).content.billingAddress).toMatchObject({ addressLine1: '7 Wharf Road' })
    await travelTo(inDays(28))
    expect((await orders())[0]).toMatchObject({ grandTotalCents: 4500 })
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId: (await opened(id)).orders[0]!.id } }))
      .body
    expect(order).toMatchObject({ shippingAddress: { addressLine1: '7 Wharf Road' }, lines: [{ quantity: 2 }] })
  })
})

describe('the country of its address', () => {
  const start = async () => {
    const all = await shop()
    const { id } = await all.subscribe()
    const save = (changes: object) =>
      all.press(id, { do: 'change', quantity: '1', ...addressFields(homeAddress), ...changes })
    return { ...all, id, save, address: async () => (await all.raw(id)).content.shippingAddress }
  }

  test('decides the fields, also without JavaScript', async () => {
    const { save, address } = await start()
    const fields = await save({ do: 'fields', 'shippingAddress.country': 'CA', quantity: '3' })
    expect(fields.statusCode).toBe(200)
    expect(fields.body).toMatch(/>Province<.*>British Columbia<.*>Postal code</s)
    expect(fields.body).not.toContain('>Oregon<')
    expect(fields.body).not.toContain('aren’t saved')
    expect(fields.body).toContain('value="3"')
    expect(await address()).toMatchObject({ country: 'US' })
  })

  test('is saved without the state of another one', async () => {
    const { save, address } = await start()
    const refused = await save({ 'shippingAddress.country': 'CA' })
    expect(refused.statusCode).toBe(400)
    for (const sentence of ['Choose a province.', 'Enter a valid postal code.'])
      expect(refused.body).toContain(sentence)
    expect(await address()).toMatchObject({ country: 'US', region: 'OR' })
  })

  test('is one that the shop ships to', async () => {
    const { save, address } = await start()
    const abroad = { ...homeAddress, country: 'IE', region: '', postalCode: 'D02 AF30' }
    const refused = await save(addressFields(abroad))
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('We don’t ship to this address.')
    // Twice in the list, a browser would report it as a new choice, and the state would be emptied.
    expect((await save({ do: 'fields' })).body.match(/<option value="US"/g)).toHaveLength(1)
    // The country that was refused stays the chosen one.
    expect(refused.body).toContain('<option value="IE" selected="">')
    expect(await address()).toMatchObject({ country: 'US' })
  })
})

describe('another card', () => {
  const start = async () => {
    const all = await shop()
    const one = await all.subscribe()
    const opened = await app.visitor(all.website).request('GET', `${all.page(one.id)}&change=card`)
    return { ...all, id: one.id, session: new URL(String(opened.headers.location)).pathname.slice(1) }
  }

  test('is entered on a page of Stripe, and pays the next renewal', async () => {
    const { website, id, session, page, charged, opened, account } = await start()
    expect(account.sessions.get(session)).toBe([...account.cards.values()][0]!.customer)
    const back = await app.visitor(website).request('GET', `${page(id)}&card=${session}`)
    expect([back.statusCode, back.headers.location]).toEqual([303, `${page(id)}&done=card`])
    expect(await opened(id)).toMatchObject({ method: 'Mastercard •••• 4444' })
    await travelTo(inDays(28))
    expect(charged().at(-1)!.payment_method).toBe(`pm_of_${session}`)
  })

  test('pays at once what the former card could not', async () => {
    const { website, id, session, page, orders, account } = await start()
    for (const card of account.cards.values()) card.isRefused = true
    await travelTo(inDays(28))
    await app.visitor(website).request('GET', `${page(id)}&card=${session}`)
    await app.runJobs()
    expect(await orders()).toHaveLength(2)
  })

  test('of someone else is not taken', async () => {
    const [one, other] = [await start(), await start()]
    for (const reference of [other.session, 'cs_none', '../refunds/re_1'])
      await app.visitor(one.website).request('GET', `${one.page(one.id)}&card=${encodeURIComponent(reference)}`)
    expect(await one.opened(one.id)).toMatchObject({ method: 'Visa •••• 4242' })
  })
})
