import { readdir, readFile, truncate } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { enqueue } from '#server/jobs/enqueue.ts'
import { takeDue } from '#server/jobs/lease.ts'
import { runJob, runnerOf, runnersOf } from '#server/jobs/run-job.ts'
import { animatedGif, drawNoise, drawSpot } from '#server/testing/files/pictures.ts'
import { uploaded } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Asset } from '#shared/files/schema.ts'
import { createDecodeLimiter } from './decode-limiter.ts'
import { derivativesOf } from './derivatives.ts'
import { makeDerivativesJob } from './jobs.ts'
import { DERIVATIVES_VERSION } from './keys.ts'
import { makeDerivativesHandler } from './make-derivatives.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const owner = await app.owner(website)
const visitor = app.visitor(website)

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const SAFARI_13 = 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'

/** Wide and low: as many sizes as a photograph has, with a tenth of its pixels to encode. */
const photo = async (width = 1200, height = 80) =>
  uploaded(owner, await (await drawSpot(width, height)).jpeg().toBuffer())
const get = (asset: Asset, query = '', headers: Record<string, string> = {}) =>
  visitor.request('GET', `${asset.assetUrl}${query}`, undefined, headers)

/** The files made from an asset, by the part of their names after its id. */
async function derived(asset: Asset): Promise<string[]> {
  const folder = join(app.services.env.DATA_DIR, 'files/derived', website.id, asset.id.slice(-2))
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.startsWith(asset.id)).map((name) => name.slice(asset.id.length + 1))
}

