import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { orderIn } from '#server/testing/buy.ts'
import { kiln, openDonations, promise } from '#server/testing/donations/donation-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import {
  exportDonorsCall,
  listDonorsCall,
  openSummaryCall,
  sendSummariesCall,
  sendSummaryCall,
} from '#shared/donations/donor-api.ts'
import { markOrderPaidCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const year = new Date().getFullYear()
const once = { 'answers.frequency': 'Once', 'answers.fund': kiln.name, amount: 'own-amount' }

async function open() {
  const shop = await openDonations(app)
  const { website, owner } = shop
  const runJobs = async () => {
    while ((await app.runJobs()) > 0) {
      // One job writes emails, another one sends them.
    }
  }
  /** A donation that is paid. */
  const give = async (email: string, amount: number) => {
    const visitor = app.visitor(website)
    await shop.donate(visitor, { ...once, ownAmount: String(amount) })
    const { orderId } = orderIn(await promise(visitor, amount * 100, { email }))
    await owner.call(markOrderPaidCall, { parameters: { orderId } })
    await runJobs()
    return orderId
  }
  const giveBack = async (orderId: string, cents: number) => {
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
    const lines = cents === order.grandTotalCents ? [{ lineId: order.lines[0]!.id, quantity: 1 }] : []
    const body = {
      ...{ idempotencyKey: crypto.randomUUID(), lines, cents, shippingCents: 0, restock: false },
      notifyBuyer: false,
    }
    await owner.call(refundOrderCall, { parameters: { orderId }, body })
    await runJobs()
  }
  const list = async (query: object = {}) => (await owner.call(listDonorsCall, { query })).body
  const emails = () =>
    app.services.database
      .selectFrom('letters')
      .select(['to_address', 'subject', 'html'])
      .where('website_id', '=', website.id)
      .where('kind', '=', 'donation-summary')
      .orderBy('id')
      .execute()
  return { ...shop, give, giveBack, list, emails, runJobs }
}

test('donors are listed with what they gave, found by name or email, and exported', async () => {
  const { give, list, owner } = await open()
  await give('ada@example.com', 20)
  await give('ben@example.com', 50)
  await give('ada@example.com', 15)
  const { donors, years, currency } = await list()
  expect([years, currency]).toEqual([[year], 'USD'])
  expect(donors.map(({ email, gifts, totalCents }) => [email, gifts, totalCents])).toEqual([
    ['ada@example.com', 2, 3500],
    ['ben@example.com', 1, 5000],
  ])
  expect((await list({ sort: 'most-given' })).donors.map(({ email }) => email)).toEqual([
    'ben@example.com',
    'ada@example.com',
  ])
  expect((await list({ search: 'ben' })).donors.map(({ email }) => email)).toEqual(['ben@example.com'])
  expect((await list({ recurring: 'yes' })).donors).toEqual([])
  expect((await list({ year: year - 1 })).donors).toEqual([])
  const csv = await owner.request('GET', exportDonorsCall.path)
  expect(csv.body.split('\n')[1]).toMatch(/,ada@example\.com,All,2,35\.00,USD,\d{4}-\d\d-\d\d,no/)
  const ofYear = await owner.request('GET', `${exportDonorsCall.path}?year=${year}`)
  expect(ofYear.body.split('\n')[1]).toContain(`,ada@example.com,${year},2,35.00,`)
  const other = await app.owner((await openDonations(app)).website)
  expect((await other.call(listDonorsCall, { query: {} })).body.donors).toEqual([])
})

test('every donor of a year that is over gets its summary by email once, and one who asks again gets it again', async () => {
  const { give, owner, emails, runJobs, list, website } = await open()
  const lastYear = year - 1
  await give('ada@example.com', 20)
  await give('ada@example.com', 15)
  await give('ben@example.com', 50)
  // They were all given a year ago.
  await app.services.database
    .updateTable('invoices')
    .set({ issued_at: Date.UTC(lastYear, 5, 1) })
    .where('website_id', '=', website.id)
    .execute()
  const sendAll = async () => {
    await owner.call(sendSummariesCall, { body: { year: lastYear } })
    expect((await list({ year: lastYear })).isSending).toBe(true)
    await owner.call(sendSummariesCall, { body: { year: lastYear } })
    await runJobs()
    expect((await list({ year: lastYear })).isSending).toBe(false)
  }
  await sendAll()
  await sendAll()
  const sent = await emails()
  expect(sent.map(({ to_address, subject }) => [to_address, subject]).toSorted()).toEqual([
    ['ada@example.com', `Your donations in ${lastYear}`],
    ['ben@example.com', `Your donations in ${lastYear}`],
  ])
  const [ada] = (await list({ year: lastYear, search: 'ada@' })).donors
  expect(ada?.summarySentAt).toBeGreaterThan(0)
  const { html } = sent.find(({ to_address }) => to_address === 'ada@example.com')!
  expect(html).toContain('2 donations: $35.00.')
  const [, path = ''] = /href="https?:\/\/[^/"]+(\/donate\/summary\/[^"]+)"/.exec(html.replaceAll('&amp;', '&')) ?? []
  const opened = await app.visitor(website).request('GET', path)
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await app.visitor(website).request('GET', path.replace(/key=../, 'key=xx'))).statusCode).toBe(404)
  expect((await app.visitor((await open()).website).request('GET', path)).statusCode).toBe(404)
  await owner.call(sendSummaryCall, { parameters: { customerId: ada!.id, year: lastYear } })
  await runJobs()
  expect((await emails()).filter(({ to_address }) => to_address === 'ada@example.com')).toHaveLength(2)
})

test('in a year that is not over, single donors get a summary and all donors do not', async () => {
  const { give, owner, emails, runJobs, list } = await open()
  await give('ada@example.com', 20)
  await give('ben@example.com', 50)
  expect((await owner.call(sendSummariesCall, { body: { year } })).code).toBe('donations-year-running')
  const [ada] = (await list({ year, search: 'ada@' })).donors
  await owner.call(sendSummaryCall, { parameters: { customerId: ada!.id, year } })
  await runJobs()
  expect((await emails()).map(({ to_address }) => to_address)).toEqual(['ada@example.com'])
})

test('a donation that was returned is no gift any more, in the year in which it was given', async () => {
  const { give, giveBack, list, owner } = await open()
  const kept = await give('ada@example.com', 20)
  const returned = await give('ben@example.com', 50)
  const [ben] = (await list({ search: 'ben' })).donors
  await giveBack(kept, 500)
  await giveBack(returned, 5000)
  expect((await list({ year })).donors.map(({ email, totalCents }) => [email, totalCents])).toEqual([
    ['ada@example.com', 1500],
  ])
  const summary = (customerId: string) => owner.call(openSummaryCall, { parameters: { customerId, year } })
  expect((await summary(ben!.id)).code).toBe('donations-none')
  const send = await owner.call(sendSummaryCall, { parameters: { customerId: ben!.id, year } })
  expect(send.code).toBe('donations-none')
})

test('the summary lists the receipts with their funds, the total, and the legal text once', async () => {
  const { give, list, owner } = await open()
  await give('ada@example.com', 20)
  await give('ada@example.com', 15)
  const [ada] = (await list()).donors
  const url = openSummaryCall.path.replace(':customerId', ada!.id).replace(':year', String(year))
  const { rawPayload } = await owner.request('GET', url)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  for (const words of [`Donations in ${year}`, `${year}-0001`, `${year}-0002`, kiln.name, '$20.00', '$15.00', '$35.00'])
    expect(text).toContain(words)
  expect(text.split('No goods were given').length).toBe(2)
})
