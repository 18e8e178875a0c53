import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import type { FileStore } from './file-store.ts'
import { openLocalFiles } from './local-files.ts'
import { openS3Files } from './s3-files.ts'

/** Opens the file store of the environment: an S3 bucket, or the folder `files` beside the database. */
export async function openFileStore(env: Env): Promise<FileStore> {
  if (!env.S3_BUCKET) return openLocalFiles(join(env.DATA_DIR, 'files'))
  return openS3Files({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    // `env.ts` refuses a bucket without its keys.
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
  })
}
