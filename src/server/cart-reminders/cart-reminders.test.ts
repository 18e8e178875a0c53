import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { variantAttributes } from '#server/products/documents.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, orderIn, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { listAbandonedCartsCall, remindMeCall } from '#shared/cart-reminders/api.ts'
import { getEmailCall, listEmailsCall } from '#shared/emails/schema.ts'
import type { ReminderSettings } from '#shared/settings/reminder-settings.ts'

const app = await startTestApp()
const { database } = app.services
const HOUR = 3_600_000
/** Nobody is reminded where tests are paid for. */
const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const

/** A shop with reminders after 4 and 24 hours, and a visitor with a mug of 20.00 in the cart. */
async function shop(changes: Partial<ReminderSettings> = {}) {
  const cartReminders = { isOn: true, isTicked: false, hours: [4, 24], ...changes }
  const website = await app.buildWebsite({
    settings: { ...shopSettings(), paymentMethods: ['bank-transfer'], cartReminders },
  })
  const [owner, visitor] = [await app.owner(website), app.visitor(website)]
  const mug = await buildProduct(app, website, { stock: 5 })
  await add(visitor, mug)
  const remind = (email: string | null, browser = visitor) => browser.call(remindMeCall, { body: { email } })
  return {
    ...{ website, owner, visitor, mug, remind },
    /** Lets time pass for the carts and their reminders, then runs the jobs that are due. */
    async pass(hours: number) {
      const ago = hours * HOUR
      await database
        .updateTable('carts')
        .set({ updated_at: sql<number>`updated_at - ${ago}` })
        .where('website_id', '=', website.id)
        .execute()
      await database
        .updateTable('cart_reminders')
        .set({ created_at: sql<number>`created_at - ${ago}`, last_sent_at: sql<number>`last_sent_at - ${ago}` })
        .where('website_id', '=', website.id)
        .execute()
      await database
        .updateTable('jobs')
        .set({ run_at: sql<number>`run_at - ${ago}` })
        .where('website_id', '=', website.id)
        .where('kind', '=', 'remind-of-cart')
        .execute()
      while ((await app.runJobs()) > 0) {
        // A job that is too early plans the next one.
      }
    },
    readEmails: async () =>
      (await owner.call(listEmailsCall, {})).body.emails.filter(({ kind }) => kind === 'cart-reminder'),
    list: async () => (await owner.call(listAbandonedCartsCall, {})).body,
    /** The links of the last email: back to the cart, and the end of all reminders. */
    async links() {
      const [row] = await database
        .selectFrom('letters')
        .select(['html', 'unsubscribe_url'])
        .where('website_id', '=', website.id)
        .where('kind', '=', 'cart-reminder')
        .orderBy('id', 'desc')
        .execute()
      const href = /href="([^"]*\/cart\/restore[^"]*)"/.exec(row!.html)![1]!
      const path = (url: string) => `${new URL(url).pathname}${new URL(url).search}`
      return { restore: path(href.replaceAll('&amp;', '&')), end: path(row!.unsubscribe_url) }
    },
  }
}

const cartOf = async (visitor: Browser) => (await visitor.call(getCartCall, {})).body

