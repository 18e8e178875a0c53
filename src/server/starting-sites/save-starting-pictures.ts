import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoFolder } from '#server/demo-folder.ts'
import { saveAsset } from '#server/files/save-asset.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { pictureNameOf, type StartingSite } from '#shared/starting-sites/define.ts'

/**
 * Adds the images of a starting site to the files of a website, by their names. Doing it again adds nothing: the same
 * bytes are stored once.
 */
export async function saveStartingPictures(
  services: Pick<Services, 'files' | 'app' | 'database'>,
  website: { readonly id: string },
  site: StartingSite,
): Promise<ReadonlyMap<string, Picture>> {
  const saved = new Map<string, Picture>()
  for (const name of picturesIn(site)) {
    const filename = `${name}.jpg`
    const own = join(demoFolder('starting-sites'), filename)
    const bytes = await readFile(existsSync(own) ? own : join(demoFolder('pictures'), filename))
    const asset = await saveAsset(services, reading(services, website), { bytes, filename })
    if (!asset.ok) throw new Error(`The image ${filename} of a starting site: ${asset.failure.code}`)
    const { id, assetUrl, width, height, colorData } = asset.value
    saved.set(name, {
      ...{ id, assetUrl, width: width!, height: height!, colorData },
      ...{ altText: '', focalPoint: { x: 0.5, y: 0.5 } },
    })
  }
  return saved
}

/** The names of all images in the data of a starting site, each once. */
export function picturesIn(site: StartingSite): ReadonlySet<string> {
  const names = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const name = 'id' in value ? pictureNameOf(value.id) : null
    if (name !== null) names.add(name)
    else Object.values(value).forEach(look)
  }
  look([site.pages, site.collections])
  return names
}
