import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { FileStore } from '#server/files/file-store.ts'
import { copyKey } from '#server/files/keys.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { COPY_DAYS } from '#shared/customers/privacy-api.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { copyCustomerJob } from '../jobs.ts'
import { dataPage } from './data-page.tsx'
import { type CustomerData, readData } from './read-data.ts'
import { endRequest, readRequest } from './request-store.ts'

/** Writes the ZIP file with all data about a customer. A job that runs twice replaces the file. */
export function copyCustomerHandler(
  services: Pick<Services, 'database' | 'websites' | 'worker' | 'files'>,
): JobHandler<typeof copyCustomerJob> {
  return async ({ websiteId, payload: { requestId } }) => {
    const scope = reading(services, { id: websiteId })
    const request = await readRequest(scope, requestId)
    const website = await services.websites.byId(websiteId)
    if (request?.state !== 'running' || !website) return
    const key = copyKey(websiteId, requestId)
    const data = await readData(scope, request.customer_id)
    const { locale, timeZone } = website.settings
    const page = data && dataPage(data, { locale, timeZone, siteName: website.title })
    const bytes = data && page ? await writeZip(services.files, key, data, page) : 0
    await changing(services, { id: websiteId }, null, (change) =>
      endRequest(change, requestId, { file: { key, bytes, expiresAt: Date.now() + COPY_DAYS * DAY_MILLISECONDS } }),
    )
  }
}

function writeZip(store: FileStore, key: string, { files, ...data }: CustomerData, page: string): Promise<number> {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  zip.on('error', (error: Error) => output.destroy(error))
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json')
  zip.addBuffer(Buffer.from(page), 'your-data.html')
  for (const { path, storageKey } of files)
    zip.addReadStreamLazy(path, (give) => {
      store.stream(storageKey).then(
        // A missing file does not damage the others.
        (file) => give(null, file?.stream ?? Readable.from([])),
        (error) => give(error, Readable.from([])),
      )
    })
  zip.end()
  return store.writeStream(key, output, 'application/zip')
}
