import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { animatedGif, bombJpeg, bombPng, drawNoise, drawQuarters } from '#server/testing/files/pictures.ts'
import { uploadAs, uploaded } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listFilesCall } from '#shared/files/schema.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const owner = await app.owner(website)

async function storedBytes(assetId: string): Promise<Buffer> {
  const row = await app.services.database
    .selectFrom('assets')
    .select('storage_key')
    .where('id', '=', assetId)
    .executeTakeFirstOrThrow()
  return (await app.services.files.read(row.storage_key))!
}

describe('what is kept of a picture', () => {
  test('its size, its address and the colours of its corners', async () => {
    const asset = await uploaded(
      owner,
      await (await drawQuarters(400, 300)).jpeg({ quality: 100 }).toBuffer(),
      'Harbor Mug (1).JPEG',
    )
    expect(asset).toMatchObject({ width: 400, height: 300, mediaType: 'image/jpeg', filename: 'Harbor Mug (1).JPEG' })
    expect(asset.assetUrl).toBe(`/media/${asset.id}/harbor-mug-1.jpg`)
    const { topLeft, topRight, bottomLeft, bottomRight } = asset.colorData!
    expect(topLeft).toMatch(/^f.0.0.$/)
    expect(topRight).toMatch(/^0.f.0.$/)
    expect(bottomLeft).toMatch(/^0.0.f.$/)
    expect(bottomRight).toMatch(/^f.f.f.$/)
  })

  test('upright, and without place, camera and author', async () => {
    const taken = await (await drawQuarters(400, 300))
      .withExif({
        IFD0: { Artist: 'Canary Author', Make: 'Canary Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '7/1 0/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const asset = await uploaded(owner, taken, 'turned.jpg')
    expect([asset.width, asset.height]).toEqual([300, 400])
    // Orientation 6 rotates the picture clockwise: its bottom left becomes its top left.
    expect(asset.colorData!.topLeft).toMatch(/^0.0.f.$/)
    const kept = await storedBytes(asset.id)
    const { exif, xmp, iptc, orientation } = await sharp(kept).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({})
    expect(kept.includes('Canary')).toBe(false)
  })

  test('the same bytes once for each website, also when they are sent at the same moment', async () => {
    const bytes = await drawNoise(50, 50).png().toBuffer()
    const assets = await Promise.all([1, 2, 3, 4].map((number) => uploaded(owner, bytes, `copy-${number}.png`)))
    expect(new Set(assets.map((asset) => asset.id)).size).toBe(1)
    const elsewhere = await uploaded(await app.owner(await app.buildWebsite()), bytes)
    expect(elsewhere.id).not.toBe(assets[0]!.id)
  })

  test('no more than 5000 pixels of its longer side', async () => {
    const wide = sharp({ create: { width: 7000, height: 700, channels: 3, background: '#336699' } })
    expect(await uploaded(owner, await wide.jpeg().toBuffer())).toMatchObject({ width: 5000, height: 500 })
  })
})

describe('formats', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s stays what it is, whatever it is called', async (format) => {
    const bytes = await drawNoise(60, 40).toFormat(format).toBuffer()
    const asset = await uploaded(owner, bytes, 'page.html')
    expect(asset.mediaType).toBe(`image/${format}`)
    expect(asset.assetUrl).toMatch(new RegExp(`/page\\.${format === 'jpeg' ? 'jpg' : format}$`))
  })

  test('a GIF becomes a PNG, an animated one an animated WebP', async () => {
    const still = await drawNoise(40, 40).gif().toBuffer()
    expect(await uploaded(owner, still)).toMatchObject({ mediaType: 'image/png', isAnimated: false })
    const frames = await Promise.all([1, 2, 3].map(() => drawNoise(40, 30).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const asset = await uploaded(owner, moving)
    expect(asset).toMatchObject({ mediaType: 'image/webp', isAnimated: true, width: 40, height: 30 })
    expect((await sharp(await storedBytes(asset.id)).metadata()).pages).toBe(3)
  })

  test('of an animation that is too large only its first frame is kept', async () => {
    const asset = await uploaded(owner, await animatedGif(600, 400, 800))
    expect(asset).toMatchObject({ mediaType: 'image/png', isAnimated: false, width: 600, height: 400 })
  })
})

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML declaration', Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HTML that begins like a GIF', Buffer.from('GIF8<script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7 nothing more')],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
    ['a program', Buffer.from('\x7fELF and a little more', 'latin1')],
  ])('%s, in fixed words', async (_name, bytes) => {
    const { status, failure } = await uploadAs(owner, bytes, 'holiday.jpg')
    expect(status).toBe(400)
    expect(failure.error).toBe('The file holiday.jpg does not appear to be a supported image file.')
  })

  test.each([
    ['JPEG', bombJpeg],
    ['PNG', bombPng],
  ])('a small %s of 64,250 by 64,250 pixels, without taking the memory for them', async (_name, bomb) => {
    const bytes = await bomb()
    await uploadAs(owner, await drawNoise(8, 8).png().toBuffer())
    const memory = process.memoryUsage().rss
    const { code } = await uploadAs(owner, bytes)
    expect(process.memoryUsage().rss - memory).toBeLessThan(50_000_000)
    expect(code).toBe('picture-too-many-pixels')
  })

  test('a file that ends too early', async () => {
    const whole = await drawNoise(300, 300).jpeg().toBuffer()
    expect((await uploadAs(owner, whole.subarray(0, whole.length / 2))).code).toBe('file-damaged')
    expect((await uploadAs(owner, whole.subarray(0, 40))).code).toBe('file-damaged')
  })

  test('HTML behind the header of a picture does not survive', async () => {
    const picture = await drawNoise(20, 20).png().toBuffer()
    const asset = await uploaded(owner, Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]))
    expect((await storedBytes(asset.id)).includes('<script>')).toBe(false)
  })

  test('more than 20 MB, in fixed words', async () => {
    const { status, failure } = await uploadAs(owner, Buffer.alloc(20 * 1024 * 1024 + 1, 0xff), 'huge.jpg')
    expect(status).toBe(413)
    expect(failure.error).toBe('The file huge.jpg is too large. The maximum allowed file size is 20 MB.')
  })

  test('a form without a file, and what is no form', async () => {
    expect((await uploadAs(owner, Buffer.alloc(0))).code).toBe('file-missing')
    expect((await owner.request('POST', '/api/owner/files', { file: 'x' })).json().code).toBe('file-missing')
  })

  test('everyone whose role may not write files', async () => {
    const bytes = await drawNoise(10, 10).png().toBuffer()
    expect((await uploadAs(app.visitor(website), bytes)).status).toBe(401)
    expect((await uploadAs(await app.owner(website, roles.viewer), bytes)).status).toBe(403)
  })
})

