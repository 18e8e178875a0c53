import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { openLocalFiles } from './local-files.ts'
import { openS3Files } from './s3-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'))
const bucket = await startBucket()
afterAll(async () => {
  bucket.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each<[string, () => Promise<FileStore>]>([
  ['a folder', () => openLocalFiles(folder)],
  ['a bucket', async () => openS3Files(bucket.place)],
])('%s', async (_name, open) => {
  const files = await open()

  test('gives back what was put in, whole and piece by piece', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 0])
    await files.write('originals/site/ab/one.png', bytes, 'image/png')
    expect(await files.read('originals/site/ab/one.png')).toEqual(bytes)
    await files.write('originals/site/ab/one.png', Buffer.from('second'), 'image/png')
    const streamed = (await files.stream('originals/site/ab/one.png'))!
    expect([streamed.bytes, await text(streamed.stream)]).toEqual([6, 'second'])
  })

  test('keeps what a stream brings, and gives back any part of it', async () => {
    const pieces = [Buffer.alloc(70_000, 1), Buffer.from('middle'), Buffer.alloc(70_000, 2)]
    expect(await files.writeStream('downloads/site/ab/one', Readable.from(pieces), 'application/zip')).toBe(140_006)
    expect(await files.read('downloads/site/ab/one')).toEqual(Buffer.concat(pieces))
    const part = (await files.stream('downloads/site/ab/one', { start: 70_000, end: 70_005 }))!
    expect([part.bytes, await text(part.stream)]).toEqual([140_006, 'middle'])
  })

  test('keeps nothing of a stream that breaks', async () => {
    async function* breaking() {
      yield Buffer.alloc(70_000)
      throw new Error('the line is gone')
    }
    const written = files.writeStream('downloads/site/ab/two', Readable.from(breaking()), 'application/zip')
    await expect(written).rejects.toThrow('the line is gone')
    expect(await files.read('downloads/site/ab/two')).toBeNull()
  })

  test('answers null for what is not there, also after it was removed', async () => {
    expect(await files.read('originals/none.png')).toBeNull()
    expect(await files.stream('originals/none.png')).toBeNull()
    await files.write('derived/two.webp', Buffer.from('x'), 'image/webp')
    await files.remove('derived/two.webp')
    await files.remove('derived/two.webp')
    expect(await files.read('derived/two.webp')).toBeNull()
  })

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/.hidden', 'a\\b', 'a/b\0.png', 'a/b%2f', '', 'a/b.png/'])(
    'does not take the key %j',
    async (key) => {
      await expect(files.write(key, Buffer.from('x'), 'image/png')).rejects.toThrow('malformed')
      await expect(files.read(key)).rejects.toThrow('malformed')
    },
  )
})

test('a folder holds only finished files, and forgets what a killed process left half done', async () => {
  const files = await openLocalFiles(folder)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      files.write('derived/same.webp', Buffer.alloc(50_000, index), 'image/webp'),
    ),
  )
  const kept = (await files.read('derived/same.webp'))!
  expect(kept.equals(Buffer.alloc(50_000, kept[0]))).toBe(true)
  const incoming = join(folder, 'incoming')
  expect(await readdir(incoming)).toEqual([])
  await writeFile(join(incoming, 'young'), 'half')
  await writeFile(join(incoming, 'old'), 'half')
  await utimes(join(incoming, 'old'), 0, 0)
  await openLocalFiles(folder)
  expect(await readdir(incoming)).toEqual(['young'])
})

test('of a folder that is too full the files go that were not used the longest', async () => {
  const files = await openLocalFiles(folder)
  for (const [index, name] of ['one', 'two', 'three', 'four'].entries()) {
    await files.write(`trimmed/site/${name}.webp`, Buffer.alloc(1000), 'image/webp')
    await utimes(join(folder, 'trimmed/site', `${name}.webp`), index, index)
  }
  await files.trim('trimmed', 4000)
  expect(await readdir(join(folder, 'trimmed/site'))).toHaveLength(4)
  await files.trim('trimmed', 2500)
  expect((await readdir(join(folder, 'trimmed/site'))).sort()).toEqual(['four.webp', 'three.webp'])
  await files.trim('nothing-here', 0)
})

test('a bucket that is not there is an error, not an absence', async () => {
  const files = openS3Files({ ...bucket.place, bucket: 'elsewhere' })
  await expect(files.read('originals/x.png')).rejects.toThrow()
})

/** The used part of S3: objects of one bucket in memory, addressed by path. */
async function startBucket() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')
    if (!signed || !url.pathname.startsWith('/shop/')) {
      return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    }
    if (request.method === 'PUT') {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      objects.set(url.pathname, Buffer.concat(pieces))
      return void response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(url.pathname)
      return void response.writeHead(204).end()
    }
    const found = objects.get(url.pathname)
    if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (!range) return void response.writeHead(200, { 'content-length': found.length }).end(found)
    const part = found.subarray(Number(range[1]), Number(range[2]) + 1)
    const place = `bytes ${range[1]}-${range[2]}/${found.length}`
    response.writeHead(206, { 'content-length': part.length, 'content-range': place }).end(part)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    place: {
      bucket: 'shop',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
