import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { products } from '#demo/catalogue.ts'
import { demoFolder } from '#server/demo-folder.ts'
import type { DownloadFile } from '#shared/downloads/schema.ts'
import { succeed } from '#shared/http/failure.ts'
import { saveDownloadFile } from '../../downloads/save-download-file.ts'
import type { Services } from '../../services.ts'
import { reading } from '../../stores.ts'

/** Adds the files that the demo sells to a website's files, by their names. */
export async function saveDownloads(services: Services, websiteId: string): Promise<ReadonlyMap<string, DownloadFile>> {
  const folder = demoFolder('downloads')
  const kept = new Map<string, DownloadFile>()
  for (const filename of products.flatMap((one) => one.files ?? [])) {
    const file = await saveDownloadFile(services, reading(services, { id: websiteId }), async (keep) =>
      succeed({ filename, bytes: await keep(createReadStream(join(folder, filename)), filename) }),
    )
    if (!file.ok) throw new Error(`The demo’s file ${filename}: ${file.failure.code}`)
    kept.set(filename, file.value)
  }
  return kept
}
