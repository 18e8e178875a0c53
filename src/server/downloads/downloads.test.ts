import { describe, expect, test, vi } from 'vitest'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { buildFileShop, linksOn } from '#server/testing/downloads/sell-files.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { downloadLimits } from '#shared/downloads/limits.ts'
import { allowDownloadsCall, sendDownloadsCall } from '#shared/downloads/schema.ts'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { cancelOrderCall, markOrderPaidCall } from '#shared/orders/change-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { updateProductCall } from '#shared/products/api.ts'
import { takeDownload } from './take-download.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const { database } = app.services
const shop = await buildFileShop(app, Buffer.from('forty glazes'), 'Glaze chart — Größe A4.pdf')
const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const
const DAY = 24 * 60 * 60 * 1000

/** Buys the chart, and returns the link to it. */
async function bought(from = shop) {
  const order = await from.buy()
  const [link] = await linksOn(order.visitor, order.url)
  return { ...order, link: link! }
}

/** The status and the title of a page. */
const said = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  /<h1>(.*?)<\/h1>/.exec(answer.body)?.[1],
]
const setUsed = (orderId: string, used: number) =>
  database.updateTable('order_downloads').set({ used }).where('order_id', '=', orderId).execute()
const usedOf = async (orderId: string) => (await shop.orderOf(orderId)).downloads.map((one) => one.used)
const emailsOf = async (orderId: string) => {
  await app.runJobs()
  const { emails } = (await shop.owner.call(listEmailsCall, { query: { aboutId: orderId } })).body
  return emails.map((email) => email.kind).sort()
}

