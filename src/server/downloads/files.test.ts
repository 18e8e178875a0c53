import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { buildFileShop, linksOn, uploadDownloadAs } from '#server/testing/downloads/sell-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { changeProductsCall, duplicateProductCall, updateProductCall } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

const app = await startTestApp({ LIMIT_DOWNLOAD_MEGABYTES: '1', RATE_LIMIT_MULTIPLIER: '100' })
const { database, files, env } = app.services
const shop = await buildFileShop(app)
const MEGABYTE = 1_000_000
const DAY = 24 * 60 * 60 * 1000

const keyOf = async (fileId: string) =>
  (await database.selectFrom('download_files').select('storage_key').where('id', '=', fileId).executeTakeFirst())
    ?.storage_key

/** Saves the product with other files. */
async function saveFiles(product: Product, some: readonly { id: string; fileId: string }[]) {
  const { id: productId, createdAt: _created, ...rest } = product
  return shop.owner.call(updateProductCall, {
    parameters: { productId },
    body: {
      ...rest,
      pictures: [],
      files: some.map(({ id, fileId }) => ({ id, fileId })),
      variants: product.variants.map((one) => ({ ...one, seenQtyInStock: null })),
    },
  })
}

describe('a file that is sold', () => {
  test('is kept as it came, whatever it is, under a name of ours', async () => {
    const bytes = Buffer.from('<svg onload="alert(1)"/>\0\xff', 'latin1')
    const { status, body } = await uploadDownloadAs(shop.owner, bytes, '../../evil\u202e/chart.svg')
    expect([status, body.file]).toEqual([200, { id: expect.any(String), filename: 'chart.svg', bytes: bytes.length }])
    const key = (await keyOf(body.file.id))!
    expect(key).toBe(`downloads/${shop.website.id}/${body.file.id.slice(-2)}/${body.file.id}`)
    expect(await files.read(key)).toEqual(bytes)
  })

  test('has no public address, and its owner alone can look at it', async () => {
    const visitor = app.visitor(shop.website)
    for (const url of [`/media/${shop.file.id}`, `/media/${shop.file.id}/chart.pdf`, `/s/${shop.file.id}`])
      expect((await visitor.request('GET', url)).statusCode).toBe(404)
    const url = `/api/owner/downloads/${shop.file.id}`
    expect((await visitor.request('GET', url)).statusCode).toBe(401)
    const seen = await shop.owner.request('GET', url)
    expect([seen.body, seen.headers['content-disposition']]).toEqual(['forty glazes', expect.stringMatching(/^attach/)])
    const otherOwner = await app.owner(await app.buildWebsite())
    expect((await otherOwner.request('GET', url)).statusCode).toBe(404)
  })

  test('is not told to those who look at the product', async () => {
    const { body } = await app.visitor(shop.website).request('GET', `/shop/p/${shop.product.urlId}`)
    expect(body).toContain('Glaze chart')
    expect(body).not.toContain(shop.file.id)
    expect(body).not.toContain('chart.pdf')
  })

  test.each([
    ['up to the limit', MEGABYTE, 200, null],
    ['not above it', MEGABYTE + 1, 413, 'The file chart.pdf is too large. The maximum allowed file size is 1 MB.'],
    ['not when it is empty', 0, 400, 'The file chart.pdf is empty. Choose another one.'],
  ])('is taken %s, and nothing else is kept', async (_what, size, status, error) => {
    const before = await kept()
    const answer = await uploadDownloadAs(shop.owner, Buffer.alloc(size, 7))
    expect([answer.status, answer.code && answer.failure.error]).toEqual([status, error])
    expect((await kept()) - before).toBe(status === 200 ? 1 : 0)
  })

  test.each(Object.entries(roles).map(([name, role]) => [name, role] as const))('role %s', async (_name, role) => {
    const { status } = await uploadDownloadAs(await app.owner(shop.website, role), Buffer.from('x'))
    const mayWrite = role === roles.admin || role === roles.websiteManager || role === roles.storeManager
    expect(status).toBe(mayWrite ? 200 : 403)
  })

  test('of which the line broke half way leaves nothing behind', async () => {
    await app.services.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.services.app.server.address() as AddressInfo
    const before = await kept()
    const socket = connect(port, '127.0.0.1')
    const cookie = [...shop.owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const head = [
      'POST /api/owner/downloads HTTP/1.1',
      `host: ${shop.website.slug}.localhost`,
      `cookie: ${cookie}`,
      `x-csrf-token: ${shop.owner.cookies.get('crumb')}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 900000',
    ]
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n'
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'a'.repeat(300_000)}`)
    await expect.poll(unfinished).toBe(1)
    socket.destroy()
    await once(socket, 'close')
    await expect.poll(unfinished).toBe(0)
    expect(await kept()).toBe(before)
  })
})

const unfinished = async () => (await readdir(join(env.DATA_DIR, 'files/incoming'))).length
const kept = async () =>
  (await readdir(join(env.DATA_DIR, 'files/downloads'), { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  ).length

describe('a product', () => {
  test('gives earlier buyers the file that replaced theirs, and takes that back with its undo', async () => {
    const { visitor, url } = await shop.buy()
    const [link] = await linksOn(visitor, url)
    const [place] = shop.product.files
    const better = await shop.upload(Buffer.from('fifty glazes'), 'better.pdf')
    const saved = (await saveFiles(shop.product, [{ id: place!.id, fileId: better.id }])).body
    expect(saved.product.files).toMatchObject([{ id: place!.id, filename: 'better.pdf' }])
    expect((await visitor.request('GET', link!)).body).toBe('fifty glazes')
    await undo(shop.owner, saved.batchId)
    expect((await visitor.request('GET', link!)).body).toBe('forty glazes')
  })

  test('leaves its file to those who bought it when the product is deleted; a copy has places of its own', async () => {
    const gone = await buildFileShop(app)
    const { visitor, url } = await gone.buy()
    const [link] = await linksOn(visitor, url)
    const copy = (await gone.owner.call(duplicateProductCall, { parameters: { productId: gone.product.id } })).body
      .product
    expect(copy.files).toMatchObject([{ fileId: gone.file.id }])
    expect(copy.files[0]!.id).not.toBe(gone.product.files[0]!.id)
    const productIds = [gone.product.id, copy.id]
    expect((await gone.owner.call(changeProductsCall, { body: { action: 'delete', productIds } })).status).toBe(200)
    expect((await visitor.request('GET', link!)).body).toBe('forty glazes')
  })

  test('cannot have a file of another shop, and none when it is not digital', async () => {
    const other = await buildFileShop(app)
    const product = await shop.addProduct({ productType: 2, files: [] })
    const foreign = await saveFiles(product, [{ id: newId(), fileId: other.file.id }])
    expect(foreign.code).toBe('file-not-found')
    const mug = await shop.addProduct({ productType: 1, files: [{ id: newId(), fileId: shop.file.id }] })
    expect(mug.files).toEqual([])
  })
})

test('a file that nothing has is forgotten after thirty days, and not before', async () => {
  const lonely = await shop.upload(Buffer.from('never saved'))
  const taken = await shop.upload(Buffer.from('taken out, then put back'))
  const key = (await keyOf(lonely.id))!
  const clean = (day: number) => app.changing(shop.website, (scope) => removeUnusedFiles(scope, Date.now() + day * DAY))
  await clean(0)
  await clean(29)
  const product = await shop.addProduct({ productType: 2, files: [{ id: newId(), fileId: taken.id }] })
  await clean(31)
  await app.runJobs()
  expect([await keyOf(lonely.id), await files.read(key)]).toEqual([undefined, null])
  expect(await keyOf(shop.file.id)).toBeDefined()
  // A file that was in use again starts a new waiting time when it is unused again.
  await saveFiles(product, [])
  await clean(32)
  await clean(61)
  expect(await keyOf(taken.id)).toBeDefined()
})