test.each([
  ['../../../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini.png', 'boot.ini.png'],
  ['%2e%2e%2fsecret.png', '%2e%2e%2fsecret.png'],
  ['....//....//x.png', 'x.png'],
  ['con.png', 'con.png'],
  ['..', 'picture'],
])('a file named %s lands inside the store under a name of ours', async (sent, shown) => {
  const asset = await uploaded(owner, await drawNoise(12, 12).png().toBuffer(), sent)
  expect(asset.filename).toBe(shown)
  expect(asset.assetUrl).toMatch(/^\/media\/[0-9a-f-]{36}\/[a-z0-9-]+\.png$/)
  const row = await app.services.database
    .selectFrom('assets')
    .select('storage_key')
    .where('id', '=', asset.id)
    .executeTakeFirstOrThrow()
  expect(row.storage_key).toBe(`originals/${website.id}/${asset.id.slice(-2)}/${asset.id}.png`)
})

test('a store that cannot save a file says so in fixed words and leaves no row', async () => {
  const { files } = app.services
  const write = files.write
  files.write = async () => Promise.reject(new Error('ENOSPC'))
  const { status, failure } = await uploadAs(owner, await drawNoise(14, 14).png().toBuffer(), 'unlucky.png')
  files.write = write
  expect([status, failure.error]).toEqual([503, 'File upload failed to complete'])
  const { assets } = (await owner.call(listFilesCall, { query: { search: 'unlucky' } })).body
  expect(assets).toEqual([])
})