describe('a guest who paid', () => {
  test('finds the file on the order page, and gets it whole, to be kept', async () => {
    const { visitor, link, orderId } = await bought()
    const answer = await visitor.request('GET', link)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('forty glazes')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '12',
      'content-disposition': `attachment; filename="Glaze chart ? Gr??e A4.pdf"; filename*=UTF-8''Glaze%20chart%20%E2%80%94%20Gr%C3%B6%C3%9Fe%20A4.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await usedOf(orderId)).toEqual([1])
  })

  test('has an order that is done, and the links in its email', async () => {
    const { orderId, link } = await bought()
    expect(await emailsOf(orderId)).toEqual(['new-order', 'order-confirmation'])
    const order = await shop.orderOf(orderId)
    expect(order).toMatchObject({ state: 'fulfilled', buyer: { lastName: 'Byron' }, shippingAddress: null })
    expect(order.events.map((event) => event.kind)).toEqual(['placed', 'downloads-opened'])
    const about = { kind: 'order-confirmation', about_id: orderId }
    const { html } = (await storedEmails(database, shop.website.id, about))[0]!
    expect(html).toContain(link)
    expect(plainWordsOf(html)).toMatch(/Your files are ready to\s+download\./)
    expect(plainWordsOf(html)).not.toMatch(/\b(sent|shipping|on its way)\b/i)
  })

  test('fetches the rest of a download that broke off without using up another one', async () => {
    const { visitor, link, orderId } = await bought()
    const etag = (await visitor.request('GET', link)).headers.etag as string
    const part = (range: string, condition = etag) =>
      visitor.request('GET', link, undefined, { range, 'if-range': condition })
    const rest = await part('bytes=6-')
    expect([rest.statusCode, rest.headers['content-range'], rest.body]).toEqual([206, 'bytes 6-11/12', 'glazes'])
    expect(await usedOf(orderId)).toEqual([1])
    expect((await part('bytes=0-4')).body).toBe('forty')
    expect(await usedOf(orderId)).toEqual([2])
    // A part of another file is not appended to the beginning of this one.
    expect((await part('bytes=6-', '"another"')).body).toBe('forty glazes')
    expect((await part('bytes=12-')).statusCode).toBe(416)
  })

  test('may look at what there is for nothing', async () => {
    const { visitor, link, orderId } = await bought()
    const answer = await visitor.request('HEAD', link)
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '12', ''])
    expect(await usedOf(orderId)).toEqual([0])
  })
})

describe('a link gives nothing', () => {
  test('before the money has come; then it opens by itself, with an email', async () => {
    const { visitor, url, orderId } = await shop.buy(byTransfer)
    expect(await linksOn(visitor, url)).toEqual([])
    expect(await shop.orderOf(orderId)).toMatchObject({ state: 'open', downloads: [] })
    await shop.owner.call(markOrderPaidCall, { parameters: { orderId } })
    expect(await shop.orderOf(orderId)).toMatchObject({ state: 'fulfilled', downloads: [{ used: 0 }] })
    expect(await emailsOf(orderId)).toEqual(['downloads', 'new-order', 'order-confirmation'])
    const [link] = await linksOn(visitor, url)
    expect((await visitor.request('GET', link!)).body).toBe('forty glazes')
  })

  test('once the order is cancelled, not even the rest of a download', async () => {
    const { visitor, link, orderId, url } = await bought()
    await visitor.request('GET', link)
    const body = { restock: false, notifyBuyer: true }
    expect((await shop.owner.call(cancelOrderCall, { parameters: { orderId }, body })).status).toBe(200)
    expect(said(await visitor.request('GET', link))).toEqual([410, 'This download is no longer available'])
    const rest = await visitor.request('GET', link, undefined, { range: 'bytes=6-' })
    expect(rest.statusCode).toBe(410)
    expect(await linksOn(visitor, url)).toEqual([])
  })

  test('once the money went back', async () => {
    const { visitor, link, orderId } = await bought()
    await database.updateTable('orders').set({ payment_state: 'refunded' }).where('id', '=', orderId).execute()
    expect(said(await visitor.request('GET', link))).toEqual([410, 'This download is no longer available'])
  })

  test('once it was refunded, though the money of the order went back in part; other refunds close nothing', async () => {
    const { visitor, link, orderId } = await bought()
    const refund = (quantity: number, cents: number) =>
      shop.orderOf(orderId).then(({ lines: [line] }) =>
        shop.owner.call(refundOrderCall, {
          parameters: { orderId },
          body: {
            idempotencyKey: crypto.randomUUID(),
            lines: quantity > 0 ? [{ lineId: line!.id, quantity, unfulfilledQuantity: 0 }] : [],
            shippingCents: 0,
            cents,
            restock: false,
            reason: '',
            notifyBuyer: false,
          },
        }),
      )
    expect((await refund(0, 100)).status).toBe(200)
    await app.runJobs()
    expect((await visitor.request('GET', link)).statusCode).toBe(200)
    expect((await refund(1, 100)).status).toBe(200)
    await app.runJobs()
    expect((await shop.orderOf(orderId)).paymentState).toBe('partly-refunded')
    expect(said(await visitor.request('GET', link))).toEqual([410, 'This download is no longer available'])
    const { id: downloadId } = (await shop.orderOf(orderId)).downloads[0]!
    // The same at the moment of the download, whatever was read before.
    expect(await takeDownload(app.reading(shop.website), orderId, downloadId, Date.now())).toBe(false)
  })

  test('after thirty days', async () => {
    const { visitor, link, url } = await bought()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + downloadLimits.days * DAY })
    const late = said(await visitor.request('GET', link))
    const links = await linksOn(visitor, url)
    vi.useRealTimers()
    expect(late).toEqual([410, 'This link has expired'])
    expect(links).toEqual([])
  })

  test('after ten downloads, of two at the same moment exactly one', async () => {
    const { visitor, link, orderId } = await bought()
    await setUsed(orderId, downloadLimits.times - 1)
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.request('GET', link)))
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 410, 410, 410])
    expect(await usedOf(orderId)).toEqual([downloadLimits.times])
    expect(said(await visitor.request('GET', link))).toEqual([410, 'Download limit reached'])
    const rest = await visitor.request('GET', link, undefined, { range: 'bytes=6-' })
    expect([rest.statusCode, rest.body]).toEqual([206, 'glazes'])
  })

  test('that is forged, of another order, of another shop or of nothing: the same page for all of them', async () => {
    const { visitor, link } = await bought()
    const [path, key] = link.split('?key=') as [string, string]
    const other = await bought()
    const elsewhere = await bought(await buildFileShop(app))
    const nothing = '00000000-0000-7000-8000-000000000000'
    const forged = [
      path,
      `${path}?key=`,
      `${path}?key=${'A'.repeat(28)}`,
      `${path}?key=${key.slice(0, -1)}`,
      `${path}?key=${other.link.split('?key=')[1]}`,
      elsewhere.link,
      `/order/${nothing}/download/${nothing}?key=${key}`,
      `/order/x/download/y?key=${key}`,
    ]
    const answers = await Promise.all(forged.map((one) => visitor.request('GET', one)))
    expect(new Set(answers.map((one) => `${one.statusCode} ${one.body}`)).size).toBe(1)
    expect(said(answers[0]!)).toEqual([410, 'This link doesn’t work'])
    expect(answers[0]!.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    })
    expect(answers[0]!.body).not.toContain(path)
  })

  test('while the file cannot be read, and that does not count', async () => {
    const { visitor, link, orderId } = await bought()
    const { storage_key: key } = await database
      .selectFrom('download_files')
      .select('storage_key')
      .where('id', '=', shop.file.id)
      .executeTakeFirstOrThrow()
    const bytes = (await app.services.files.read(key))!
    await app.services.files.remove(key)
    const away = said(await visitor.request('GET', link))
    await app.services.files.write(key, bytes, 'application/pdf')
    expect(away).toEqual([503, 'The file isn’t available right now'])
    expect(await usedOf(orderId)).toEqual([0])
  })
})

describe('the owner', () => {
  const allow = (orderId: string, downloadId: string | null) =>
    shop.owner.call(allowDownloadsCall, { parameters: { orderId }, body: { downloadId } })
  const send = (orderId: string) => shop.owner.call(sendDownloadsCall, { parameters: { orderId } })

  test('sees how often a file was downloaded, allows it again, and the same link works again', async () => {
    const { visitor, link, orderId } = await bought()
    await setUsed(orderId, downloadLimits.times)
    const [download] = (await shop.orderOf(orderId)).downloads
    expect(download).toMatchObject({ filename: 'Glaze chart — Größe A4.pdf', bytes: 12, used: 10, allowed: 10 })
    const { order } = (await allow(orderId, download!.id)).body
    expect(order.downloads).toMatchObject([{ used: 0 }])
    expect(order.events.at(-1)).toMatchObject({
      kind: 'downloads-allowed',
      by: 'Olive Owner',
      text: download!.filename,
    })
    expect((await visitor.request('GET', link)).statusCode).toBe(200)
  })

  test('sends the links once more, but not links that are over', async () => {
    const { orderId } = await bought()
    const { order } = (await send(orderId)).body
    expect(order.events.at(-1)).toMatchObject({ kind: 'letter-sent', by: 'Olive Owner' })
    expect(await emailsOf(orderId)).toEqual(['downloads', 'new-order', 'order-confirmation'])
    await setUsed(orderId, downloadLimits.times)
    expect((await send(orderId)).code).toBe('downloads-over')
  })

  test('opens nothing for an order that is not paid, or cancelled, or without files', async () => {
    const unpaid = await shop.buy(byTransfer)
    expect((await allow(unpaid.orderId, null)).code).toBe('downloads-closed')
    expect((await send(unpaid.orderId)).code).toBe('downloads-closed')
    const { orderId } = await bought()
    expect((await allow(orderId, unpaid.orderId)).code).toBe('download-not-found')
    const body = { restock: false, notifyBuyer: false }
    await shop.owner.call(cancelOrderCall, { parameters: { orderId }, body })
    expect((await allow(orderId, null)).code).toBe('downloads-closed')
  })

  test('gives buyers of a product without files what it is given later', async () => {
    const late = await buildFileShop(app)
    const parameters = { productId: late.product.id }
    const { input } = late
    const files = late.product.files.map(({ id, fileId }) => ({ id, fileId }))
    const save = (some: typeof files, updatedAt: number) =>
      late.owner.call(updateProductCall, {
        parameters,
        body: {
          ...input({ productType: 2, title: 'Glaze chart', files: some, variants: [late.product.variants[0]!] }),
          urlId: late.product.urlId,
          updatedAt,
        },
      })
    const emptied = (await save([], late.product.updatedAt)).body.product
    const { orderId } = await late.buy()
    expect(await late.orderOf(orderId)).toMatchObject({ state: 'open', downloads: [] })
    const none = await late.owner.call(allowDownloadsCall, { parameters: { orderId }, body: { downloadId: null } })
    expect(none.code).toBe('downloads-none')
    await save(files, emptied.updatedAt)
    await late.owner.call(allowDownloadsCall, { parameters: { orderId }, body: { downloadId: null } })
    expect(await late.orderOf(orderId)).toMatchObject({ state: 'fulfilled', downloads: [{ used: 0 }] })
  })
})
