import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoFolder } from '#server/demo-folder.ts'
import { saveAsset } from '#server/files/save-asset.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Asset } from '#shared/files/schema.ts'

/** A picture of the demo in the shop's files, with its alt text. */
export interface SavedPicture {
  readonly asset: Asset
  readonly altText: string
}

/** Adds the demo's pictures to a website's files, by their names without extension. */
export async function savePictures(services: Services, websiteId: string): Promise<ReadonlyMap<string, SavedPicture>> {
  const folder = demoFolder('pictures')
  const words = JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8')) as { file: string; alt: string }[]
  const altTexts = new Map(words.map((one) => [one.file, one.alt]))
  const kept = new Map<string, SavedPicture>()
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort()
  // Two at a time: usual machines have two cores for this.
  for (let index = 0; index < names.length; index += 2) {
    await Promise.all(names.slice(index, index + 2).map(keep))
  }
  return kept

  async function keep(filename: string): Promise<void> {
    const bytes = await readFile(join(folder, filename))
    const asset = await saveAsset(services, reading(services, { id: websiteId }), {
      bytes,
      filename,
      altText: altTexts.get(filename) ?? '',
    })
    if (!asset.ok) throw new Error(`The demo’s picture ${filename}: ${asset.failure.code}`)
    kept.set(filename.replace(/\.jpg$/, ''), { asset: asset.value, altText: altTexts.get(filename) ?? '' })
  }
}