describe('a picture in a width', () => {
  test('is made in that width and may be kept for good', async () => {
    const asset = await photo(1200, 800)
    const response = await get(asset, '?format=500w', { accept: 'image/webp,*/*' })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 500, height: 333 })
  })

  test('is never enlarged: larger widths share one file', async () => {
    const asset = await photo(640, 400)
    for (const width of [750, 1000, 1500, 2500]) {
      const response = await get(asset, `?format=${width}w`)
      expect((await sharp(response.rawPayload).metadata()).width).toBe(640)
    }
    expect(await derived(asset)).toEqual([`${DERIVATIVES_VERSION}-640.jpg`])
  })

  test('comes as the best format that the browser names and that is ready', async () => {
    const asset = await photo()
    const typeFor = async (accept: string) => (await get(asset, '?format=300w', { accept })).headers['content-type']
    expect(await typeFor(CHROME)).toBe('image/webp')
    expect(await typeFor(SAFARI_13)).toBe('image/jpeg')
    expect(await typeFor('image/avif;q=0,image/webp;q=0')).toBe('image/jpeg')
    await app.runJobs()
    expect(await typeFor(CHROME)).toBe('image/avif')
    expect(await typeFor('image/webp')).toBe('image/webp')
    const first = await get(asset, '?format=300w', { accept: CHROME })
    expect(first.headers['cache-control']).toContain('immutable')
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 300 })
  })

  test('replaces its AVIF only until that is made', async () => {
    const response = await get(await photo(), '?format=750w', { accept: CHROME })
    expect(response.headers['content-type']).toBe('image/webp')
    expect(response.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
  })

  test('keeps what is clear: PNG where WebP is not known', async () => {
    const clear = sharp({
      create: { width: 320, height: 200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
    const asset = await uploaded(owner, await clear.png().toBuffer())
    const response = await get(asset, '?format=100w', { accept: SAFARI_13 })
    expect(response.headers['content-type']).toBe('image/png')
    expect((await sharp(response.rawPayload).metadata()).hasAlpha).toBe(true)
  })

  test('keeps moving in WebP and has no AVIF', async () => {
    const frames = await Promise.all([1, 2, 3].map(() => drawNoise(400, 20).png().toBuffer()))
    const asset = await uploaded(
      owner,
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    await app.runJobs()
    const moving = await get(asset, '?format=300w', { accept: CHROME })
    expect(moving.headers['content-type']).toBe('image/webp')
    expect(await sharp(moving.rawPayload).metadata()).toMatchObject({ width: 300, pages: 3 })
    expect((await derived(asset)).filter((name) => name.endsWith('avif'))).toEqual([])
    const still = await get(asset, '?format=300w')
    expect((await sharp(still.rawPayload).metadata()).pages).toBeUndefined()
  })
})

describe('addresses', () => {
  const shared = photo(200, 100)
  test.each([
    '?format=640w',
    '?format=0750w',
    '?format=750',
    '?format=750W',
    '?format=750wjunk',
    '?format=%37%35%30w',
    '?format=-750w',
    '?format=7.5e2w',
    '?format=750w&format=750w',
    '?format=750w&format=300w',
    '?format=750w&v=2',
    '?v=2',
    '?format=',
    '?format',
    '?&format=750w',
    '?format=750w&',
    '?format[]=750w',
    '?format=Original',
    '?q=100',
  ])('%s is refused before anything is decoded', async (query) => {
    const asset = await shared
    const { drawn } = derivativesOf(app.services)
    const response = await get(asset, query)
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('picture-format-unknown')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(derivativesOf(app.services).drawn).toBe(drawn)
  })

  test('three thousand of them make seven widths in the formats that were asked for', async () => {
    const asset = await photo(2600, 100)
    const { app: server } = app.services
    const host = `${website.slug}.localhost`
    for (let width = 0; width < 3_000; width += 1) {
      await server.inject({ url: `${asset.assetUrl}?format=${width}w`, headers: { host, accept: 'image/webp' } })
    }
    expect((await derived(asset)).sort()).toEqual(
      [100, 300, 500, 750, 1000, 1500, 2500].map((width) => `${DERIVATIVES_VERSION}-${width}.webp`).sort(),
    )
  })

  test('with another name lead to the one that counts', async () => {
    const asset = await photo(200, 100)
    for (const name of ['', '/other.jpg', '/..%2f..%2fetc%2fpasswd']) {
      const response = await visitor.request('GET', `/media/${asset.id}${name}?format=100w`)
      expect([response.statusCode, response.headers.location]).toEqual([301, `${asset.assetUrl}?format=100w`])
    }
  })

  test.each(['/media/x/y.jpg', '/media/..%2f..%2fvitrine.db/y', `/media/${crypto.randomUUID()}/y.jpg`])(
    '%s is no picture',
    async (url) => {
      expect((await visitor.request('GET', url)).statusCode).toBe(404)
    },
  )

  test("another website's picture is not there", async () => {
    const asset = await photo(200, 100)
    const elsewhere = app.visitor(await app.buildWebsite())
    expect((await elsewhere.request('GET', asset.assetUrl)).statusCode).toBe(404)
    expect((await elsewhere.request('GET', `${asset.assetUrl}?format=100w`)).statusCode).toBe(404)
  })
})

describe('the original', () => {
  test('is served as it is kept', async () => {
    const asset = await photo(300, 200)
    for (const query of ['', '?format=original']) {
      const response = await get(asset, query)
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(asset.bytes),
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(response.rawPayload.length).toBe(asset.bytes)
    }
  })

  test('is measured without being sent', async () => {
    const asset = await photo(300, 200)
    const response = await visitor.request('HEAD', asset.assetUrl)
    expect([response.statusCode, response.headers['content-length'], response.rawPayload.length]).toEqual([
      200,
      String(asset.bytes),
      0,
    ])
  })

  test('is never served in part', async () => {
    const asset = await photo(300, 200)
    const row = await app.services.database
      .selectFrom('assets')
      .select('storage_key')
      .where('id', '=', asset.id)
      .executeTakeFirstOrThrow()
    await truncate(join(app.services.env.DATA_DIR, 'files', row.storage_key), 1000)
    expect((await get(asset)).statusCode).toBe(500)
  })
})

test('what a browser has already is not sent again', async () => {
  const asset = await photo()
  const first = await get(asset, '?format=300w', { accept: 'image/webp' })
  const etag = String(first.headers.etag)
  const again = await get(asset, '?format=300w', { accept: 'image/webp', 'if-none-match': `"x", W/${etag}` })
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag])
  const other = await get(asset, '?format=300w', { accept: SAFARI_13, 'if-none-match': etag })
  expect(other.statusCode).toBe(200)
  const original = await get(asset)
  expect((await get(asset, '', { 'if-none-match': String(original.headers.etag) })).statusCode).toBe(304)
})

test('however many ask for a new picture at once, it is drawn once, and no more pictures at a time than there are cores', async () => {
  const assets = [await photo(), await photo(), await photo(), await photo()]
  const derivatives = derivativesOf(app.services)
  const before = derivatives.drawn
  const responses = await Promise.all(
    Array.from({ length: 64 }, (_, index) => get(assets[index % 4]!, '?format=500w', { accept: 'image/webp' })),
  )
  expect(responses.every((response) => response.statusCode === 200 && response.rawPayload.length > 100)).toBe(true)
  expect(derivatives.drawn - before).toBe(4)

  const gate = createDecodeLimiter(availableParallelism())
  await Promise.all(
    Array.from({ length: 64 }, () => gate.run('waiting', () => new Promise((done) => setTimeout(done, 1)))),
  )
  expect(gate.peak).toBe(availableParallelism())
})

test('a picture that is damaged on disk is made again instead of being served', async () => {
  const asset = await photo(700, 500)
  const whole = (await get(asset, '?format=500w', { accept: 'image/webp' })).rawPayload
  const path = join(
    app.services.env.DATA_DIR,
    'files/derived',
    website.id,
    asset.id.slice(-2),
    `${asset.id}-${DERIVATIVES_VERSION}-500.webp`,
  )
  for (const length of [0, 20, whole.length - 5, whole.length + 10]) {
    await truncate(path, length)
    // Another process, which has nothing in memory.
    const derivatives = await otherProcess()
    const media = { websiteId: website.id, id: asset.id, storageKey: await keyOf(asset), frames: 1 } as never
    expect((await derivatives.findOrMake(media, 500, 'webp'))!.equals(whole)).toBe(true)
  }
  expect((await readFile(path)).length).toBeGreaterThan(whole.length)
})

async function otherProcess() {
  const { createDerivatives } = await import('./derivatives.ts')
  return createDerivatives(app.services.files, () => {})
}

async function keyOf(asset: Asset): Promise<string> {
  const { services } = app
  const row = await services.database
    .selectFrom('assets')
    .select('storage_key')
    .where('id', '=', asset.id)
    .executeTakeFirstOrThrow()
  return row.storage_key
}

test('the job makes every width ahead, in both formats, once', async () => {
  const asset = await photo()
  await app.runJobs()
  expect((await derived(asset)).sort()).toEqual(
    [
      ...[100, 300, 500, 750, 1000, 1200].map((width) => `${DERIVATIVES_VERSION}-${width}.webp`),
      ...[300, 500, 750, 1000, 1200].map((width) => `${DERIVATIVES_VERSION}-${width}.avif`),
    ].sort(),
  )
  const derivatives = derivativesOf(app.services)
  const before = derivatives.drawn
  await app.services.database.updateTable('assets').set({ derived_at: null }).where('id', '=', asset.id).execute()
  await photo(150, 100)
  await app.runJobs()
  // Only the second picture was new: 100 and 150 pixels as WebP; AVIF starts at 200.
  expect(derivatives.drawn - before).toBe(2)
})

test('the job leaves one job for the rest when the process ends', async () => {
  await photo()
  const { database } = app.services
  const { kind } = makeDerivativesJob
  const [row] = await takeDue(database, { now: Date.now(), most: 1 })
  const runners = runnersOf(runnerOf(makeDerivativesJob, makeDerivativesHandler(app.services)))
  await runJob(database, runners, row!, {
    stopping: () => true,
    onError: (error) => expect.unreachable(String(error)),
  })
  await enqueue(database, website.id, makeDerivativesJob, {}, { uniqueKey: 'all' })
  const left = await database.selectFrom('jobs').select(['kind', 'state']).where('state', '<>', 'done').execute()
  expect(left.filter((job) => job.kind === kind)).toEqual([{ kind, state: 'waiting' }])
})

test('a picture that unfolds to a very large animation is small work', async () => {
  const asset = await uploaded(owner, await animatedGif(601, 400, 900))
  expect((await get(asset, '?format=300w', { accept: CHROME })).statusCode).toBe(200)
})