describe('a cart that was left at checkout', () => {
  test('gets its emails when they are due, and no more', async () => {
    const { remind, pass, readEmails, list } = await shop()
    await remind('Ada@Example.com')
    expect((await list()).carts).toMatchObject([
      {
        ...{ email: 'ada@example.com', state: 'waiting', sentCount: 0, totalCents: 2000, totalQuantity: 1 },
        items: [{ quantity: 1 }],
      },
    ])
    await pass(3)
    expect(await readEmails()).toEqual([])
    await pass(1)
    expect(await readEmails()).toHaveLength(1)
    await pass(10)
    expect(await readEmails()).toHaveLength(1)
    await pass(10)
    expect(await readEmails()).toHaveLength(2)
    await pass(500)
    expect(await readEmails()).toHaveLength(2)
    expect((await list()).carts).toMatchObject([{ state: 'done', sentCount: 2 }])
  })

  test('waits again when it is changed', async () => {
    const { remind, pass, readEmails, visitor, mug } = await shop()
    await remind('ada@example.com')
    await pass(3)
    await add(visitor, mug)
    await pass(2)
    expect(await readEmails()).toEqual([])
    await pass(2)
    expect(await readEmails()).toHaveLength(1)
  })

  test('comes back on another device, where its order counts as recovered and ends the emails', async () => {
    const { remind, pass, readEmails, links, list, website, visitor } = await shop()
    await remind('ada@example.com')
    await pass(4)
    const { restore } = await links()
    const phone = app.visitor(website)
    expect((await phone.request('GET', restore)).headers.location).toBe('/cart')
    expect(await cartOf(phone)).toMatchObject({ totalQuantity: 1, subtotalCents: 2000 })
    // Opened again, it is the same cart; on the first device it is their own.
    const tablet = app.visitor(website)
    await tablet.request('GET', restore)
    expect((await cartOf(tablet)).id).toBe((await cartOf(phone)).id)
    const own = (await cartOf(visitor)).id
    await visitor.request('GET', restore)
    expect(await cartOf(visitor)).toMatchObject({ id: own, totalQuantity: 1 })
    const { orderId } = await buy(phone, { expectedTotalCents: 2500, email: 'someone@example.com', ...byTransfer })
    await pass(48)
    expect(await readEmails()).toHaveLength(1)
    expect(await list()).toMatchObject({
      carts: [{ state: 'recovered', order: { id: orderId, number: 1 } }],
      recovered: { orders: 1, cents: 2500 },
    })
  })

  test('is added to the cart that another visitor has, once', async () => {
    const { remind, pass, links, website } = await shop()
    await remind('ada@example.com')
    await pass(4)
    const { restore } = await links()
    const other = await buildProduct(app, website, { priceCents: 700 })
    const phone = app.visitor(website)
    await add(phone, other)
    await phone.request('GET', restore)
    await phone.request('GET', restore)
    expect(await cartOf(phone)).toMatchObject({ totalQuantity: 2, subtotalCents: 2700 })
  })

  test('gets no email after its order, or after any order of the customer, and is not listed', async () => {
    const { remind, pass, readEmails, list, visitor, mug, website } = await shop()
    await remind('ada@example.com')
    orderIn(await pay(visitor, { expectedTotalCents: 2500, ...byTransfer }))
    await pass(48)
    const later = app.visitor(website)
    await add(later, mug)
    await remind('ada@example.com', later)
    const elsewhere = app.visitor(website)
    await add(elsewhere, mug)
    await buy(elsewhere, { expectedTotalCents: 2500, email: 'Ada@example.com', ...byTransfer })
    await pass(48)
    expect(await readEmails()).toEqual([])
    expect((await list()).carts).toEqual([])
  })

  test('gets no email when it is empty or sold out', async () => {
    const { remind, pass, readEmails, list, website, mug } = await shop()
    await remind('ada@example.com')
    await database
      .updateTable('variants')
      .set({ qty_in_stock: 0 })
      .where('website_id', '=', website.id)
      .where('id', '=', mug.variantId)
      .execute()
    await pass(48)
    expect(await readEmails()).toEqual([])
    expect((await list()).carts).toMatchObject([{ state: 'ended' }])
  })

  test('gets no email once its customer has unticked the box, corrected the address or unsubscribed', async () => {
    const { remind, pass, readEmails, links, website, mug } = await shop()
    await remind('ada@example.com')
    await remind(null)
    await pass(48)
    expect(await readEmails()).toEqual([])
    await remind('adda@example.com')
    await remind('ada@example.com')
    await pass(4)
    expect((await readEmails()).map(({ to }) => to)).toEqual(['ada@example.com'])
    const { end } = await links()
    const otherVisitor = app.visitor(website)
    const asked = await otherVisitor.request('GET', end)
    expect(asked.body).toContain('Stop reminders')
    await pass(24)
    expect(await readEmails()).toHaveLength(2)
    await otherVisitor.request('POST', end)
    await database.updateTable('cart_reminders').set({ last_sent_at: 1 }).where('website_id', '=', website.id).execute()
    const again = app.visitor(website)
    await add(again, mug)
    await remind('ada@example.com', again)
    await pass(48)
    expect(await readEmails()).toHaveLength(2)
    // The key of one link opens nothing else.
    const { restore } = await links()
    const wrong = end.replace(/key=.*/, restore.slice(restore.indexOf('key=')))
    expect((await otherVisitor.request('GET', wrong)).statusCode).toBe(410)
  })

  test('is not noted for an address that was written to this week, from any cart', async () => {
    const { remind, pass, readEmails, website, mug } = await shop({ hours: [1] })
    await remind('ada@example.com')
    await pass(1)
    const other = app.visitor(website)
    await add(other, mug)
    await remind('ada@example.com', other)
    await pass(24)
    expect(await readEmails()).toHaveLength(1)
    await pass(24 * 7)
    await remind('ada@example.com', other)
    await pass(1)
    expect(await readEmails()).toHaveLength(2)
  })

  test('is noted by no one where the owner has not turned it on', async () => {
    const { remind, list, visitor } = await shop({ isOn: false })
    await remind('ada@example.com')
    expect(await list()).toMatchObject({ carts: [], isOn: false })
    expect((await visitor.request('GET', '/checkout')).body).not.toContain('Email me a reminder')
  })

  test('is remembered with the words that its customer has agreed to, and the email shows its items', async () => {
    const { remind, pass, readEmails, owner, visitor, website } = await shop()
    // Without a mail server it isn’t offered.
    expect(website.canSendEmail).toBe(false)
    expect((await visitor.request('GET', '/checkout')).body).not.toContain('Email me a reminder')
    await database
      .updateTable('variants')
      .set({ attributes: variantAttributes.write({ Glaze: 'Bone' }) })
      .where('website_id', '=', website.id)
      .execute()
    await remind('ada@example.com')
    await pass(4)
    const [message] = await readEmails()
    const { email } = (await owner.call(getEmailCall, { parameters: { emailId: message!.id } })).body
    expect(email.plain).toContain('Harbor mug (Bone)')
    expect(email.canRedirect).toBe(false)
    const row = await database
      .selectFrom('cart_reminders')
      .select('consent')
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    expect(row.consent).toMatch(/^Email me a reminder/)
  })

  test('gets one email from two processes at once', async () => {
    const { remind, pass, readEmails, website } = await shop({ hours: [4, 24] })
    await remind('ada@example.com')
    // A second job for the same reminder, as after a crash between two steps.
    const job = await database
      .selectFrom('jobs')
      .selectAll()
      .where('website_id', '=', website.id)
      .where('kind', '=', 'remind-of-cart')
      .executeTakeFirstOrThrow()
    await database
      .insertInto('jobs')
      .values({ ...job, id: `${job.id.slice(0, -4)}ffff`, unique_key: null })
      .execute()
    await pass(4)
    expect(await readEmails()).toHaveLength(1)
  })
})
