import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { drawSpot } from '#server/testing/files/pictures.ts'
import { buildExport } from '#server/testing/imports/build-export.ts'
import { buildShop, importFile, productsOf, rowsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp()

/** The other shop: a server with the given pictures, which records its requests. */
const pictures = new Map<string, Buffer>()
const asked: string[] = []
const otherShop = createServer((request, response) => {
  asked.push(request.url!)
  const bytes = pictures.get(request.url!)
  response.writeHead(bytes ? 200 : 404, { 'content-type': 'image/png' }).end(bytes)
})
await new Promise<void>((resolve) => otherShop.listen(0, '127.0.0.1', resolve))
afterAll(() => otherShop.close())
const origin = `http://127.0.0.1:${(otherShop.address() as AddressInfo).port}`

let drawn = 0
/** Adds a unique picture to the other shop; it is recognized by its width. */
async function hang(path: string): Promise<number> {
  drawn += 1
  pictures.set(path, await (await drawSpot(60 + drawn, 40)).png().toBuffer())
  return 60 + drawn
}

type Shop = Awaited<ReturnType<typeof buildShop>>

/** Fetches until nothing waits, as jobs do. */
async function fetchAll({ site }: Shop, importId: string, allowed: string[] = ['127.0.0.1']): Promise<void> {
  while ((await fetchPictures(app.services, site.id, importId, { allowed })) > 0);
}

const stateOf = async ({ owner }: Shop, importId: string) =>
  (await owner.call(contracts.getImportCall, { parameters: { importId } })).body.import
const widths = async ({ site }: Shop) =>
  (await productsOf(app, site)).map((product) => product.pictures.map((picture) => picture.width))

const file = (...lines: string[]) =>
  ['Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src,Image Alt Text,Variant Image', ...lines].join('\n')

describe('pictures of an import', () => {
  it('come to the blocks of posts and pages that wait for them, and go when the import is undone', async () => {
    const shop = await buildShop(app)
    const width = await hang('/kiln.png')
    const image = `<img src="${origin}/kiln.png" alt="A kiln">`
    const text = buildExport([
      { id: 1, type: 'attachment', url: `${origin}/kiln.png` },
      { id: 2, title: 'Fire', slug: 'fire', html: `<p>Hot</p>${image}`, meta: { _thumbnail_id: '1' } },
      {
        id: 3,
        type: 'page',
        title: 'Rooms',
        slug: 'rooms',
        html: `<figure class="gallery">${image}${image.replace('kiln', 'gone')}</figure>`,
      },
    ])
    const { id, pictures: counts } = await importFile(app, shop.site, shop.owner, text)
    expect(counts).toEqual({ waiting: 4, done: 0, failed: 0 })
    const before = asked.length
    await fetchAll(shop, id)
    expect((await stateOf(shop, id)).pictures).toEqual({ waiting: 0, done: 3, failed: 1 })
    expect(asked.slice(before).filter((path) => path === '/kiln.png')).toHaveLength(1)
    const visitor = app.visitor(shop.site)
    const post = (await visitor.request('GET', '/blog/fire')).body
    expect(post.split(`width="${width}"`).length).toBeGreaterThan(2)
    expect((await visitor.request('GET', '/rooms')).body).toContain('alt="A kiln"')
    const again = await importFile(app, shop.site, shop.owner, text)
    expect(again.outcome).toMatchObject({ create: 0, update: 0, unchanged: 2 })
    await shop.owner.call(contracts.undoImportCall, { parameters: { importId: id } })
    await undoImport(app.services, shop.site.id, id, async () => false)
    expect(await stateOf(shop, id)).toMatchObject({ state: 'undone', failure: null })
    for (const path of ['/blog/fire', '/rooms', '/blog'])
      expect((await visitor.request('GET', path)).statusCode).toBe(404)
  })

  it('come to their products in their order, with their words, and to their variants', async () => {
    const shop = await buildShop(app)
    const [front, side] = [await hang('/front.png'), await hang('/side.png')]
    const text = file(
      `mug,Mug,Size,S,1.00,${origin}/front.png,From the front,`,
      `mug,,,L,2.00,${origin}/side.png,,${origin}/side.png`,
    )
    const { id, pictures: counts } = await importFile(app, shop.site, shop.owner, text)
    expect(counts).toEqual({ waiting: 2, done: 0, failed: 0 })
    expect(await widths(shop)).toEqual([[]])
    await fetchAll(shop, id)
    expect((await stateOf(shop, id)).pictures).toEqual({ waiting: 0, done: 2, failed: 0 })
    const [mug] = await productsOf(app, shop.site)
    expect(mug!.pictures.map(({ width, altText }) => [width, altText])).toEqual([
      [front, 'From the front'],
      [side, ''],
    ])
    expect(mug!.variants.map((variant) => variant.pictureId)).toEqual([null, mug!.pictures[1]!.id])

    const before = asked.length
    const again = await importFile(app, shop.site, shop.owner, text)
    expect(again).toMatchObject({ outcome: { unchanged: 1, warnings: 0 }, pictures: { waiting: 0, failed: 0 } })
    await fetchAll(shop, again.id)
    expect(asked.length).toBe(before)
  })

  it('inside of a description come too, over http and without a scheme, and are shown from here', async () => {
    const shop = await buildShop(app)
    const width = await hang('/inside.png?v=1&w=2')
    const { host } = new URL(origin)
    const body = `<p>Look <img src=""//${host}/inside.png?v=1&amp;w=2""> and <img src=""http://${host}/gone.png""></p>`
    const text = ['Handle,Title,Body (HTML),Option1 Name,Variant Price', `mug,Mug,"${body}",,1.00`].join('\n')
    const first = await importFile(app, shop.site, shop.owner, text)
    expect(first.notices.join(' ')).toContain(`2 images will be downloaded from ${host}.`)
    await fetchAll(shop, first.id)
    const listed = await shop.owner.call(contracts.listImportPicturesCall, { parameters: { importId: first.id } })
    expect(listed.body.pictures.map(({ place, url, sentence }) => [place, url, sentence])).toEqual([
      ['body', `https://${host}/gone.png`, expect.any(String)],
    ])
    const [mug] = await productsOf(app, shop.site)
    const [, path = ''] = /src="(\/media\/[^"]+)"/.exec(mug!.body) ?? []
    expect((await sharp((await app.visitor(shop.site).request('GET', path)).rawPayload).metadata()).width).toBe(width)
    expect(mug!.body).toContain(`src="https://${host}/gone.png"`)
    expect(mug!.pictures).toEqual([])
    expect((await stateOf(shop, first.id)).pictures).toEqual({ waiting: 0, done: 1, failed: 1 })

    const again = await importFile(app, shop.site, shop.owner, text)
    expect(again.outcome).toMatchObject({ update: 0, unchanged: 1 })
    const undone = await shop.owner.call(contracts.undoImportCall, { parameters: { importId: first.id } })
    expect(undone.status).toBe(200)
    await undoImport(app.services, shop.site.id, first.id, async () => false)
    expect(await productsOf(app, shop.site)).toEqual([])
  })

  it('that cannot be fetched are warnings, and come when they are retried', async () => {
    const shop = await buildShop(app)
    const [first, third] = [await hang('/first.png'), await hang('/third.png')]
    const text = file(
      `jar,Jar,,,1.00,${origin}/first.png,,`,
      `jar,,,,,${origin}/second.png,,`,
      `jar,,,,,${origin}/third.png,,`,
    )
    const { id, outcome } = await importFile(app, shop.site, shop.owner, text)
    expect(outcome).toMatchObject({ create: 1, error: 0 })
    await fetchAll(shop, id)
    expect((await stateOf(shop, id)).pictures).toEqual({ waiting: 0, done: 2, failed: 1 })
    expect(await widths(shop)).toEqual([[first, third]])
    const list = await shop.owner.call(contracts.listImportPicturesCall, {
      parameters: { importId: id },
      query: { state: 'failed' },
    })
    expect(list.body.pictures).toMatchObject([
      {
        url: `${origin}/second.png`,
        productTitle: 'Jar',
        sentence: `The image at ${origin}/second.png couldn’t be downloaded.`,
      },
    ])

    const second = await hang('/second.png')
    const retried = await shop.owner.call(contracts.retryImportPicturesCall, { parameters: { importId: id } })
    expect(retried.body.import.pictures).toEqual({ waiting: 1, done: 2, failed: 0 })
    await fetchAll(shop, id)
    expect(await widths(shop)).toEqual([[first, second, third]])
  })

  it('that are no pictures are reported as such', async () => {
    const shop = await buildShop(app)
    pictures.set('/page.html', Buffer.from('<html><script>alert(1)</script></html>'))
    const { id } = await importFile(app, shop.site, shop.owner, file(`a,A,,,1.00,${origin}/page.html,,`))
    await fetchAll(shop, id)
    const list = await shop.owner.call(contracts.listImportPicturesCall, { parameters: { importId: id } })
    expect(list.body.pictures[0]!.sentence).toMatch(/does not appear to be a supported image file/)
  })

  it('at private addresses are never asked for', async () => {
    const shop = await buildShop(app)
    await hang('/private.png')
    const before = asked.length
    const text = file(
      `a,A,,,1.00,${origin}/private.png,,`,
      `b,B,,,1.00,http://169.254.169.254/latest/meta-data,,`,
      `c,C,,,1.00,http://[::ffff:127.0.0.1]:${new URL(origin).port}/private.png,,`,
      `d,D,,,1.00,http://2130706433:${new URL(origin).port}/private.png,,`,
    )
    const { id } = await importFile(app, shop.site, shop.owner, text)
    await fetchAll(shop, id, [])
    expect((await stateOf(shop, id)).pictures).toEqual({ waiting: 0, done: 0, failed: 4 })
    expect(asked.length).toBe(before)
  })

  it('that an update brings take the place of the old ones only when they are there', async () => {
    const shop = await buildShop(app)
    const old = await hang('/old.png')
    const first = await importFile(app, shop.site, shop.owner, file(`a,A,,,1.00,${origin}/old.png,,`))
    await fetchAll(shop, first.id)
    const second = await importFile(app, shop.site, shop.owner, file(`a,A,,,1.00,${origin}/new.png,,`))
    const [row] = await rowsOf(shop.owner, second.id)
    expect(row!.changes).toEqual([{ field: 'Images', before: '1', after: '1, 1 to download' }])
    await fetchAll(shop, second.id)
    expect(await widths(shop)).toEqual([[old]])
    const fresh = await hang('/new.png')
    await shop.owner.call(contracts.retryImportPicturesCall, { parameters: { importId: second.id } })
    await fetchAll(shop, second.id)
    expect(await widths(shop)).toEqual([[fresh]])
  })

  it('that several products show are fetched once', async () => {
    const shop = await buildShop(app)
    const width = await hang('/shared.png')
    const lines = Array.from({ length: 9 }, (_, number) => `p${number},P${number},,,1.00,${origin}/shared.png,,`)
    const { id } = await importFile(app, shop.site, shop.owner, file(...lines))
    await fetchAll(shop, id)
    expect(await widths(shop)).toEqual(Array.from({ length: 9 }, () => [width]))
    // Four are requested at the same moment; the others find the file.
    expect(asked.filter((url) => url === '/shared.png').length).toBeLessThanOrEqual(4)
  })

  it('that are missing are tried again by a second import, and are no change', async () => {
    const shop = await buildShop(app)
    const text = file(`a,A,,,1.00,${origin}/late.png,,`)
    const first = await importFile(app, shop.site, shop.owner, text)
    await fetchAll(shop, first.id)
    const second = await importFile(app, shop.site, shop.owner, text)
    expect(second).toMatchObject({ outcome: { unchanged: 1, update: 0, warnings: 1 }, pictures: { waiting: 1 } })
    expect((await stateOf(shop, first.id)).pictures).toEqual({ waiting: 0, done: 0, failed: 0 })
    const width = await hang('/late.png')
    await fetchAll(shop, second.id)
    expect(await widths(shop)).toEqual([[width]])
  })

  it('go with the import when it is taken back, those on their way too', async () => {
    const shop = await buildShop(app)
    const old = await hang('/keep.png')
    const first = await importFile(app, shop.site, shop.owner, file(`a,A,,,1.00,${origin}/keep.png,,`))
    await fetchAll(shop, first.id)
    await hang('/other.png')
    const second = await importFile(
      app,
      shop.site,
      shop.owner,
      file(`a,A,,,1.00,${origin}/other.png,,`, `b,B,,,1.00,${origin}/other.png,,`, `c,C,,,1.00,${origin}/never.png,,`),
    )
    await fetchAll(shop, second.id)
    await shop.owner.call(contracts.undoImportCall, { parameters: { importId: second.id } })
    await undoImport(app.services, shop.site.id, second.id, async () => false)
    expect(await widths(shop)).toEqual([[old]])
    expect((await stateOf(shop, second.id)).state).toBe('undone')
    await fetchAll(shop, second.id)
    expect(await widths(shop)).toEqual([[old]])
  })

  it('of our own files are found again without being fetched', async () => {
    const shop = await buildShop(app)
    const width = await hang('/own.png')
    const { id } = await importFile(app, shop.site, shop.owner, file(`a,A,,,1.00,${origin}/own.png,,`))
    await fetchAll(shop, id)
    const exported = await shop.owner.request('GET', '/api/owner/products.csv')
    expect(exported.body).toMatch(/"https?:\/\/[^/"]+\/media\/[0-9a-f-]+\/own\.png"/)
    const again = await importFile(app, shop.site, shop.owner, exported.rawPayload)
    expect(again).toMatchObject({ outcome: { unchanged: 1 }, pictures: { waiting: 0, done: 0, failed: 0 } })

    // Another shop fetches them from this one.
    const other = await buildShop(app)
    const there = await importFile(app, other.site, other.owner, exported.rawPayload)
    expect(there.pictures.waiting).toBe(1)
    expect(await widths(shop)).toEqual([[width]])
  })
})
