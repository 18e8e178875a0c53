import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'
import { assertKey } from './keys.ts'

export interface S3Place {
  readonly bucket: string
  readonly region: string
  /** For stores other than Amazon's; the bucket is then part of the path. */
  readonly endpoint?: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const CONNECT_MILLISECONDS = 3_000
const ANSWER_MILLISECONDS = 20_000
/** A large file may take long to reach the bucket. */
const LARGE_FILE_MILLISECONDS = 60 * 60 * 1000

/** Files in an S3 bucket. Amazon's library is loaded with the first file, not with the process. */
export function openS3Files(place: S3Place): FileStore {
  let connection: ReturnType<typeof connect> | undefined
  const store = () => {
    connection ??= connect(place)
    return connection
  }
  const at = (key: string) => {
    assertKey(key)
    return { Bucket: place.bucket, Key: key }
  }

  return {
    async write(key, bytes, mediaType) {
      const { client, s3 } = await store()
      await client.send(new s3.PutObjectCommand({ ...at(key), Body: bytes, ContentType: mediaType }))
    },
    // S3 needs the length in advance, so a stream is written to disk first.
    async writeStream(key, stream, mediaType) {
      const waiting = join(tmpdir(), `vitrine-${randomUUID()}`)
      try {
        await pipeline(stream, createWriteStream(waiting, { flags: 'wx', mode: 0o600 }))
        const { size } = await stat(waiting)
        const { client, s3 } = await store()
        const file = { Body: createReadStream(waiting), ContentLength: size, ContentType: mediaType }
        const patience = { requestTimeout: LARGE_FILE_MILLISECONDS }
        await client.send(new s3.PutObjectCommand({ ...at(key), ...file }), patience)
        return size
      } finally {
        await rm(waiting, { force: true })
      }
    },
    async read(key) {
      const { client, s3 } = await store()
      const found = await unlessMissing(client.send(new s3.GetObjectCommand(at(key))))
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null
    },
    async stream(key, range) {
      const { client, s3 } = await store()
      const part = range && { Range: `bytes=${range.start}-${range.end}` }
      const found = await unlessMissing(client.send(new s3.GetObjectCommand({ ...at(key), ...part })))
      if (!found?.Body) return null
      const whole = Number(/\/(\d+)$/.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength ?? 0)
      return { stream: found.Body as Readable, bytes: whole }
    },
    async remove(key) {
      const { client, s3 } = await store()
      await client.send(new s3.DeleteObjectCommand(at(key)))
    },
    // A bucket is unlimited; its owner sets a lifecycle rule for `derived/`.
    async trim() {},
  }
}

async function connect({ region, endpoint, accessKeyId, secretAccessKey }: S3Place) {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Checksums that only Amazon's own store supports are left out when S3 does not require them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MILLISECONDS, requestTimeout: ANSWER_MILLISECONDS },
  })
  return { client, s3 }
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null
    throw error
  }
}
