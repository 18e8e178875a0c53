import { buffer } from 'node:stream/consumers'
import { saveDownloadFile } from '#server/downloads/save-download-file.ts'
import type { RemotePicture } from '#server/files/fetch-remote-picture.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { formatSizeLimit, MEGABYTE } from '#shared/files/file-size.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { displayName } from '../files/asset-url.ts'
import type { Archive } from './archive.ts'

const OUR_PICTURE = /^https?:\/\/[^/]+\/media\/([0-9a-zA-Z-]{8,64})\/([^/?#]+)/

/** A picture from the ZIP file of an export; null when it is not in it, and has to be fetched. */
export async function pictureIn(archive: Archive | null, url: string): Promise<Result<RemotePicture> | null> {
  const [, id = '', name = ''] = OUR_PICTURE.exec(url) ?? []
  const path = archive?.pictureOf(id) ?? null
  const file = path === null ? null : await archive!.open(path).catch(() => null)
  if (!file || file.bytes === 0) return null
  const filename = displayName(name, uploadLimits.filename)
  if (file.bytes > uploadLimits.bytes) {
    file.stream.destroy()
    return fail('file-too-large', { fileName: filename, maxSize: formatSizeLimit(uploadLimits.bytes) })
  }
  const bytes = await buffer(file.stream).catch(() => null)
  return bytes ? succeed({ bytes, filename }) : null
}

interface SoldFile {
  /** Its path in the ZIP file. */
  readonly url: string
  readonly filename?: string
}

/** Stores a file for sale from the ZIP file of an export. @returns its id here */
export async function takeFile(
  services: Pick<Services, 'files' | 'app' | 'env'>,
  scope: Scope,
  archive: Archive | null,
  { url, filename: called = '' }: SoldFile,
): Promise<Result<string>> {
  const filename = displayName(called, limits.productFilename, 'file')
  const file = await archive?.open(url).catch(() => null)
  if (!file) return fail('import-download-missing', { filename })
  const most = services.env.LIMIT_DOWNLOAD_MEGABYTES * MEGABYTE
  if (file.bytes > most) {
    file.stream.destroy()
    return fail('file-too-large', { fileName: filename, maxSize: formatSizeLimit(most) })
  }
  const saved = await saveDownloadFile(services, scope, async (keep) =>
    succeed({ bytes: await keep(file.stream, filename), filename }),
  ).catch(() => fail('import-download-missing', { filename }))
  return saved.ok ? succeed(saved.value.id) : saved
}
